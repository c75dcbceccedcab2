import type { Domain } from "../domain";

export const event: Domain = {
  id: "event",
  places: ["event", "festival", "school"],
  match:
    /\b(?:event|conference|festival|meetup|concert|hackathon|workshop|exhibition|summit|konferenz|veranstaltung|tagung)\b/,
  icon: "🎟️",
  layouts: ["poster", "stage", "mosaic", "split"],
  pairings: ["placard", "gallery", "workshop", "launch"],
  palettes: [
    { accent: "#4b2fb8", second: "#ffb84d", background: "#f5f2fb" },
    { accent: "#c2382b", second: "#ffc145", background: "#fff4ea" },
    { accent: "#0d5c63", second: "#ff9e6d", background: "#eef6f4" },
    { accent: "#1f2a6b", second: "#f58fb0", background: "#f3f3fa" },
  ],
  texts: {
    en: {
      name: "Open Air",
      headlines: [
        "One day. Good people. Big ideas.",
        "Come for a talk, stay for the company.",
        "A day you will talk about for a year.",
      ],
      lead: "Short talks in the morning, hands-on sessions after lunch, and a long evening together.",
      action: "Save your seat",
      sections: [
        {
          kind: "schedule",
          id: "programme",
          nav: "Programme",
          heading: "The programme",
          items: [
            ["09:00", "Doors and coffee", "Find a seat, find a friend."],
            ["10:00", "Opening", "What today is about, in twenty minutes."],
            ["11:00", "Short talks", "By people who do the work."],
            ["14:00", "Workshops", "Small groups, nothing to bring."],
            ["18:00", "The long evening", "Food, music and time to talk."],
          ],
        },
        {
          kind: "points",
          id: "why",
          nav: "Why come",
          heading: "Why you should be there",
          items: [
            ["Voices worth hearing", "People who tell you what went wrong, too."],
            ["Hands, not slides", "Every afternoon session ends with something you made."],
            ["Room to talk", "Breaks are long on purpose."],
          ],
        },
        {
          kind: "questions",
          nav: "Questions",
          heading: "Good to know",
          items: [
            ["Is it for beginners?", "Yes. Every session says what it expects you to know."],
            ["Is there food?", "Tell us what you eat when you sign up."],
            ["What if I cannot come after all?", "Tell us, so that somebody else gets the seat."],
          ],
        },
        {
          kind: "form",
          id: "seat",
          nav: "Sign up",
          heading: "Save your seat",
          lead: "Tell us who comes. One line for each seat is enough.",
          submit: "Save my seat",
          fields: ["name", "mail", "guests", "food"],
        },
      ],
    },
    de: {
      name: "Freiluft",
      headlines: [
        "Ein Tag. Gute Leute. Große Ideen.",
        "Komm wegen der Vorträge, bleib wegen der Leute.",
        "Ein Tag, von dem du ein Jahr lang erzählst.",
      ],
      lead: "Kurze Vorträge am Morgen, Werkstätten nach dem Mittag und ein langer gemeinsamer Abend.",
      action: "Platz sichern",
      sections: [
        {
          kind: "schedule",
          id: "programme",
          nav: "Programm",
          heading: "Das Programm",
          items: [
            ["09:00", "Einlass und Kaffee", "Such dir einen Platz und jemanden zum Reden."],
            ["10:00", "Eröffnung", "Worum es heute geht, in zwanzig Minuten."],
            ["11:00", "Kurze Vorträge", "Von Leuten, die es selbst machen."],
            ["14:00", "Werkstätten", "Kleine Gruppen, nichts mitzubringen."],
            ["18:00", "Der lange Abend", "Essen, Musik und Zeit zum Reden."],
          ],
        },
        {
          kind: "points",
          id: "why",
          nav: "Warum kommen",
          heading: "Warum du dabei sein solltest",
          items: [
            ["Stimmen, die sich lohnen", "Von Leuten, die auch sagen, was schiefging."],
            ["Hände statt Folien", "Jede Werkstatt endet mit etwas Gemachtem."],
            ["Raum für Gespräche", "Die Pausen sind mit Absicht lang."],
          ],
        },
        {
          kind: "questions",
          nav: "Fragen",
          heading: "Gut zu wissen",
          items: [
            ["Ist das auch für Anfänger?", "Ja. Bei allem steht dabei, was man wissen sollte."],
            ["Gibt es Essen?", "Sag bei der Anmeldung, was du isst."],
            [
              "Und wenn ich doch nicht kann?",
              "Sag Bescheid, dann bekommt jemand anderes den Platz.",
            ],
          ],
        },
        {
          kind: "form",
          id: "seat",
          nav: "Anmelden",
          heading: "Sichere dir einen Platz",
          lead: "Sag uns, wer kommt. Eine Zeile je Platz genügt.",
          submit: "Platz sichern",
          fields: ["name", "mail", "guests", "food"],
        },
      ],
    },
  },
};
