import type { Domain } from "../domain";

export const band: Domain = {
  id: "band",
  places: ["band", "podcast"],
  match: /\b(?:band|musicians?|singer|dj|orchestra|record label|podcast|musikgruppe|podcast)\b/,
  icon: "🎸",
  layouts: ["poster", "folio", "split", "mosaic"],
  pairings: ["placard", "gallery", "console", "workshop"],
  palettes: [
    { accent: "#e0452c", second: "#f4c95d", background: "#16110f" },
    { accent: "#c9f04d", second: "#ff7ac6", background: "#11120d" },
    { accent: "#2b3a8c", second: "#ff6f59", background: "#f4efe6" },
    { accent: "#7a2a6b", second: "#ffb347", background: "#faf0ee" },
  ],
  texts: {
    en: {
      name: "Night Ferry",
      headlines: [
        "Songs for the last train home.",
        "Loud, close, and only for tonight.",
        "Turn it up.",
      ],
      lead: "Guitars, a few machines, and songs that got longer on the road. Hear what is new, and come and hear it louder.",
      action: "Hear from us first",
      sections: [
        {
          kind: "cards",
          id: "music",
          nav: "Music",
          heading: "What we play",
          items: [
            ["The new one", "Write here what it sounds like, and where to hear it."],
            ["The one before", "The record people shout for."],
            ["Early recordings", "Rough, quick, and still ours."],
          ],
        },
        {
          kind: "story",
          nav: "About",
          heading: "The band",
          text: "We started in a room that was too small and have been looking for bigger ones since. What you hear is what we can play: no tricks, many mistakes, all of them rehearsed.",
        },
        {
          kind: "form",
          id: "list",
          nav: "Newsletter",
          heading: "Hear it first",
          lead: "New songs and new dates, before anybody else. A letter now and then, never more.",
          submit: "Put me on the list",
          fields: ["name", "mail"],
        },
        {
          kind: "form",
          id: "booking",
          nav: "Booking",
          heading: "Book us",
          lead: "A stage, a garden, a very small room: tell us where and when.",
          submit: "Send",
          fields: ["name", "mail", "date", "message"],
        },
      ],
    },
    de: {
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
    },
  },
};
