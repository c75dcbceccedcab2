import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Notes from Here",
  headlines: [
    "Start anywhere.",
    "Written down before it is forgotten.",
    "One thing at a time, told properly.",
  ],
  lead: "What I try, what I find out, and what I would do differently. For everyone who likes the same things.",
  action: "Get new posts by mail",
  sections: [
    {
      kind: "cards",
      id: "posts",
      nav: "Posts",
      heading: "Latest posts",
      items: [
        ["The first post", "Say what it is about, in a sentence that makes people read on."],
        ["The one people ask for", "Put here what you are asked again and again."],
        ["A small discovery", "Short posts are read to the end."],
        ["What went wrong", "Everybody likes to read this one."],
      ],
    },
    {
      kind: "story",
      nav: "About",
      heading: "Why I write",
      text: "I write to find out what I think, and to keep what would be lost otherwise. If something here helps you, or is wrong, tell me.",
    },
    {
      kind: "form",
      id: "letter",
      nav: "Newsletter",
      heading: "New posts by mail",
      lead: "A short letter when there is something new, and nothing in between.",
      submit: "Send me new posts",
      fields: ["name", "mail"],
    },
  ],
};
