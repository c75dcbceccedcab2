import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Fatto bene",
  headlines: [
    "Fatto bene, al primo colpo.",
    "Diccelo, ce ne occupiamo noi.",
    "Veniamo, guardiamo, lo facciamo.",
  ],
  lead: "Tu ci dici che cosa c’è da fare, noi ti diciamo che cosa serve e quanto costa. Poi decidi tu.",
  action: "Chiedi un preventivo",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Servizi",
      heading: "Che cosa facciamo",
      items: [
        ["Rimettere a posto", "Quello che è rotto, bloccato, consumato o d’intralcio."],
        ["Fare di nuovo", "Da una piccola modifica al lavoro intero."],
        ["Tenere in ordine", "Con regolarità, perché resti come deve."],
      ],
    },
    {
      kind: "schedule",
      id: "steps",
      nav: "Come funziona",
      heading: "Come funziona",
      items: [
        ["Prima", "Diccelo", "Basta una frase, e una foto se ce l’hai."],
        ["Poi", "Diamo un’occhiata", "Sai quanto costa prima che si cominci."],
        ["Infine", "Lo facciamo", "E mettiamo in ordine quando abbiamo finito."],
      ],
    },
    {
      kind: "story",
      nav: "Chi siamo",
      heading: "Come lavoriamo",
      text: "Nessuna attesa al telefono, nessuna parola difficile. Sai chi viene, quando e che cosa verrà fatto.",
    },
    {
      kind: "questions",
      nav: "Domande",
      heading: "Buono a sapersi",
      items: [
        ["Quando potete venire?", "Scrivi qui sotto se è urgente e te lo diciamo con franchezza."],
        ["Quanto costa?", "Lo sai prima che si faccia qualsiasi cosa."],
        ["È un lavoro troppo piccolo?", "Chiedi. Anche i piccoli hanno bisogno di qualcuno."],
      ],
    },
    {
      kind: "visit",
      nav: "Contatti",
      heading: "Come trovarci",
      hours: [],
    },
    {
      kind: "form",
      id: "job",
      nav: "Preventivo",
      heading: "Chiedi un preventivo",
      lead: "Di’ che cosa c’è da fare, dove e quando ti va bene.",
      submit: "Chiedi un preventivo",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
