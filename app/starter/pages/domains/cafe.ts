import type { Domain } from "../domain";

export const cafe: Domain = {
  id: "cafe",
  places: ["cafe", "bakery"],
  match:
    /\b(?:coffee|caf[eé]s?|espresso|tea ?house|barista|baker(?:y|ies)|kaffee|bäckerei|konditorei)(?!\p{L})/u,
  icon: "☕",
  layouts: ["split", "editorial", "panorama", "mosaic"],
  pairings: ["hearth", "gazette", "workshop", "playground"],
  palettes: [
    { accent: "#a8481f", second: "#e8b04a", background: "#faf3e7" },
    { accent: "#2f5d50", second: "#e39a6f", background: "#f5f2e8" },
    { accent: "#7a3b2e", second: "#e6a9a0", background: "#fbf1ec" },
    { accent: "#2c4a73", second: "#f0c068", background: "#f6f3ec" },
  ],
  texts: {
    en: {
      name: "Corner Coffee",
      headlines: [
        "Good coffee, a quiet corner, and time.",
        "Stay for one more cup.",
        "The best part of the morning.",
      ],
      lead: "Espresso pulled with care, something baked to go with it, and a table where nobody hurries you along.",
      action: "Reserve a table",
      sections: [
        {
          kind: "menu",
          nav: "Menu",
          heading: "On the menu",
          groups: [
            [
              "Coffee",
              [
                ["Espresso", "Short, dark, and a glass of water beside it"],
                ["Flat white", "Double shot, silky milk"],
                ["Filter of the day", "Ask what is on the brewer"],
                ["Iced oat latte", "For the warm half of the year"],
              ],
            ],
            [
              "To go with it",
              [
                ["Butter croissant", "Flaky, still warm before nine"],
                ["Cinnamon bun", "With a lot of cinnamon"],
                ["Sourdough toast", "Salted butter and jam"],
                ["Cake of the day", "Whatever the season gives"],
              ],
            ],
          ],
        },
        {
          kind: "story",
          nav: "About",
          heading: "The room",
          text: "A few tables, a long bench by the window, and music that lets you think. Bring a friend, a book, or nothing at all.",
        },
        {
          kind: "visit",
          nav: "Visit",
          heading: "Come by",
          hours: [
            ["Monday – Friday", "8:00 – 18:00"],
            ["Saturday", "9:00 – 17:00"],
            ["Sunday", "Closed"],
          ],
        },
        {
          kind: "form",
          id: "table",
          nav: "Reserve",
          heading: "Reserve a table",
          lead: "For two at the window or eight at the long bench: say when, and how many.",
          submit: "Ask for a table",
          fields: ["name", "mail", "date", "guests", "message"],
        },
      ],
    },
    de: {
      name: "Eckcafé",
      headlines: [
        "Guter Kaffee, eine ruhige Ecke und Zeit.",
        "Bleib auf noch eine Tasse.",
        "Das Beste am Morgen.",
      ],
      lead: "Espresso mit Sorgfalt, etwas Gebackenes dazu und ein Tisch, an dem niemand drängt.",
      action: "Tisch reservieren",
      sections: [
        {
          kind: "menu",
          nav: "Karte",
          heading: "Auf der Karte",
          groups: [
            [
              "Kaffee",
              [
                ["Espresso", "Kurz, dunkel, ein Glas Wasser dazu"],
                ["Flat White", "Doppelter Espresso, feine Milch"],
                ["Filter des Tages", "Frag, was gerade läuft"],
                ["Eiskaffee mit Hafer", "Für die warme Hälfte des Jahres"],
              ],
            ],
            [
              "Dazu",
              [
                ["Buttercroissant", "Blättrig, vor neun noch warm"],
                ["Zimtschnecke", "Mit sehr viel Zimt"],
                ["Sauerteigbrot", "Gesalzene Butter und Marmelade"],
                ["Kuchen des Tages", "Was die Jahreszeit gibt"],
              ],
            ],
          ],
        },
        {
          kind: "story",
          nav: "Über uns",
          heading: "Der Raum",
          text: "Ein paar Tische, eine lange Bank am Fenster und Musik, bei der man denken kann. Bring jemanden mit, ein Buch oder gar nichts.",
        },
        {
          kind: "visit",
          nav: "Besuch",
          heading: "Komm vorbei",
          hours: [
            ["Montag – Freitag", "8:00 – 18:00"],
            ["Samstag", "9:00 – 17:00"],
            ["Sonntag", "geschlossen"],
          ],
        },
        {
          kind: "form",
          id: "table",
          nav: "Reservieren",
          heading: "Einen Tisch reservieren",
          lead: "Zu zweit am Fenster oder zu acht an der langen Bank: Sag, wann und wie viele.",
          submit: "Tisch anfragen",
          fields: ["name", "mail", "date", "guests", "message"],
        },
      ],
    },
  },
};
