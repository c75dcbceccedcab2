import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Nachtfähre",
  headlines: [
    "Lieder für den letzten Zug nach Hause.",
    "Laut, nah und nur heute Abend.",
    "Dreh auf.",
  ],
  lead: "Gitarren, ein paar Maschinen und Lieder, die unterwegs länger wurden. Hör das Neue, und komm und hör es lauter.",
  action: "Als Erste davon hören",
  sections: [
    {
      kind: "cards",
      id: "music",
      nav: "Musik",
      heading: "Was wir spielen",
      items: [
        ["Das Neue", "Schreib hier, wie es klingt und wo man es hört."],
        ["Das davor", "Die Platte, nach der alle rufen."],
        ["Frühe Aufnahmen", "Rau, schnell und immer noch unsere."],
      ],
    },
    {
      kind: "story",
      nav: "Über uns",
      heading: "Die Band",
      text: "Angefangen hat es in einem zu kleinen Raum, und seitdem suchen wir größere. Was ihr hört, können wir spielen: keine Tricks, viele Fehler, alle geprobt.",
    },
    {
      kind: "form",
      id: "list",
      nav: "Rundbrief",
      heading: "Zuerst davon hören",
      lead: "Neue Lieder und neue Termine, vor allen anderen. Ab und zu ein Brief, nie mehr.",
      submit: "Auf die Liste",
      fields: ["name", "mail"],
    },
    {
      kind: "form",
      id: "booking",
      nav: "Buchen",
      heading: "Bucht uns",
      lead: "Eine Bühne, ein Garten, ein sehr kleines Zimmer: Sag uns, wo und wann.",
      submit: "Abschicken",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
