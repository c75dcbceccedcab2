import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "See You There",
  headlines: [
    "Good people. Big ideas. You.",
    "Come for the programme, stay for the company.",
    "Put it in your calendar.",
  ],
  lead: "Come, bring somebody, and stay as long as you like. Here is what happens, and a line to tell us that you are coming.",
  action: "Save your seat",
  sections: [
    {
      kind: "schedule",
      id: "programme",
      nav: "Programme",
      heading: "The programme",
      items: [
        ["09:00", "Doors and coffee", "Find a seat, find a friend."],
        ["10:00", "Opening", "What today is about, in a few words."],
        ["11:00", "The first part", "Say here who or what is on."],
        ["14:00", "The second part", "Say what there is to see, hear or do."],
        ["18:00", "The evening", "Food, music and time to talk."],
      ],
    },
    {
      kind: "points",
      id: "why",
      nav: "Why come",
      heading: "Why you should be there",
      items: [
        ["Something to take home", "An idea, a song, a number in your phone."],
        ["People like you", "Who comes alone does not stay alone."],
        ["Room to talk", "Breaks are long on purpose."],
      ],
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Good to know",
      items: [
        ["Do I have to know anybody?", "No. Say hello at the door, and you know somebody."],
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
