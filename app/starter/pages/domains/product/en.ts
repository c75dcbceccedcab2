import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
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
        ["Yours to take along", "Everything you put in comes out again, in a format others read."],
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
};
