import type { Domain } from "../domain";

export const charity: Domain = {
  id: "charity",
  places: ["charity"],
  match:
    /\b(?:charity|non-?profit|ngo|donat\w*|volunteer\w*|community|animal shelter|shelter|church|school|spende\w*|ehrenamt|kirche|schule)\b/,
  icon: "💛",
  layouts: ["panorama", "editorial", "stage", "mosaic"],
  pairings: ["hearth", "playground", "workshop", "chambers"],
  palettes: [
    { accent: "#b5502b", second: "#f2bd4a", background: "#fbf4e8" },
    { accent: "#2f6a5b", second: "#f3a871", background: "#f3f6ee" },
    { accent: "#355c9a", second: "#f6b756", background: "#f3f5fa" },
    { accent: "#8a3f5c", second: "#efb36a", background: "#fbf3f3" },
  ],
  texts: {
    en: {
      name: "Kindly",
      headlines: [
        "Small help adds up.",
        "Neighbours, not strangers.",
        "An hour is enough to begin.",
      ],
      lead: "We bring people together who have an hour to give and people who could use one.",
      action: "Lend a hand",
      sections: [
        {
          kind: "points",
          id: "help",
          nav: "How to help",
          heading: "Three ways to help",
          items: [
            ["Give an hour", "Shop, read aloud, repair something, keep somebody company."],
            ["Give a thing", "What you no longer need is what somebody is looking for."],
            ["Pass it on", "Tell two people. That is how this grows."],
          ],
        },
        {
          kind: "story",
          nav: "About",
          heading: "Why we do this",
          text: "Most help is small: a lift, a meal, an afternoon. It only has to find its way to the right door. That is our whole work.",
        },
        {
          kind: "questions",
          nav: "Questions",
          heading: "Before you start",
          items: [
            ["Do I need experience?", "No. You need an hour, and a bit of patience."],
            ["How much time does it take?", "As much as you say. You can stop at any time."],
            [
              "Can I help with money?",
              "Write to us, and we tell you what is needed and what it is used for.",
            ],
          ],
        },
        {
          kind: "form",
          id: "volunteer",
          nav: "Join",
          heading: "Lend a hand",
          lead: "Say what you like doing and when you have time. Somebody writes back.",
          submit: "I want to help",
          fields: ["name", "mail", "what", "message"],
        },
      ],
    },
    de: {
      name: "Herzlich",
      headlines: [
        "Kleine Hilfe summiert sich.",
        "Nachbarn statt Fremde.",
        "Eine Stunde genügt zum Anfangen.",
      ],
      lead: "Wir bringen Menschen zusammen, die eine Stunde übrig haben, und solche, die eine brauchen.",
      action: "Mithelfen",
      sections: [
        {
          kind: "points",
          id: "help",
          nav: "Helfen",
          heading: "Drei Arten zu helfen",
          items: [
            ["Gib eine Stunde", "Einkaufen, vorlesen, reparieren, Gesellschaft leisten."],
            ["Gib eine Sache", "Was du nicht mehr brauchst, sucht jemand."],
            ["Sag es weiter", "Erzähl es zweien. So wächst das hier."],
          ],
        },
        {
          kind: "story",
          nav: "Über uns",
          heading: "Warum wir das tun",
          text: "Die meiste Hilfe ist klein: eine Fahrt, ein Essen, ein Nachmittag. Sie muss nur zur richtigen Tür finden. Das ist unsere ganze Arbeit.",
        },
        {
          kind: "questions",
          nav: "Fragen",
          heading: "Bevor du anfängst",
          items: [
            ["Brauche ich Erfahrung?", "Nein. Eine Stunde und etwas Geduld."],
            ["Wie viel Zeit kostet es?", "So viel, wie du sagst. Du kannst jederzeit aufhören."],
            [
              "Kann ich mit Geld helfen?",
              "Schreib uns, und wir sagen, was gebraucht wird und wofür.",
            ],
          ],
        },
        {
          kind: "form",
          id: "volunteer",
          nav: "Mitmachen",
          heading: "Hilf mit",
          lead: "Sag, was du gern tust und wann du Zeit hast. Jemand schreibt zurück.",
          submit: "Ich möchte helfen",
          fields: ["name", "mail", "what", "message"],
        },
      ],
    },
  },
};
