import type { DomainTexts } from "../../domain";

export const de: DomainTexts = {
  name: "Unser Tag",
  headlines: ["Ihr seid eingeladen.", "Wir hätten euch gern dabei.", "Kommt und feiert mit uns."],
  lead: "Ein Tag, alle unsere Liebsten an einem Ort. Hier steht, was ihr wissen müsst, und hier sagt ihr uns, dass ihr kommt.",
  action: "Sagt uns zu",
  sections: [
    {
      kind: "schedule",
      id: "day",
      nav: "Der Tag",
      heading: "So läuft der Tag",
      items: [
        ["14:00", "Ankommen", "Ein Glas und ein Hallo an alle."],
        ["15:00", "Die Trauung", "Taschentücher nicht vergessen."],
        ["17:00", "Kuchen und Bilder", "Im Garten, wenn der Himmel mitspielt."],
        ["19:00", "Abendessen", "Ein langer Tisch, ein paar kurze Reden."],
        ["21:00", "Tanzen", "Bis die Letzten gehen."],
      ],
    },
    {
      kind: "questions",
      nav: "Gut zu wissen",
      heading: "Gut zu wissen",
      items: [
        ["Was ziehe ich an?", "Worin du dich festlich fühlst, und Schuhe zum Tanzen."],
        ["Dürfen Kinder mit?", "Ja, sagt uns unten, wie viele."],
        [
          "Was wünscht ihr euch?",
          "Dass ihr da seid. Wer etwas mitbringen will: ein Lied für die Tanzfläche.",
        ],
      ],
    },
    {
      kind: "form",
      id: "rsvp",
      nav: "Zusage",
      heading: "Kommt ihr?",
      lead: "Eine Zeile genügt. Sagt uns, wer kommt und was wir fürs Essen wissen sollten.",
      submit: "Antwort schicken",
      fields: ["name", "coming", "guests", "food", "message"],
    },
  ],
};
