import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Clay & Co.",
  headlines: [
    "Good things, made to be used.",
    "Chosen slowly. Kept for long.",
    "A small shop with nothing superfluous.",
  ],
  lead: "A few shelves of things we like ourselves, from people we could introduce to you.",
  action: "Ask about something",
  sections: [
    {
      kind: "cards",
      id: "things",
      nav: "Shop",
      heading: "From the shelves",
      items: [
        ["The everyday cup", "Fits the hand, survives the dishwasher."],
        ["A vase for one branch", "Heavy enough not to tip over."],
        ["The good notebook", "Lies flat. That is all we ask."],
        ["Linen for the kitchen", "Softer with every wash."],
        ["A candle without perfume", "Smells of wax, burns for a week of evenings."],
        ["Something for children", "Wood, and hard to break."],
      ],
    },
    {
      kind: "points",
      id: "how",
      nav: "How it works",
      heading: "How we sell",
      items: [
        ["Ask first", "Write what you are looking for, and we look for it."],
        ["Wrapped by hand", "Paper, string, and a line from you if you like."],
        ["Bring it back", "If it is not right, we find what is."],
      ],
    },
    {
      kind: "visit",
      nav: "Visit",
      heading: "Come and look",
      hours: [
        ["Monday – Friday", "10:00 – 18:00"],
        ["Saturday", "10:00 – 16:00"],
      ],
    },
    {
      kind: "form",
      id: "order",
      nav: "Order",
      heading: "Ask about something",
      lead: "Say what you would like, and how many. We answer with what is there.",
      submit: "Send the wish",
      fields: ["name", "mail", "what", "message"],
    },
  ],
};
