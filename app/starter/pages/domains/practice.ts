import type { Domain } from "../domain";

export const practice: Domain = {
  id: "practice",
  places: ["lawyer", "doctor", "salon", "crafts"],
  match:
    /\b(?:lawyer|law firm|attorney|solicitor|dentist|doctor|clinic|physio\w*|therap\w+|vet|practice|hair\w*|barber|salon|beauty|plumb\w*|electrician|carpent\w*|accountant|tax advis\w*|anwalt\w*|kanzlei|praxis|arzt\w*|friseur\w*)\b/,
  icon: "🏛️",
  layouts: ["split", "editorial", "folio", "stage"],
  pairings: ["chambers", "gazette", "hearth", "workshop"],
  palettes: [
    { accent: "#24476b", second: "#c9a46a", background: "#f5f5f2" },
    { accent: "#2f5b52", second: "#d9a67f", background: "#f4f6f2" },
    { accent: "#5a3846", second: "#c9a27e", background: "#f8f4f3" },
    { accent: "#39424e", second: "#d98a5c", background: "#f4f4f3" },
  ],
  texts: {
    en: {
      name: "Linden & Partners",
      headlines: [
        "Somebody who listens first.",
        "Clear advice, in words you know.",
        "In good hands, from the first call.",
      ],
      lead: "You tell us what it is about, we tell you what can be done, how long it takes and what it costs. Then you decide.",
      action: "Ask for an appointment",
      sections: [
        {
          kind: "points",
          id: "services",
          nav: "Services",
          heading: "What we do",
          items: [
            [
              "A first conversation",
              "What it is about, what is possible, and whether we are the right people.",
            ],
            ["Doing the work", "One person who knows your case, from beginning to end."],
            ["Afterwards", "Questions that come up later are answered, too."],
          ],
        },
        {
          kind: "story",
          nav: "About",
          heading: "How we work",
          text: "No waiting on hold, no words you have to look up. You know at every point what happens next, and why.",
        },
        {
          kind: "questions",
          nav: "Questions",
          heading: "Before you come",
          items: [
            [
              "What should I bring?",
              "Whatever you have on the matter. Leave nothing out because it seems small.",
            ],
            ["How soon can I come?", "Ask with the form below and say if it is urgent."],
            ["What does it cost?", "You hear that before anything is done."],
          ],
        },
        { kind: "visit", nav: "Visit", heading: "Where to find us", hours: [] },
        {
          kind: "form",
          id: "appointment",
          nav: "Appointment",
          heading: "Ask for an appointment",
          lead: "Say what it is about in a sentence, and when it would suit you.",
          submit: "Ask for an appointment",
          fields: ["name", "mail", "date", "message"],
        },
      ],
    },
    de: {
      name: "Linden & Partner",
      headlines: [
        "Jemand, der erst zuhört.",
        "Klarer Rat in verständlichen Worten.",
        "In guten Händen, vom ersten Anruf an.",
      ],
      lead: "Sie sagen uns, worum es geht, wir sagen Ihnen, was möglich ist, wie lange es dauert und was es kostet. Dann entscheiden Sie.",
      action: "Termin anfragen",
      sections: [
        {
          kind: "points",
          id: "services",
          nav: "Leistungen",
          heading: "Was wir tun",
          items: [
            [
              "Ein erstes Gespräch",
              "Worum es geht, was möglich ist und ob wir die Richtigen sind.",
            ],
            ["Die Arbeit", "Eine Person, die alles kennt, von Anfang bis Ende."],
            ["Danach", "Auch spätere Fragen werden beantwortet."],
          ],
        },
        {
          kind: "story",
          nav: "Über uns",
          heading: "Wie wir arbeiten",
          text: "Keine Warteschleife, keine Wörter zum Nachschlagen. Sie wissen immer, was als Nächstes geschieht und warum.",
        },
        {
          kind: "questions",
          nav: "Fragen",
          heading: "Bevor Sie kommen",
          items: [
            [
              "Was soll ich mitbringen?",
              "Alles, was Sie dazu haben. Lassen Sie nichts weg, weil es klein erscheint.",
            ],
            ["Wie bald kann ich kommen?", "Fragen Sie mit dem Formular und sagen Sie, ob es eilt."],
            ["Was kostet es?", "Das erfahren Sie, bevor etwas getan wird."],
          ],
        },
        { kind: "visit", nav: "Besuch", heading: "So finden Sie uns", hours: [] },
        {
          kind: "form",
          id: "appointment",
          nav: "Termin",
          heading: "Termin anfragen",
          lead: "Sagen Sie in einem Satz, worum es geht und wann es Ihnen passt.",
          submit: "Termin anfragen",
          fields: ["name", "mail", "date", "message"],
        },
      ],
    },
  },
};
