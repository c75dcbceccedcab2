import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Der gute Stuhl",
  headlines: [
    "Setz dich. Den Rest machen wir.",
    "Du, an einem sehr guten Tag.",
    "Komm, wie du bist. Geh, wie du magst.",
  ],
  lead: "Ein Stuhl, ein Spiegel und jemand, der fragt, was du möchtest, bevor es losgeht.",
  action: "Termin anfragen",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Leistungen",
      heading: "Was wir machen",
      items: [
        ["Erst reden wir", "Was du dir vorstellst, was dir steht und was es kostet."],
        ["Dann fangen wir an", "Ohne Eile, und du kannst jederzeit Stopp sagen."],
        ["Und danach", "Wie du es zu Hause pflegst, damit es lange schön bleibt."],
      ],
    },
    {
      kind: "story",
      nav: "Über uns",
      heading: "Wie es hier ist",
      text: "Hier redet dir niemand etwas ein. Du sagst, was dir gefällt, wir sagen, was geht, und aus dem Spiegel sollst am Ende du schauen.",
    },
    {
      kind: "questions",
      nav: "Fragen",
      heading: "Bevor du kommst",
      items: [
        [
          "Ich weiß nicht, was ich will.",
          "Bring ein Bild mit oder nichts. Wir finden es zusammen heraus.",
        ],
        ["Was kostet es?", "Das erfährst du, bevor wir anfangen."],
        [
          "Und wenn ich nicht kommen kann?",
          "Sag Bescheid, damit jemand anderes den Stuhl bekommt.",
        ],
      ],
    },
    {
      kind: "visit",
      nav: "Besuch",
      heading: "So findest du uns",
      hours: [
        ["Dienstag – Freitag", "9:00 – 18:00"],
        ["Samstag", "9:00 – 14:00"],
        ["Sonntag – Montag", "geschlossen"],
      ],
    },
    {
      kind: "form",
      id: "appointment",
      nav: "Termin",
      heading: "Termin anfragen",
      lead: "Sag, was du möchtest und wann es dir passt.",
      submit: "Termin anfragen",
      fields: ["name", "mail", "date", "time", "what"],
    },
  ],
};
