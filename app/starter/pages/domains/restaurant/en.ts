import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "The Long Table",
  headlines: [
    "Good food, and time to enjoy it.",
    "Come hungry. Stay late.",
    "Sit down. We do the rest.",
  ],
  lead: "A menu worth the way, a table for everyone you bring, and an evening that may take as long as it likes.",
  action: "Book a table",
  sections: [
    {
      kind: "menu",
      nav: "Menu",
      heading: "The menu",
      groups: [
        [
          "To begin",
          [
            ["Charred leeks", "Hazelnut, brown butter"],
            ["Tomatoes and bread", "Olive oil, basil, salt"],
            ["Cured trout", "Cucumber, dill, rye"],
          ],
        ],
        [
          "Mains",
          [
            ["Half a chicken", "Lemon, thyme, roast potatoes"],
            ["Whole fish of the day", "Fennel and orange"],
            ["Cauliflower steak", "Capers, raisins, almonds"],
          ],
        ],
        [
          "To end",
          [
            ["Plum tart", "Thick cream"],
            ["Chocolate pot", "Sea salt"],
            ["A piece of cheese", "Honey and walnut bread"],
          ],
        ],
      ],
    },
    {
      kind: "points",
      id: "kitchen",
      nav: "Kitchen",
      heading: "How we cook",
      items: [
        ["What is good now", "Ask what came in today. It is often the best thing on the menu."],
        ["Made to order", "Your plate is cooked for you, so say how you like it."],
        ["For everyone", "Tell us what you do not eat, and we find something you will like."],
      ],
    },
    {
      kind: "visit",
      nav: "Visit",
      heading: "Find us",
      hours: [
        ["Tuesday – Thursday", "18:00 – 22:00"],
        ["Friday – Saturday", "18:00 – 23:00"],
        ["Sunday – Monday", "Closed"],
      ],
    },
    {
      kind: "form",
      id: "table",
      nav: "Book",
      heading: "Book a table",
      lead: "Say when you would like to come, and how many you will be.",
      submit: "Ask for a table",
      fields: ["name", "mail", "date", "time", "guests", "message"],
    },
  ],
};
