import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Front Door",
  headlines: [
    "Find the door that is yours.",
    "From the first visit to the key.",
    "A home is more than its floor plan.",
  ],
  lead: "We look for what fits, show you what there is, and say honestly what is not so good about it.",
  action: "Tell us what you are looking for",
  sections: [
    {
      kind: "cards",
      id: "homes",
      nav: "Homes",
      heading: "What is on offer",
      items: [
        ["A flat", "The rooms, the light, the street: say what makes it good."],
        ["A house", "Say who would be happy in it."],
        ["A place to work", "An office, a shop, a workshop: say what it suits."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "Services",
      heading: "What we do for you",
      items: [
        ["Looking", "Tell us what matters, and we look with your eyes."],
        ["Selling", "We say what it is worth, and how we come to that."],
        ["Letting", "Somebody who fits, and papers that are right."],
      ],
    },
    {
      kind: "questions",
      nav: "Questions",
      heading: "What people ask",
      items: [
        ["What does it cost?", "You hear that before we begin."],
        [
          "How long does it take?",
          "That depends on the place and the time. We tell you what we see.",
        ],
        ["Can I come and look?", "Yes. Say which one, and when it suits you."],
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
      id: "search",
      nav: "Contact",
      heading: "Tell us what you are looking for",
      lead: "Looking, selling or letting: a few words are enough.",
      submit: "Send",
      fields: ["name", "mail", "message"],
    },
  ],
};
