import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Porta di casa",
  headlines: [
    "Trova la porta che è tua.",
    "Dalla prima visita alla chiave.",
    "Una casa è più di una planimetria.",
  ],
  lead: "Cerchiamo quello che va bene, mostriamo quello che c’è e diciamo con franchezza che cosa lo è meno.",
  action: "Dicci che cosa cerchi",
  sections: [
    {
      kind: "cards",
      id: "homes",
      nav: "Immobili",
      heading: "Che cosa c’è",
      items: [
        ["Un appartamento", "Le stanze, la luce, la via: di’ che cosa lo rende bello."],
        ["Una casa", "Di’ chi ci starebbe bene."],
        ["Un posto per lavorare", "Ufficio, negozio, laboratorio: di’ a che cosa serve."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Servizi",
      heading: "Che cosa facciamo per te",
      items: [
        ["Cercare", "Dicci che cosa conta e cerchiamo con i tuoi occhi."],
        ["Vendere", "Diciamo quanto vale, e come ci arriviamo."],
        ["Affittare", "Qualcuno di adatto e carte in regola."],
      ],
    },
    {
      kind: "questions",
      nav: "Domande",
      heading: "Cosa ci chiedono",
      items: [
        ["Quanto costa?", "Lo sai prima di cominciare."],
        ["Quanto ci vuole?", "Dipende dal luogo e dal momento. Ti diciamo quello che vediamo."],
        ["Posso venire a vedere?", "Sì. Di’ quale e quando ti va bene."],
      ],
    },
    {
      kind: "visit",
      nav: "Dove siamo",
      heading: "Dove siamo",
      hours: [],
    },
    {
      kind: "form",
      id: "search",
      nav: "Contatti",
      heading: "Dicci che cosa cerchi",
      lead: "Cercare, vendere o affittare: bastano poche parole.",
      submit: "Invia",
      fields: ["name", "mail", "message"],
    },
  ],
};
