import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
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
};
