import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Kindly",
  headlines: ["Small help adds up.", "Neighbours, not strangers.", "An hour is enough to begin."],
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
};
