import type { Domain } from "../domain";

export const restaurant: Domain = {
  id: "restaurant",
  places: ["restaurant", "bar"],
  match:
    /\b(?:restaurant|bistro|pizz\w+|diner|food truck|cater\w*|sushi|burger|ice cream|chef|trattoria|tavern|pub|wine bar|cocktail|gasthaus|wirtshaus|kneipe)\b/,
  icon: "🍽️",
  layouts: ["editorial", "poster", "split", "panorama"],
  pairings: ["gazette", "letter", "placard", "hearth"],
  palettes: [
    { accent: "#8c2f1b", second: "#e4a853", background: "#f8f1e6" },
    { accent: "#3b5334", second: "#e07a4f", background: "#f4f2e6" },
    { accent: "#1f3d3a", second: "#d9a441", background: "#f3f0e7" },
    { accent: "#b0362c", second: "#f2c14e", background: "#fff6ec" },
  ],
  texts: {
    en: {
      name: "The Long Table",
      headlines: [
        "Seasonal food, cooked over fire.",
        "Come hungry. Stay late.",
        "A short menu, done properly.",
      ],
      lead: "A menu that changes with the market, a table long enough for everyone, and a kitchen you can look into.",
      action: "Book a table",
      sections: [
        {
          kind: "menu",
          nav: "Menu",
          heading: "The menu",
          groups: [
            [
              "To begin",
              [
                ["Charred leeks", "Hazelnut, brown butter"],
                ["Tomatoes and bread", "Olive oil, basil, salt"],
                ["Cured trout", "Cucumber, dill, rye"],
              ],
            ],
            [
              "From the fire",
              [
                ["Half a chicken", "Lemon, thyme, roast potatoes"],
                ["Whole fish of the day", "Fennel and orange"],
                ["Cauliflower steak", "Capers, raisins, almonds"],
              ],
            ],
            [
              "To end",
              [
                ["Plum tart", "Thick cream"],
                ["Chocolate pot", "Sea salt"],
                ["A piece of cheese", "Honey and walnut bread"],
              ],
            ],
          ],
        },
        {
          kind: "points",
          id: "kitchen",
          nav: "Kitchen",
          heading: "How we cook",
          items: [
            ["What the season gives", "The menu is short because it follows the market."],
            ["In plain view", "The kitchen is open. Watch your dinner being made, and ask."],
            ["For everyone", "Half of what we cook has no meat. All of it has flavour."],
          ],
        },
        {
          kind: "visit",
          nav: "Visit",
          heading: "Find us",
          hours: [
            ["Tuesday – Thursday", "18:00 – 22:00"],
            ["Friday – Saturday", "18:00 – 23:00"],
            ["Sunday – Monday", "Closed"],
          ],
        },
        {
          kind: "form",
          id: "table",
          nav: "Book",
          heading: "Book a table",
          lead: "Say when you would like to come, and how many you will be.",
          submit: "Ask for a table",
          fields: ["name", "mail", "date", "time", "guests", "message"],
        },
      ],
    },
    de: {
      name: "Zur langen Tafel",
      headlines: [
        "Was die Jahreszeit gibt, über Feuer gekocht.",
        "Komm hungrig. Bleib lange.",
        "Eine kurze Karte, gut gemacht.",
      ],
      lead: "Eine Karte, die sich mit dem Markt ändert, ein Tisch für alle und eine Küche, in die man schauen kann.",
      action: "Tisch buchen",
      sections: [
        {
          kind: "menu",
          nav: "Karte",
          heading: "Die Karte",
          groups: [
            [
              "Zum Anfang",
              [
                ["Gegrillter Lauch", "Haselnuss, braune Butter"],
                ["Tomaten und Brot", "Olivenöl, Basilikum, Salz"],
                ["Gebeizte Forelle", "Gurke, Dill, Roggen"],
              ],
            ],
            [
              "Vom Feuer",
              [
                ["Ein halbes Huhn", "Zitrone, Thymian, Kartoffeln"],
                ["Fisch des Tages im Ganzen", "Fenchel und Orange"],
                ["Blumenkohl vom Grill", "Kapern, Rosinen, Mandeln"],
              ],
            ],
            [
              "Zum Schluss",
              [
                ["Zwetschgentarte", "Dicke Sahne"],
                ["Schokolade im Glas", "Meersalz"],
                ["Ein Stück Käse", "Honig und Walnussbrot"],
              ],
            ],
          ],
        },
        {
          kind: "points",
          id: "kitchen",
          nav: "Küche",
          heading: "Wie wir kochen",
          items: [
            ["Was es gerade gibt", "Die Karte ist kurz, weil sie dem Markt folgt."],
            ["Vor aller Augen", "Die Küche ist offen. Schau zu und frag."],
            ["Für alle", "Die Hälfte ist ohne Fleisch. Nichts ist ohne Geschmack."],
          ],
        },
        {
          kind: "visit",
          nav: "Besuch",
          heading: "So findest du uns",
          hours: [
            ["Dienstag – Donnerstag", "18:00 – 22:00"],
            ["Freitag – Samstag", "18:00 – 23:00"],
            ["Sonntag – Montag", "geschlossen"],
          ],
        },
        {
          kind: "form",
          id: "table",
          nav: "Buchen",
          heading: "Einen Tisch buchen",
          lead: "Sag, wann du kommen möchtest und wie viele ihr seid.",
          submit: "Tisch anfragen",
          fields: ["name", "mail", "date", "time", "guests", "message"],
        },
      ],
    },
  },
};
