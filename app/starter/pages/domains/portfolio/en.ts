import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
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
};
