import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "The Good Chair",
  headlines: [
    "Sit down. We take it from here.",
    "You, on a very good day.",
    "Come as you are, leave as you like.",
  ],
  lead: "A chair, a mirror, and somebody who asks what you want before anything begins.",
  action: "Ask for an appointment",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Services",
      heading: "What we do",
      items: [
        ["We talk first", "What you have in mind, what suits you, and what it costs."],
        ["Then we begin", "Without hurry, and you can say stop at any time."],
        ["And afterwards", "How to look after it at home, so that it lasts."],
      ],
    },
    {
      kind: "story",
      nav: "About",
      heading: "How it is here",
      text: "Nobody talks you into anything. You say what you like, we say what is possible, and whoever looks out of the mirror at the end should be you.",
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Before you come",
      items: [
        ["I do not know what I want.", "Bring a picture, or nothing. We find out together."],
        ["What does it cost?", "You hear that before we begin."],
        ["What if I cannot come?", "Tell us, so that somebody else gets the chair."],
      ],
    },
    {
      kind: "visit",
      nav: "Visit",
      heading: "Where to find us",
      hours: [
        ["Tuesday – Friday", "9:00 – 18:00"],
        ["Saturday", "9:00 – 14:00"],
        ["Sunday – Monday", "Closed"],
      ],
    },
    {
      kind: "form",
      id: "appointment",
      nav: "Appointment",
      heading: "Ask for an appointment",
      lead: "Say what you would like, and when it suits you.",
      submit: "Ask for an appointment",
      fields: ["name", "mail", "date", "time", "what"],
    },
  ],
};
