import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Porta Aperta",
  headlines: [
    "Qui ogni domanda è benvenuta.",
    "Comincia da dove sei.",
    "Imparato una volta, tuo per sempre.",
  ],
  lead: "Un posto per imparare e per crescere, con persone che hanno tempo per ciascuno.",
  action: "Vieni a conoscerci",
  sections: [
    {
      kind: "cards",
      id: "courses",
      nav: "Offerta",
      heading: "Che cosa offriamo",
      items: [
        ["Per i primi passi", "Non serve sapere niente prima. Di’ qui per chi è."],
        ["Per andare avanti", "Di’ che cosa viene dopo, e quando."],
        ["Per provare", "Una visita, per capire se va bene."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Metodo",
      heading: "Come facciamo",
      items: [
        ["Piccoli passi", "Una cosa dopo l’altra, e il tempo di provarla."],
        ["Prima le domande", "Nessuno deve vergognarsi di chiedere."],
        ["Ognuno è visto", "Notiamo chi ha bisogno di aiuto e chi vuole di più."],
      ],
    },
    {
      kind: "questions",
      nav: "Domande",
      heading: "Prima di cominciare",
      items: [
        ["Quando possiamo cominciare?", "Chiedi con il modulo e ti diciamo che cosa è libero."],
        ["Che cosa portiamo?", "Curiosità. Il resto lo diciamo prima del primo giorno."],
        ["Possiamo prima venire a vedere?", "Sì. Di’ quando ti va bene."],
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
      id: "enrol",
      nav: "Iscriviti",
      heading: "Vieni a conoscerci",
      lead: "Di’ chi vorrebbe venire e per che cosa. Rispondiamo con quello che è possibile.",
      submit: "Invia",
      fields: ["name", "mail", "message"],
    },
  ],
};
