import type { Domain } from "../domain";

export const club: Domain = {
  id: "club",
  places: ["club"],
  match:
    /\b(?:club|society|running|run group|team|scouts?|hiking|cycling|choir|verein|laufgruppe|chor)\b/,
  icon: "🏃",
  layouts: ["panorama", "poster", "mosaic", "editorial"],
  pairings: ["workshop", "placard", "playground", "gallery"],
  palettes: [
    { accent: "#1f6f4a", second: "#f2b134", background: "#f3f6ec" },
    { accent: "#23408f", second: "#ff8a5b", background: "#f2f4fa" },
    { accent: "#b83a26", second: "#f3b63f", background: "#fbf3ea" },
    { accent: "#0f6674", second: "#f29559", background: "#eef6f5" },
  ],
  texts: {
    en: {
      name: "Harbour Club",
      headlines: [
        "Everyone welcome. Every week.",
        "Better together, whatever the weather.",
        "Show up. That is the hard part done.",
      ],
      lead: "A club of neighbours who like doing this in company. No tests, no try-outs: come along once and see.",
      action: "Come along",
      sections: [
        {
          kind: "schedule",
          id: "week",
          nav: "This week",
          heading: "A week with us",
          items: [
            ["Tuesday", "The easy evening", "Gentle, talkative, nobody is left behind."],
            ["Thursday", "The lively one", "For those who want to push a little."],
            ["Sunday", "The long morning", "Out early, then breakfast for whoever stays."],
          ],
        },
        {
          kind: "points",
          id: "new",
          nav: "New here?",
          heading: "Your first time",
          items: [
            [
              "Come as you are",
              "You need nothing special. Somebody will lend you what is missing.",
            ],
            [
              "Somebody looks out for you",
              "Say that you are new, and you have company all the way.",
            ],
            ["Decide later", "Come a few times before you think about joining."],
          ],
        },
        {
          kind: "questions",
          nav: "Questions",
          heading: "What people ask",
          items: [
            ["Am I good enough?", "Yes. There is a group for every pace, and it waits for you."],
            [
              "What does it cost?",
              "Coming along costs nothing. Ask us about membership when you know you like it.",
            ],
            ["Can I bring somebody?", "Please do."],
          ],
        },
        {
          kind: "form",
          id: "join",
          nav: "Join",
          heading: "Come along",
          lead: "Leave your name, and say when you would like to come for the first time.",
          submit: "Count me in",
          fields: ["name", "mail", "what", "message"],
        },
      ],
    },
    de: {
      name: "Hafenverein",
      headlines: [
        "Alle sind willkommen. Jede Woche.",
        "Zusammen besser, bei jedem Wetter.",
        "Komm vorbei. Der Rest ist leicht.",
      ],
      lead: "Ein Verein von Leuten aus der Nachbarschaft, die das lieber gemeinsam tun. Ohne Prüfung: Komm einmal mit und schau.",
      action: "Mitmachen",
      sections: [
        {
          kind: "schedule",
          id: "week",
          nav: "Woche",
          heading: "Eine Woche mit uns",
          items: [
            ["Dienstag", "Der ruhige Abend", "Gemütlich und gesprächig, niemand bleibt zurück."],
            ["Donnerstag", "Der flotte", "Für alle, die etwas mehr wollen."],
            ["Sonntag", "Der lange Morgen", "Früh hinaus, danach Frühstück für alle, die bleiben."],
          ],
        },
        {
          kind: "points",
          id: "new",
          nav: "Neu hier?",
          heading: "Das erste Mal",
          items: [
            ["Komm, wie du bist", "Du brauchst nichts Besonderes. Was fehlt, leiht dir jemand."],
            ["Jemand achtet auf dich", "Sag, dass du neu bist, und du hast Begleitung."],
            ["Entscheide später", "Komm ein paarmal, bevor du ans Beitreten denkst."],
          ],
        },
        {
          kind: "questions",
          nav: "Fragen",
          heading: "Was viele fragen",
          items: [
            ["Bin ich gut genug?", "Ja. Für jedes Tempo gibt es eine Gruppe, und sie wartet."],
            [
              "Was kostet es?",
              "Mitkommen kostet nichts. Frag nach der Mitgliedschaft, wenn es dir gefällt.",
            ],
            ["Darf ich jemanden mitbringen?", "Gern."],
          ],
        },
        {
          kind: "form",
          id: "join",
          nav: "Mitmachen",
          heading: "Mach mit",
          lead: "Sag, wie du heißt und wann du das erste Mal kommen möchtest.",
          submit: "Ich bin dabei",
          fields: ["name", "mail", "what", "message"],
        },
      ],
    },
  },
};
