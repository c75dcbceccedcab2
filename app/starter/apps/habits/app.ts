import type { Field, StarterApp } from "~/starter/starter-app";

const FIELDS: Field[] = [
  { id: "name", label: "Habit", type: "text", required: true },
  { id: "reason", label: "Why it matters", type: "text" },
];

export const habits: StarterApp = {
  id: "habits",
  name: "habit tracker",
  accent: "#248a4b",
  pairing: "hearth",
  keywords: [
    "habit",
    "habit tracker",
    "streak",
    "streak tracker",
    "daily tracker",
    "routine",
    "routine tracker",
    "water tracker",
    "water intake",
    "mood tracker",
    "goal tracker",
  ],
  kinds: ["react"],
  defaultTitle: () => "Habits",
  describe: () =>
    "Tick off each day of the week, with streaks and a share of days kept; saved in this browser.",
  next: ["add a category field", "make it purple", "add a dark mode toggle"],
  lists: "entries",
  fields: () => FIELDS,
  values: ({ lists }) => ({ first: lists.entries }),
};
