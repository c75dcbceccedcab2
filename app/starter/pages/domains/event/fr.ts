import type { DomainTexts } from "../../domain";

export const fr: DomainTexts = {
  name: "Plein Air",
  headlines: [
    "Un jour. Du beau monde. De grandes idées.",
    "Venez pour une conférence, restez pour les rencontres.",
    "Une journée dont on parlera longtemps.",
  ],
  lead: "Des interventions courtes le matin, des ateliers après le déjeuner, et une longue soirée ensemble.",
  action: "Réserver ma place",
  sections: [
    {
      kind: "schedule",
      id: "programme",
      nav: "Programme",
      heading: "Le programme",
      items: [
        ["9 h", "Accueil et café", "Trouvez un siège, trouvez un ami."],
        ["10 h", "Ouverture", "Le sujet du jour, en vingt minutes."],
        ["11 h", "Interventions courtes", "Par ceux qui font le travail."],
        ["14 h", "Ateliers", "En petits groupes, rien à apporter."],
        ["18 h", "La longue soirée", "À manger, de la musique, et le temps de parler."],
      ],
    },
    {
      kind: "points",
      id: "why",
      nav: "Pourquoi venir",
      heading: "De bonnes raisons de venir",
      items: [
        ["Des voix à écouter", "Des gens qui racontent aussi ce qui a raté."],
        [
          "Des mains, pas des diapos",
          "Chaque atelier se termine par quelque chose que vous avez fait.",
        ],
        ["De la place pour parler", "Les pauses sont longues, et c’est voulu."],
      ],
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Bon à savoir",
      items: [
        ["Est-ce pour les débutants ?", "Oui. Chaque session dit ce qu’il faut savoir avant."],
        ["Y aura-t-il à manger ?", "Dites-nous ce que vous mangez en vous inscrivant."],
        [
          "Et si je ne peux finalement pas venir ?",
          "Dites-le-nous, pour que la place serve à quelqu’un d’autre.",
        ],
      ],
    },
    {
      kind: "form",
      id: "seat",
      nav: "S’inscrire",
      heading: "Réserver ma place",
      lead: "Dites-nous qui vient. Une ligne par place suffit.",
      submit: "Réserver ma place",
      fields: ["name", "mail", "guests", "food"],
    },
  ],
};
