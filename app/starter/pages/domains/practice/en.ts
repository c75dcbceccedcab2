import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Linden & Partners",
  headlines: [
    "Somebody who listens first.",
    "Clear advice, in words you know.",
    "In good hands, from the first call.",
  ],
  lead: "You tell us what it is about, we tell you what can be done, how long it takes and what it costs. Then you decide.",
  action: "Ask for an appointment",
  sections: [
    {
      kind: "points",
      id: "services",
      nav: "Services",
      heading: "What we do",
      items: [
        [
          "A first conversation",
          "What it is about, what is possible, and whether we are the right people.",
        ],
        ["Doing the work", "One person who knows your case, from beginning to end."],
        ["Afterwards", "Questions that come up later are answered, too."],
      ],
    },
    {
      kind: "story",
      nav: "About",
      heading: "How we work",
      text: "No waiting on hold, no words you have to look up. You know at every point what happens next, and why.",
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Before you come",
      items: [
        [
          "What should I bring?",
          "Whatever you have on the matter. Leave nothing out because it seems small.",
        ],
        ["How soon can I come?", "Ask with the form below and say if it is urgent."],
        ["What does it cost?", "You hear that before anything is done."],
      ],
    },
    { kind: "visit", nav: "Visit", heading: "Where to find us", hours: [] },
    {
      kind: "form",
      id: "appointment",
      nav: "Appointment",
      heading: "Ask for an appointment",
      lead: "Say what it is about in a sentence, and when it would suit you.",
      submit: "Ask for an appointment",
      fields: ["name", "mail", "date", "message"],
    },
  ],
};
