import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "The Quiet House",
  headlines: [
    "Arrive, and put your phone away.",
    "A good night, and nothing you must do.",
    "Stay a night longer.",
  ],
  lead: "A room to sleep well in, a door that stays open for you, and somebody to ask what is worth seeing.",
  action: "Ask for dates",
  sections: [
    {
      kind: "cards",
      id: "rooms",
      nav: "Rooms",
      heading: "The rooms",
      items: [
        ["The small one", "For one or two. Say here what the window looks out on."],
        ["The wide one", "More room, and a table to sit at. Say what makes it yours."],
        ["The family one", "Say how many sleep here, and what there is for children."],
      ],
    },
    {
      kind: "points",
      id: "days",
      nav: "Days here",
      heading: "What you can do",
      items: [
        ["Arrive", "Put your bags down. We tell you where everything is."],
        ["Go out", "Ask us what is worth the way, near and far."],
        ["Do nothing", "Sleep late, read, look out of the window."],
      ],
    },
    {
      kind: "visit",
      nav: "Arrive",
      heading: "Getting here",
      hours: [],
    },
    {
      kind: "form",
      id: "dates",
      nav: "Book",
      heading: "Ask for dates",
      lead: "Say when you would like to come, and how many you are.",
      submit: "Ask for dates",
      fields: ["name", "mail", "date", "guests", "message"],
    },
  ],
};
