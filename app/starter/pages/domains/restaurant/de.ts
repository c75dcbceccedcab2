import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Zur langen Tafel",
  headlines: [
    "Gutes Essen, und Zeit dafür.",
    "Komm hungrig. Bleib lange.",
    "Setz dich. Den Rest machen wir.",
  ],
  lead: "Eine Karte, die den Weg lohnt, ein Tisch für alle, die du mitbringst, und ein Abend, der dauern darf.",
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
          "Hauptgänge",
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
        [
          "Was gerade gut ist",
          "Frag, was heute hereingekommen ist. Oft ist es das Beste auf der Karte.",
        ],
        ["Für dich gekocht", "Dein Teller wird frisch gemacht. Sag, wie du es magst."],
        ["Für alle", "Sag, was du nicht isst, und wir finden etwas, das dir schmeckt."],
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
