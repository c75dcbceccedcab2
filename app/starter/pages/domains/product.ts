import type { Domain } from "../domain";

export const product: Domain = {
  id: "product",
  places: ["startup"],
  match:
    /\b(?:app|saas|software|startup|start-up|product|tool|platform|ai|mobile|api|dev(?:eloper)?s?)\b/,
  icon: "🌊",
  layouts: ["stage", "mosaic", "split", "panorama"],
  pairings: ["launch", "workshop", "gallery", "gazette"],
  palettes: [
    { accent: "#2b50e0", second: "#ff9d5c", background: "#f5f6fb" },
    { accent: "#0d6e5c", second: "#f7c548", background: "#f2f7f4" },
    { accent: "#5b34c4", second: "#ff8fa3", background: "#f7f5fc" },
    { accent: "#12303f", second: "#5cc8b0", background: "#f2f6f6" },
  ],
  texts: {
    en: {
      name: "Tidewater",
      headlines: [
        "The calm way to get things finished.",
        "Less to manage. More done.",
        "Everything in one place, and room to think.",
      ],
      lead: "What you are working on, what comes next, and what can wait. Quick to open, easy to leave.",
      action: "Join the waiting list",
      sections: [
        {
          kind: "points",
          id: "features",
          nav: "Features",
          heading: "What it does for you",
          items: [
            ["Opens on what matters", "No dashboard to dig through: the next thing is on top."],
            ["Keeps up with you", "Type, press a key, done. It never makes you wait."],
            [
              "Yours to take along",
              "Everything you put in comes out again, in a format others read.",
            ],
          ],
        },
        {
          kind: "schedule",
          id: "steps",
          nav: "How it works",
          heading: "From zero to done",
          items: [
            ["First", "Put it in", "Paste the list you already have."],
            ["Then", "Let it settle", "It sorts what belongs together, and you correct it."],
            ["Always", "Come back to one thing", "Open it, do what is on top, close it."],
          ],
        },
        {
          kind: "questions",
          nav: "Questions",
          heading: "What people ask",
          items: [
            ["Is there something to install?", "Write here what people need to begin."],
            ["What does it cost?", "Write your prices here, and keep them short."],
            ["Where is my data?", "Say it plainly. People read this one."],
          ],
        },
        {
          kind: "form",
          id: "waitlist",
          nav: "Join",
          heading: "Be there early",
          lead: "Leave your address, and hear when it is your turn.",
          submit: "Join the list",
          fields: ["name", "mail"],
        },
      ],
    },
    de: {
      name: "Gezeiten",
      headlines: [
        "Der ruhige Weg, Dinge fertig zu bekommen.",
        "Weniger verwalten. Mehr schaffen.",
        "Alles an einem Ort, und Platz zum Denken.",
      ],
      lead: "Woran du arbeitest, was als Nächstes kommt und was warten kann. Schnell offen, leicht wieder zu.",
      action: "Auf die Warteliste",
      sections: [
        {
          kind: "points",
          id: "features",
          nav: "Funktionen",
          heading: "Was es für dich tut",
          items: [
            ["Öffnet beim Wichtigen", "Kein Suchen: Das Nächste steht oben."],
            ["Hält mit dir Schritt", "Tippen, Taste, fertig. Es lässt dich nie warten."],
            ["Zum Mitnehmen", "Was du hineintust, kommt auch wieder heraus, lesbar für andere."],
          ],
        },
        {
          kind: "schedule",
          id: "steps",
          nav: "Ablauf",
          heading: "Von null bis fertig",
          items: [
            ["Zuerst", "Hinein damit", "Füg die Liste ein, die du schon hast."],
            ["Dann", "Sortieren lassen", "Es ordnet, was zusammengehört, und du verbesserst."],
            ["Immer", "Zu einer Sache zurück", "Öffnen, das Oberste tun, schließen."],
          ],
        },
        {
          kind: "questions",
          nav: "Fragen",
          heading: "Was viele fragen",
          items: [
            ["Muss ich etwas installieren?", "Schreib hier, was man zum Anfangen braucht."],
            ["Was kostet es?", "Schreib hier deine Preise, und halte sie kurz."],
            ["Wo sind meine Daten?", "Sag es klar. Das hier wird gelesen."],
          ],
        },
        {
          kind: "form",
          id: "waitlist",
          nav: "Dabei sein",
          heading: "Früh dabei sein",
          lead: "Hinterlass deine Adresse und erfahre, wann du dran bist.",
          submit: "Auf die Liste",
          fields: ["name", "mail"],
        },
      ],
    },
  },
};
