import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "The Linden Practice",
  headlines: [
    "First listen, then help.",
    "Somebody who takes time for you.",
    "In good hands, from the first visit.",
  ],
  lead: "You tell us what is wrong, we explain what can be done, and you decide. In words that everybody understands.",
  action: "Ask for an appointment",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Services",
      heading: "What we do",
      items: [
        ["A first conversation", "What is wrong, since when, and what has helped so far."],
        ["The treatment", "You know at every step what we do, and why."],
        ["Afterwards", "What you can do yourself, and when we should meet again."],
      ],
    },
    {
      kind: "story",
      nav: "About",
      heading: "How we work",
      text: "We explain before we begin, and we answer what is asked. If somebody else can help better, we say so.",
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Before you come",
      items: [
        ["What should I bring?", "Earlier findings, if there are any, and a list of medicines."],
        ["I am nervous. May I say so?", "Please do. We go slowly, and stop when you say so."],
        ["What does it cost?", "You hear that before anything is done."],
        ["And in an emergency?", "Do not wait for an answer here: call the emergency number."],
      ],
    },
    {
      kind: "visit",
      nav: "Visit",
      heading: "Where to find us",
      hours: [],
    },
    {
      kind: "form",
      id: "appointment",
      nav: "Appointment",
      heading: "Ask for an appointment",
      lead: "Say in a sentence what it is about, and when it would suit you.",
      submit: "Ask for an appointment",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
