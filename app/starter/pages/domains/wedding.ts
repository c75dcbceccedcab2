import type { Domain } from "../domain";

export const wedding: Domain = {
  id: "wedding",
  places: ["wedding", "party"],
  match:
    /\b(?:wedding|marriage|engagement|birthday|anniversary|party|hochzeit|geburtstag|jubiläum)\b/,
  icon: "💍",
  layouts: ["invitation", "split", "editorial"],
  pairings: ["letter", "hearth", "gazette"],
  palettes: [
    { accent: "#6d7f5b", second: "#d9a08b", background: "#f8f5ee" },
    { accent: "#8c4a55", second: "#d8b27a", background: "#fbf4f1" },
    { accent: "#3f5c7a", second: "#d9b48f", background: "#f4f5f6" },
    { accent: "#7a5c86", second: "#a9b98c", background: "#f8f4f8" },
  ],
  texts: {
    en: {
      name: "Our Day",
      headlines: [
        "You are invited.",
        "We would love to have you with us.",
        "Come and celebrate with us.",
      ],
      lead: "One day, everyone we love in one place. Here is all you need to know, and a line to tell us that you are coming.",
      action: "Tell us you are coming",
      sections: [
        {
          kind: "schedule",
          id: "day",
          nav: "The day",
          heading: "How the day goes",
          items: [
            ["14:00", "Arriving", "A glass of something cold, and hello to everyone."],
            ["15:00", "The ceremony", "Bring a handkerchief."],
            ["17:00", "Cake and pictures", "In the garden, if the sky is kind."],
            ["19:00", "Dinner", "One long table, a few short speeches."],
            ["21:00", "Dancing", "Until the last ones leave."],
          ],
        },
        {
          kind: "questions",
          nav: "Good to know",
          heading: "Good to know",
          items: [
            ["What should I wear?", "Whatever you feel festive in, and shoes you can dance in."],
            ["May I bring children?", "Yes, tell us how many in the form below."],
            [
              "What would you like as a present?",
              "Having you there. If you want to bring something, bring a song for the dance floor.",
            ],
          ],
        },
        {
          kind: "form",
          id: "rsvp",
          nav: "RSVP",
          heading: "Are you coming?",
          lead: "A line is enough. Tell us who comes, and what we should know for dinner.",
          submit: "Send our answer",
          fields: ["name", "coming", "guests", "food", "message"],
        },
      ],
    },
    de: {
      name: "Unser Tag",
      headlines: [
        "Ihr seid eingeladen.",
        "Wir hätten euch gern dabei.",
        "Kommt und feiert mit uns.",
      ],
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
    },
  },
};
