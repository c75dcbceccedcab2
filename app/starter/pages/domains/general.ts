import type { Domain } from "../domain";

export const general: Domain = {
  id: "general",
  places: ["agency"],
  match:
    /\b(?:agency|studio|consult\w*|architect\w*|marketing|design(?:er)?|agentur|beratung|architekt\w*)\b/,
  icon: "✳️",
  layouts: ["editorial", "split", "mosaic", "stage", "panorama"],
  pairings: ["workshop", "gazette", "gallery", "hearth"],
  palettes: [
    { accent: "#0f6f6c", second: "#f0a35c", background: "#f3f6f3" },
    { accent: "#35479b", second: "#f29e72", background: "#f4f5fa" },
    { accent: "#a3452c", second: "#e8b858", background: "#f9f3ea" },
    { accent: "#2d4a3e", second: "#d9a05b", background: "#f4f4ec" },
  ],
  texts: {
    en: {
      name: "Brightside",
      headlines: [
        "Something good is starting here.",
        "Made with care, for people who notice.",
        "A clear place for a good idea.",
      ],
      lead: "What it is, whom it helps, and how to begin. And a person to ask when you want to know more.",
      action: "Get in touch",
      sections: [
        {
          kind: "points",
          id: "features",
          nav: "What we do",
          heading: "What you can expect",
          items: [
            ["Made for you", "Shaped around what you want, not around what is in stock."],
            ["Easy to reach", "Ask a question, and a person answers."],
            ["Worth coming back for", "We are glad about everyone who returns."],
          ],
        },
        {
          kind: "schedule",
          id: "steps",
          nav: "How it works",
          heading: "How it works",
          items: [
            ["First", "Say hello", "A sentence or two about what you need."],
            ["Then", "See what fits", "We show you the options and what each one means."],
            ["At last", "Enjoy the result", "We stay close until everything is right."],
          ],
        },
        {
          kind: "questions",
          nav: "Questions",
          heading: "Questions and answers",
          items: [
            ["How do I start?", "Write a line below. You hear from a person."],
            ["How long does it take?", "That depends on what you need. You know before we begin."],
            ["Can I change my mind?", "Yes. Tell us, and we stop there."],
          ],
        },
        {
          kind: "form",
          id: "contact",
          nav: "Contact",
          heading: "Get in touch",
          lead: "Tell us what you have in mind. A few words are enough.",
          submit: "Send",
          fields: ["name", "mail", "message"],
        },
      ],
    },
    de: {
      name: "Lichtseite",
      headlines: [
        "Hier beginnt etwas Gutes.",
        "Mit Sorgfalt gemacht, für Leute, die es merken.",
        "Ein klarer Ort für eine gute Idee.",
      ],
      lead: "Was es ist, wem es hilft und wie man anfängt. Und jemand, den man fragen kann.",
      action: "Schreib uns",
      sections: [
        {
          kind: "points",
          id: "features",
          nav: "Was wir tun",
          heading: "Was dich erwartet",
          items: [
            ["Für dich gemacht", "Nach dem, was du willst, nicht nach dem, was da ist."],
            ["Leicht zu erreichen", "Stell eine Frage, und ein Mensch antwortet."],
            ["Gut zum Wiederkommen", "Wir freuen uns über alle, die wiederkommen."],
          ],
        },
        {
          kind: "schedule",
          id: "steps",
          nav: "Ablauf",
          heading: "So geht es",
          items: [
            ["Zuerst", "Sag hallo", "Ein, zwei Sätze dazu, was du brauchst."],
            ["Dann", "Schau, was passt", "Wir zeigen, was möglich ist und was es bedeutet."],
            ["Zuletzt", "Freu dich daran", "Wir bleiben dabei, bis alles stimmt."],
          ],
        },
        {
          kind: "questions",
          nav: "Fragen",
          heading: "Fragen und Antworten",
          items: [
            ["Wie fange ich an?", "Schreib unten eine Zeile. Ein Mensch antwortet."],
            ["Wie lange dauert es?", "Das hängt davon ab. Du weißt es, bevor wir anfangen."],
            ["Kann ich es mir anders überlegen?", "Ja. Sag es, und wir hören auf."],
          ],
        },
        {
          kind: "form",
          id: "contact",
          nav: "Kontakt",
          heading: "Schreib uns",
          lead: "Erzähl, was du vorhast. Ein paar Worte genügen.",
          submit: "Abschicken",
          fields: ["name", "mail", "message"],
        },
      ],
    },
  },
};
