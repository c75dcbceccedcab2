import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
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
};
