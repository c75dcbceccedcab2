import type { DomainTexts } from "../../domain";

export const it: DomainTexts = {
  name: "Il nostro giorno",
  headlines: ["Siete invitati.", "Ci piacerebbe avervi con noi.", "Venite a festeggiare con noi."],
  lead: "Un giorno, tutte le persone che amiamo nello stesso posto. Qui c’è tutto quello che serve sapere, e una riga per dirci che venite.",
  action: "Diteci che venite",
  sections: [
    {
      kind: "schedule",
      id: "day",
      nav: "La giornata",
      heading: "Come sarà la giornata",
      items: [
        ["14:00", "L’arrivo", "Un bicchiere fresco e un saluto a tutti."],
        ["15:00", "La cerimonia", "Portate un fazzoletto."],
        ["17:00", "Torta e foto", "In giardino, se il cielo vuole."],
        ["19:00", "La cena", "Una tavola lunga, pochi discorsi brevi."],
        ["21:00", "Si balla", "Finché vanno via gli ultimi."],
      ],
    },
    {
      kind: "questions",
      nav: "Da sapere",
      heading: "Buono a sapersi",
      items: [
        ["Come mi vesto?", "Come ti senti in festa, con scarpe per ballare."],
        ["Possono venire i bambini?", "Sì, diteci quanti nel modulo."],
        [
          "Che regalo vi piacerebbe?",
          "Avervi lì. E se volete portare qualcosa, una canzone da ballare.",
        ],
      ],
    },
    {
      kind: "form",
      id: "rsvp",
      nav: "Risposta",
      heading: "Ci sarete?",
      lead: "Basta una riga. Diteci chi viene e che cosa dobbiamo sapere per la cena.",
      submit: "Invia la risposta",
      fields: ["name", "coming", "guests", "food", "message"],
    },
  ],
};
