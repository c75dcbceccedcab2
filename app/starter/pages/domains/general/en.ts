import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
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
};
