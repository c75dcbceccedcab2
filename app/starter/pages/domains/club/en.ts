import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
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
        ["Come as you are", "You need nothing special. Somebody will lend you what is missing."],
        ["Somebody looks out for you", "Say that you are new, and you have company all the way."],
        ["Decide later", "Come a few times before you think about joining."],
      ],
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "What people ask",
      items: [
        ["Do I have to know anything?", "No. Come along, look on, and ask whoever is there."],
        ["What does it cost?", "Ask with the form below, and we tell you."],
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
};
