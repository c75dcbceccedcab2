import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "Corner Coffee",
  headlines: [
    "Good coffee, a quiet corner, and time.",
    "Stay for one more cup.",
    "The best part of the morning.",
  ],
  lead: "Espresso pulled with care, something baked to go with it, and a table where nobody hurries you along.",
  action: "Reserve a table",
  sections: [
    {
      kind: "menu",
      nav: "Menu",
      heading: "On the menu",
      groups: [
        [
          "Coffee",
          [
            ["Espresso", "Short, dark, and a glass of water beside it"],
            ["Flat white", "Double shot, silky milk"],
            ["Filter of the day", "Ask what is on the brewer"],
            ["Iced oat latte", "For the warm half of the year"],
          ],
        ],
        [
          "To go with it",
          [
            ["Butter croissant", "Flaky, still warm before nine"],
            ["Cinnamon bun", "With a lot of cinnamon"],
            ["Sourdough toast", "Salted butter and jam"],
            ["Cake of the day", "Whatever the season gives"],
          ],
        ],
      ],
    },
    {
      kind: "story",
      nav: "About",
      heading: "The room",
      text: "A few tables, a long bench by the window, and music that lets you think. Bring a friend, a book, or nothing at all.",
    },
    {
      kind: "visit",
      nav: "Visit",
      heading: "Come by",
      hours: [
        ["Monday – Friday", "8:00 – 18:00"],
        ["Saturday", "9:00 – 17:00"],
        ["Sunday", "Closed"],
      ],
    },
    {
      kind: "form",
      id: "table",
      nav: "Reserve",
      heading: "Reserve a table",
      lead: "For two at the window or eight at the long bench: say when, and how many.",
      submit: "Ask for a table",
      fields: ["name", "mail", "date", "guests", "message"],
    },
  ],
};
