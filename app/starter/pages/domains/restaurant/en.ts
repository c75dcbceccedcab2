import type { DomainTexts } from "../../domain";

export const en: DomainTexts = {
  name: "The Long Table",
  headlines: [
    "Seasonal food, cooked over fire.",
    "Come hungry. Stay late.",
    "A short menu, done properly.",
  ],
  lead: "A menu that changes with the market, a table long enough for everyone, and a kitchen you can look into.",
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
          "From the fire",
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
        ["What the season gives", "The menu is short because it follows the market."],
        ["In plain view", "The kitchen is open. Watch your dinner being made, and ask."],
        ["For everyone", "Half of what we cook has no meat. All of it has flavour."],
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
