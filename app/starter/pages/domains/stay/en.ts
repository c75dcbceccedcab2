import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Lake House",
  headlines: [
    "Arrive, and put your phone away.",
    "A quiet house, and nothing you must do.",
    "Wake up to the water.",
  ],
  lead: "A few rooms, a long breakfast, and paths that start at the door.",
  action: "Ask for dates",
  sections: [
    {
      kind: "cards",
      id: "rooms",
      nav: "Rooms",
      heading: "The rooms",
      items: [
        ["The small one", "Under the roof, with the morning sun."],
        ["The wide one", "A table by the window, and the lake behind it."],
        ["The family one", "Room for four, and a box of old games."],
      ],
    },
    {
      kind: "points",
      id: "days",
      nav: "Days here",
      heading: "What you can do",
      items: [
        ["Walk", "Paths for an hour or for a day, with or without a hill."],
        ["Swim", "Cold, clear, and nobody else before eight."],
        ["Nothing", "Chairs in the garden, books on the shelf."],
      ],
    },
    { kind: "visit", nav: "Arrive", heading: "Getting here", hours: [] },
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
