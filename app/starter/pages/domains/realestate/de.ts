import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Haustür",
  headlines: [
    "Die Tür finden, die zu Ihnen gehört.",
    "Vom ersten Besuch bis zum Schlüssel.",
    "Ein Zuhause ist mehr als sein Grundriss.",
  ],
  lead: "Wir suchen, was passt, zeigen, was es gibt, und sagen ehrlich, was daran nicht so gut ist.",
  action: "Sagen Sie, was Sie suchen",
  sections: [
    {
      kind: "cards",
      id: "homes",
      nav: "Angebote",
      heading: "Was zu haben ist",
      items: [
        ["Eine Wohnung", "Die Zimmer, das Licht, die Straße: Sagen Sie, was sie gut macht."],
        ["Ein Haus", "Sagen Sie, wer darin glücklich würde."],
        ["Ein Ort zum Arbeiten", "Büro, Laden, Werkstatt: Sagen Sie, wofür er taugt."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Leistungen",
      heading: "Was wir für Sie tun",
      items: [
        ["Suchen", "Sagen Sie, was zählt, und wir suchen mit Ihren Augen."],
        ["Verkaufen", "Wir sagen, was es wert ist und wie wir darauf kommen."],
        ["Vermieten", "Jemand, der passt, und Papiere, die stimmen."],
      ],
    },
    {
      kind: "questions",
      nav: "Fragen",
      heading: "Was oft gefragt wird",
      items: [
        ["Was kostet es?", "Das erfahren Sie, bevor wir anfangen."],
        [
          "Wie lange dauert es?",
          "Das hängt vom Ort und von der Zeit ab. Wir sagen Ihnen, was wir sehen.",
        ],
        ["Kann ich es mir ansehen?", "Ja. Sagen Sie, welches, und wann es Ihnen passt."],
      ],
    },
    {
      kind: "visit",
      nav: "Besuch",
      heading: "So finden Sie uns",
      hours: [],
    },
    {
      kind: "form",
      id: "search",
      nav: "Kontakt",
      heading: "Sagen Sie, was Sie suchen",
      lead: "Suchen, verkaufen oder vermieten: Ein paar Worte genügen.",
      submit: "Senden",
      fields: ["name", "mail", "message"],
    },
  ],
};
