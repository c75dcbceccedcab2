import type { Domain } from "../domain";

export const portfolioDomain: Domain = {
  id: "portfolio",
  places: ["portfolio", "photographer"],
  match:
    /\b(?:portfolio|photograph\w*|illustrator|freelance\w*|personal (?:site|website|page)|resume|cv|fotograf\w*)\b/,
  icon: "🗂️",
  layouts: ["folio", "editorial", "mosaic", "split"],
  pairings: ["gallery", "gazette", "workshop", "console"],
  palettes: [
    { accent: "#b5541c", second: "#3f7d8c", background: "#f7f4ef" },
    { accent: "#23395b", second: "#e07a5f", background: "#f4f4f2" },
    { accent: "#1c1c1e", second: "#d9a441", background: "#f6f5f1" },
    { accent: "#5b3a8c", second: "#f2a65a", background: "#f6f3fa" },
  ],
  texts: {
    en: {
      name: "Sam Rivera",
      headlines: [
        "I make complicated things feel obvious.",
        "Work with a beginning, a middle and an end.",
        "Selected work, and how it came about.",
      ],
      lead: "I turn rough ideas into finished work, and enjoy both ends of it.",
      action: "Get in touch",
      sections: [
        {
          kind: "cards",
          id: "work",
          nav: "Work",
          heading: "Selected work",
          items: [
            ["First project", "What was asked, what you did, and what came of it."],
            ["Second project", "One sentence that makes people want to see more."],
            ["Third project", "Replace these with your own; three good ones are enough."],
            ["A side project", "The thing you made because nobody stopped you."],
          ],
        },
        {
          kind: "story",
          nav: "About",
          heading: "About",
          text: "I like the part where a vague wish becomes a plan, and the part where the plan meets people. In between I draw, write, build and throw away.",
        },
        {
          kind: "points",
          id: "services",
          nav: "Services",
          heading: "What I can do for you",
          items: [
            ["Listen", "A conversation about what you want, and why."],
            ["Draft", "Rough versions early, so that you can change your mind cheaply."],
            ["Finish", "Work that is done, explained, and looked after."],
          ],
        },
        {
          kind: "form",
          id: "contact",
          nav: "Contact",
          heading: "Get in touch",
          lead: "Tell me what you have in mind. A few words are enough to begin.",
          submit: "Send",
          fields: ["name", "mail", "message"],
        },
      ],
    },
    de: {
      name: "Sam Rivera",
      headlines: [
        "Ich mache Kompliziertes selbstverständlich.",
        "Arbeiten mit Anfang, Mitte und Ende.",
        "Ausgewählte Arbeiten und wie es dazu kam.",
      ],
      lead: "Aus ersten Ideen mache ich fertige Arbeiten, und mag beide Enden davon.",
      action: "Schreib mir",
      sections: [
        {
          kind: "cards",
          id: "work",
          nav: "Arbeiten",
          heading: "Ausgewählte Arbeiten",
          items: [
            ["Erstes Projekt", "Was gefragt war, was du getan hast und was daraus wurde."],
            ["Zweites Projekt", "Ein Satz, der Lust auf mehr macht."],
            ["Drittes Projekt", "Ersetze diese durch deine eigenen; drei gute genügen."],
            ["Ein Nebenprojekt", "Was du gemacht hast, weil dich niemand daran hinderte."],
          ],
        },
        {
          kind: "story",
          nav: "Über mich",
          heading: "Über mich",
          text: "Ich mag den Moment, in dem aus einem vagen Wunsch ein Plan wird, und den, in dem der Plan auf Menschen trifft. Dazwischen zeichne, schreibe, baue und verwerfe ich.",
        },
        {
          kind: "points",
          id: "services",
          nav: "Angebot",
          heading: "Was ich für dich tun kann",
          items: [
            ["Zuhören", "Ein Gespräch darüber, was du willst und warum."],
            ["Entwerfen", "Früh etwas Rohes, damit Umdenken wenig kostet."],
            ["Fertig machen", "Arbeit, die fertig ist, erklärt und gepflegt."],
          ],
        },
        {
          kind: "form",
          id: "contact",
          nav: "Kontakt",
          heading: "Schreib mir",
          lead: "Erzähl, was du vorhast. Ein paar Worte genügen für den Anfang.",
          submit: "Abschicken",
          fields: ["name", "mail", "message"],
        },
      ],
    },
  },
};
