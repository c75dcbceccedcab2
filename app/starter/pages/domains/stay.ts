import type { Domain } from "../domain";

export const stay: Domain = {
  id: "stay",
  places: ["hotel"],
  match:
    /\b(?:hotel|guest ?house|b&b|bed and breakfast|hostel|holiday (?:home|flat|let)|cabin|camping|ferienwohnung|pension)\b/,
  icon: "🏡",
  layouts: ["panorama", "editorial", "split"],
  pairings: ["hearth", "letter", "gazette"],
  palettes: [
    { accent: "#3d5a45", second: "#e0a458", background: "#f4f3ea" },
    { accent: "#2f5168", second: "#e8b07a", background: "#f1f4f4" },
    { accent: "#7a4a30", second: "#c9b06a", background: "#f8f2e9" },
  ],
  texts: {
    en: {
      name: "Lake House",
      headlines: [
        "Arrive, and put your phone away.",
        "A quiet house, and nothing you must do.",
        "Wake up to the water.",
      ],
      lead: "A few rooms, a long breakfast, and paths that start at the door.",
      action: "Ask for dates",
      sections: [
        {
          kind: "cards",
          id: "rooms",
          nav: "Rooms",
          heading: "The rooms",
          items: [
            ["The small one", "Under the roof, with the morning sun."],
            ["The wide one", "A table by the window, and the lake behind it."],
            ["The family one", "Room for four, and a box of old games."],
          ],
        },
        {
          kind: "points",
          id: "days",
          nav: "Days here",
          heading: "What you can do",
          items: [
            ["Walk", "Paths for an hour or for a day, with or without a hill."],
            ["Swim", "Cold, clear, and nobody else before eight."],
            ["Nothing", "Chairs in the garden, books on the shelf."],
          ],
        },
        { kind: "visit", nav: "Arrive", heading: "Getting here", hours: [] },
        {
          kind: "form",
          id: "dates",
          nav: "Book",
          heading: "Ask for dates",
          lead: "Say when you would like to come, and how many you are.",
          submit: "Ask for dates",
          fields: ["name", "mail", "date", "guests", "message"],
        },
      ],
    },
    de: {
      name: "Haus am See",
      headlines: [
        "Ankommen und das Telefon weglegen.",
        "Ein stilles Haus, und nichts, was du musst.",
        "Aufwachen am Wasser.",
      ],
      lead: "Ein paar Zimmer, ein langes Frühstück und Wege, die vor der Tür beginnen.",
      action: "Termine anfragen",
      sections: [
        {
          kind: "cards",
          id: "rooms",
          nav: "Zimmer",
          heading: "Die Zimmer",
          items: [
            ["Das kleine", "Unter dem Dach, mit Morgensonne."],
            ["Das weite", "Ein Tisch am Fenster, dahinter der See."],
            ["Das für Familien", "Platz für vier und eine Kiste alter Spiele."],
          ],
        },
        {
          kind: "points",
          id: "days",
          nav: "Tage hier",
          heading: "Was du tun kannst",
          items: [
            ["Gehen", "Wege für eine Stunde oder einen Tag, mit Berg oder ohne."],
            ["Schwimmen", "Kalt, klar und vor acht ganz allein."],
            ["Nichts", "Stühle im Garten, Bücher im Regal."],
          ],
        },
        { kind: "visit", nav: "Anreise", heading: "So kommst du her", hours: [] },
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
    },
  },
};
