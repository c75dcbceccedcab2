import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Club del Porto",
  headlines: [
    "Aperto a tutti. Ogni settimana.",
    "Meglio insieme, con qualsiasi tempo.",
    "Vieni. Il più è fatto.",
  ],
  lead: "Un club di vicini a cui piace farlo in compagnia. Niente prove, niente selezioni: vieni una volta e guarda.",
  action: "Vieni a provare",
  sections: [
    {
      kind: "schedule",
      id: "week",
      nav: "La settimana",
      heading: "Una settimana con noi",
      items: [
        ["Martedì", "La serata tranquilla", "Con calma, chiacchierando, e nessuno resta indietro."],
        ["Giovedì", "La serata vivace", "Per chi vuole spingere un po’."],
        ["Domenica", "La mattina lunga", "Si parte presto, poi colazione per chi resta."],
      ],
    },
    {
      kind: "points",
      id: "new",
      nav: "È la prima volta?",
      heading: "La tua prima volta",
      items: [
        ["Vieni come sei", "Non serve niente di speciale. Qualcuno ti presta quel che manca."],
        ["Qualcuno ti accompagna", "Di’ che è la prima volta e avrai sempre compagnia."],
        ["Decidi dopo", "Vieni qualche volta prima di pensare a iscriverti."],
      ],
    },
    {
      kind: "questions",
      nav: "Domande",
      heading: "Cosa ci chiedono",
      items: [
        ["Devo già saper fare qualcosa?", "No. Vieni, guarda e chiedi a chi c’è."],
        ["Quanto costa?", "Chiedi con il modulo e te lo diciamo."],
        ["Posso portare qualcuno?", "Volentieri."],
      ],
    },
    {
      kind: "form",
      id: "join",
      nav: "Iscriviti",
      heading: "Vieni a provare",
      lead: "Lascia il tuo nome e dicci quando vorresti venire la prima volta.",
      submit: "Ci sono",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
