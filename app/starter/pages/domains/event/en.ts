import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Open Air",
  headlines: [
    "One day. Good people. Big ideas.",
    "Come for a talk, stay for the company.",
    "A day you will talk about for a year.",
  ],
  lead: "Short talks in the morning, hands-on sessions after lunch, and a long evening together.",
  action: "Save your seat",
  sections: [
    {
      kind: "schedule",
      id: "programme",
      nav: "Programme",
      heading: "The programme",
      items: [
        ["09:00", "Doors and coffee", "Find a seat, find a friend."],
        ["10:00", "Opening", "What today is about, in twenty minutes."],
        ["11:00", "Short talks", "By people who do the work."],
        ["14:00", "Workshops", "Small groups, nothing to bring."],
        ["18:00", "The long evening", "Food, music and time to talk."],
      ],
    },
    {
      kind: "points",
      id: "why",
      nav: "Why come",
      heading: "Why you should be there",
      items: [
        ["Voices worth hearing", "People who tell you what went wrong, too."],
        ["Hands, not slides", "Every afternoon session ends with something you made."],
        ["Room to talk", "Breaks are long on purpose."],
      ],
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Good to know",
      items: [
        ["Is it for beginners?", "Yes. Every session says what it expects you to know."],
        ["Is there food?", "Tell us what you eat when you sign up."],
        ["What if I cannot come after all?", "Tell us, so that somebody else gets the seat."],
      ],
    },
    {
      kind: "form",
      id: "seat",
      nav: "Sign up",
      heading: "Save your seat",
      lead: "Tell us who comes. One line for each seat is enough.",
      submit: "Save my seat",
      fields: ["name", "mail", "guests", "food"],
    },
  ],
};
