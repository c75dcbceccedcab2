import type { Domain } from "../domain";

export const shop: Domain = {
  id: "shop",
  places: ["shop", "realestate"],
  match:
    /\b(?:shop|store|boutique|florist|flowers?|bookshop|jewel\w*|pottery|ceramics?|handmade|candles?|online store|laden|blumen\w*|buchladen)\b/,
  icon: "🛍️",
  layouts: ["mosaic", "split", "editorial", "panorama"],
  pairings: ["hearth", "gazette", "gallery", "playground"],
  palettes: [
    { accent: "#9c4a2f", second: "#d9b06c", background: "#f8f2ea" },
    { accent: "#2f5f5d", second: "#eaa48a", background: "#f2f5f2" },
    { accent: "#5a4a8a", second: "#f0b86c", background: "#f6f4fa" },
    { accent: "#37472f", second: "#d98f5c", background: "#f5f3ea" },
  ],
  texts: {
    en: {
      name: "Clay & Co.",
      headlines: [
        "Good things, made to be used.",
        "Chosen slowly. Kept for long.",
        "A small shop with nothing superfluous.",
      ],
      lead: "A few shelves of things we like ourselves, from people we could introduce to you.",
      action: "Ask about something",
      sections: [
        {
          kind: "cards",
          id: "things",
          nav: "Shop",
          heading: "From the shelves",
          items: [
            ["The everyday cup", "Fits the hand, survives the dishwasher."],
            ["A vase for one branch", "Heavy enough not to tip over."],
            ["The good notebook", "Lies flat. That is all we ask."],
            ["Linen for the kitchen", "Softer with every wash."],
            ["A candle without perfume", "Smells of wax, burns for a week of evenings."],
            ["Something for children", "Wood, and hard to break."],
          ],
        },
        {
          kind: "points",
          id: "how",
          nav: "How it works",
          heading: "How we sell",
          items: [
            ["Ask first", "Write what you are looking for, and we look for it."],
            ["Wrapped by hand", "Paper, string, and a line from you if you like."],
            ["Bring it back", "If it is not right, we find what is."],
          ],
        },
        {
          kind: "visit",
          nav: "Visit",
          heading: "Come and look",
          hours: [
            ["Monday – Friday", "10:00 – 18:00"],
            ["Saturday", "10:00 – 16:00"],
          ],
        },
        {
          kind: "form",
          id: "order",
          nav: "Order",
          heading: "Ask about something",
          lead: "Say what you would like, and how many. We answer with what is there.",
          submit: "Send the wish",
          fields: ["name", "mail", "what", "message"],
        },
      ],
    },
    de: {
      name: "Ton & Co.",
      headlines: [
        "Gute Dinge, zum Benutzen gemacht.",
        "Langsam gewählt. Lange behalten.",
        "Ein kleiner Laden ohne Überflüssiges.",
      ],
      lead: "Ein paar Regale mit Dingen, die wir selbst mögen, von Leuten, die wir dir vorstellen könnten.",
      action: "Nach etwas fragen",
      sections: [
        {
          kind: "cards",
          id: "things",
          nav: "Laden",
          heading: "Aus den Regalen",
          items: [
            ["Die Tasse für jeden Tag", "Liegt in der Hand, übersteht die Spülmaschine."],
            ["Eine Vase für einen Zweig", "Schwer genug, um nicht zu kippen."],
            ["Das gute Heft", "Bleibt offen liegen. Mehr verlangen wir nicht."],
            ["Leinen für die Küche", "Mit jeder Wäsche weicher."],
            ["Eine Kerze ohne Parfüm", "Riecht nach Wachs, brennt viele Abende."],
            ["Etwas für Kinder", "Aus Holz und schwer kaputt zu kriegen."],
          ],
        },
        {
          kind: "points",
          id: "how",
          nav: "Ablauf",
          heading: "Wie wir verkaufen",
          items: [
            ["Frag zuerst", "Schreib, was du suchst, und wir suchen mit."],
            ["Von Hand verpackt", "Papier, Schnur und auf Wunsch eine Zeile von dir."],
            ["Bring es zurück", "Wenn es nicht passt, finden wir, was passt."],
          ],
        },
        {
          kind: "visit",
          nav: "Besuch",
          heading: "Komm und schau",
          hours: [
            ["Montag – Freitag", "10:00 – 18:00"],
            ["Samstag", "10:00 – 16:00"],
          ],
        },
        {
          kind: "form",
          id: "order",
          nav: "Bestellen",
          heading: "Nach etwas fragen",
          lead: "Sag, was du möchtest und wie viel davon. Wir antworten mit dem, was da ist.",
          submit: "Wunsch schicken",
          fields: ["name", "mail", "what", "message"],
        },
      ],
    },
  },
};
