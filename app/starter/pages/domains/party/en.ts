import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Let’s Celebrate",
  headlines: ["You are invited.", "Come and celebrate with us.", "Cake, music, and you."],
  lead: "There is something to celebrate, and without you it is only half the fun. Here is what you need to know, and a line to tell us that you are coming.",
  action: "Say that you are coming",
  sections: [
    {
      kind: "schedule",
      id: "party",
      nav: "The party",
      heading: "How the party goes",
      items: [
        ["15:00", "Arriving", "Say hello, and find a seat."],
        ["15:30", "Cake", "With candles, and everybody sings."],
        ["16:30", "Games and music", "For everyone who likes to join in."],
        ["18:00", "Something to eat", "And time to talk."],
      ],
    },
    {
      kind: "questions",
      nav: "Good to know",
      heading: "Good to know",
      items: [
        ["What should I bring?", "Yourself. That is the best present."],
        ["May I bring somebody?", "Tell us in the form who comes along."],
        ["What should I wear?", "Something you can laugh, eat and dance in."],
      ],
    },
    {
      kind: "form",
      id: "rsvp",
      nav: "RSVP",
      heading: "Are you coming?",
      lead: "A line is enough. Tell us who comes, and what we should know about food.",
      submit: "Send my answer",
      fields: ["name", "coming", "guests", "food", "message"],
    },
  ],
};
