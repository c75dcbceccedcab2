import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "The Open Door",
  headlines: [
    "Every question is welcome here.",
    "Begin where you are.",
    "Learn it once, keep it for good.",
  ],
  lead: "A place to learn and to grow, with people who take time for every single one.",
  action: "Get to know us",
  sections: [
    {
      kind: "cards",
      id: "courses",
      nav: "Offer",
      heading: "What we offer",
      items: [
        ["For the first steps", "Nothing has to be known before. Say here whom it is for."],
        ["For going further", "Say what comes next, and when."],
        ["To try it out", "One visit, to find out whether it suits."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Method",
      heading: "How we do it",
      items: [
        ["Small steps", "One thing after the other, and time to try it."],
        ["Questions first", "Nobody has to feel silly for asking."],
        ["Everyone is seen", "We notice who needs help, and who needs more."],
      ],
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "Before you start",
      items: [
        ["When can we begin?", "Ask with the form below, and we tell you what is free."],
        ["What should we bring?", "Curiosity. We tell you the rest before the first day."],
        ["May we come and look first?", "Yes. Say when it would suit you."],
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
      id: "enrol",
      nav: "Sign up",
      heading: "Get to know us",
      lead: "Say who would like to come, and what for. We answer with what is possible.",
      submit: "Send",
      fields: ["name", "mail", "message"],
    },
  ],
};
