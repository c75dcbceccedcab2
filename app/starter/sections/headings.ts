import type { Language } from "../match/facts/language";

/** Parts of a page that hold what a person said, and what they are called in each language. */
export const HEADINGS = {
  menu: { en: "Menu", de: "Karte", fr: "Carte", es: "Carta", it: "Menù", pt: "Menu" },
  hours: {
    en: "Opening hours",
    de: "Öffnungszeiten",
    fr: "Horaires",
    es: "Horario",
    it: "Orari",
    pt: "Horários",
  },
  team: { en: "Team", de: "Team", fr: "L’équipe", es: "Equipo", it: "Il team", pt: "Equipe" },
  contact: {
    en: "Contact",
    de: "Kontakt",
    fr: "Contact",
    es: "Contacto",
    it: "Contatti",
    pt: "Contato",
  },
  testimonials: {
    en: "What people say",
    de: "Stimmen",
    fr: "Témoignages",
    es: "Opiniones",
    it: "Dicono di noi",
    pt: "Opiniões",
  },
} satisfies Record<string, Record<Language, string>>;

export type SaidPart = keyof typeof HEADINGS;
