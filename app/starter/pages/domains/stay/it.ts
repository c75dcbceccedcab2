import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "La Casa Quieta",
  headlines: [
    "Arriva e metti via il telefono.",
    "Dormire bene, e niente che tu debba fare.",
    "Resta una notte in più.",
  ],
  lead: "Una camera dove si dorme bene, una porta aperta e qualcuno a cui chiedere che cosa merita una visita.",
  action: "Chiedi le date",
  sections: [
    {
      kind: "cards",
      id: "rooms",
      nav: "Camere",
      heading: "Le camere",
      items: [
        ["La piccola", "Per una o due persone. Scrivi qui dove guarda la finestra."],
        ["La grande", "Più spazio e un tavolo a cui sedersi. Scrivi che cosa la rende speciale."],
        ["La familiare", "Scrivi in quanti si dorme e che cosa c’è per i bambini."],
      ],
    },
    {
      kind: "points",
      id: "days",
      nav: "Da fare",
      heading: "Che cosa puoi fare",
      items: [
        ["Arrivare", "Posa le valigie. Ti diciamo dov’è tutto."],
        ["Uscire", "Chiedici che cosa merita, vicino e lontano."],
        ["Niente", "Dormire fino a tardi, leggere, guardare dalla finestra."],
      ],
    },
    {
      kind: "visit",
      nav: "Arrivare",
      heading: "Come arrivare",
      hours: [],
    },
    {
      kind: "form",
      id: "dates",
      nav: "Prenota",
      heading: "Chiedi le date",
      lead: "Dicci quando vorresti venire e in quanti siete.",
      submit: "Chiedi le date",
      fields: ["name", "mail", "date", "guests", "message"],
    },
  ],
};
