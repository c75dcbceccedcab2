import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Das stille Haus",
  headlines: [
    "Ankommen und das Telefon weglegen.",
    "Gut schlafen, und nichts, was du musst.",
    "Bleib eine Nacht länger.",
  ],
  lead: "Ein Zimmer, in dem man gut schläft, eine offene Tür und jemand, den du fragen kannst, was sich lohnt.",
  action: "Termine anfragen",
  sections: [
    {
      kind: "cards",
      id: "rooms",
      nav: "Zimmer",
      heading: "Die Zimmer",
      items: [
        ["Das kleine", "Für eine oder zwei Personen. Sag hier, wohin das Fenster geht."],
        ["Das weite", "Mehr Platz und ein Tisch zum Sitzen. Sag, was es besonders macht."],
        ["Das für Familien", "Sag, wie viele hier schlafen und was es für Kinder gibt."],
      ],
    },
    {
      kind: "points",
      id: "days",
      nav: "Tage hier",
      heading: "Was du tun kannst",
      items: [
        ["Ankommen", "Stell die Taschen ab. Wir zeigen dir, wo alles ist."],
        ["Hinausgehen", "Frag uns, was den Weg wert ist, nah und fern."],
        ["Nichts tun", "Ausschlafen, lesen, aus dem Fenster schauen."],
      ],
    },
    {
      kind: "visit",
      nav: "Anreise",
      heading: "So kommst du her",
      hours: [],
    },
    {
      kind: "form",
      id: "dates",
      nav: "Buchen",
      heading: "Termine anfragen",
      lead: "Sag, wann du kommen möchtest und wie viele ihr seid.",
      submit: "Termine anfragen",
      fields: ["name", "mail", "date", "guests", "message"],
    },
  ],
};
