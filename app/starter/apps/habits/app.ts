import { sentenceCase } from "~/starter/match/words";
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
  defaultTitle: (_, request) => {
    // "Water tracker": one thing that is kept track of is what it is called by.
    const one = /(?<!\p{L})(?!habits? )(\p{L}{3,20}) tracker(?!\p{L})/u.exec(request)?.[1];
    return one && !/^(?:habit|goal|daily|simple|small|my|the|streak)$/.test(one)
      ? `${sentenceCase(one)} tracker`
      : "Habits";
  },
  reads:
    /(?<!\p{L})(?:days? in a row|streaks?|(?:show|see) the week|tick(?:ed|s|ing)?|every ?day|each day|daily)(?!\p{L})/u,
  describe: () =>
    "Tick off each day of the week, with streaks and a share of days kept; saved in this browser.",
  next: ["add a category field", "make it purple", "add a dark mode toggle"],
  lists: "entries",
  fields: () => FIELDS,
  values: ({ lists }) => ({ first: lists.entries }),
};
