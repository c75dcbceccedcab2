import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Our Day",
  headlines: [
    "You are invited.",
    "We would love to have you with us.",
    "Come and celebrate with us.",
  ],
  lead: "One day, everyone we love in one place. Here is all you need to know, and a line to tell us that you are coming.",
  action: "Tell us you are coming",
  sections: [
    {
      kind: "schedule",
      id: "day",
      nav: "The day",
      heading: "How the day goes",
      items: [
        ["14:00", "Arriving", "A glass of something cold, and hello to everyone."],
        ["15:00", "The ceremony", "Bring a handkerchief."],
        ["17:00", "Cake and pictures", "In the garden, if the sky is kind."],
        ["19:00", "Dinner", "One long table, a few short speeches."],
        ["21:00", "Dancing", "Until the last ones leave."],
      ],
    },
    {
      kind: "questions",
      nav: "Good to know",
      heading: "Good to know",
      items: [
        ["What should I wear?", "Whatever you feel festive in, and shoes you can dance in."],
        ["May I bring children?", "Yes, tell us how many in the form below."],
        [
          "What would you like as a present?",
          "Having you there. If you want to bring something, bring a song for the dance floor.",
        ],
      ],
    },
    {
      kind: "form",
      id: "rsvp",
      nav: "RSVP",
      heading: "Are you coming?",
      lead: "A line is enough. Tell us who comes, and what we should know for dinner.",
      submit: "Send our answer",
      fields: ["name", "coming", "guests", "food", "message"],
    },
  ],
};
