import { sentenceCase } from "~/starter/match/words";
import type { Field, StarterApp } from "~/starter/starter-app";

const TITLE: Field = { id: "title", label: "Task", type: "text", required: true };

function defaultFields(subject: string, request: string): Field[] {
  if (/\b(?:shopping|grocer(?:y|ies)) list\b/.test(request)) {
    return [
      { id: "title", label: "Item", type: "text", required: true },
      { id: "quantity", label: "Quantity", type: "text" },
    ];
  }
  if (/\b(?:packing|wish|bucket) ?list\b/.test(request) || subject === "packing") {
    return [{ ...TITLE, label: "Item" }];
  }
  return [
    TITLE,
    { id: "due", label: "Due date", type: "date" },
    { id: "priority", label: "Priority", type: "choice", options: ["Low", "Medium", "High"] },
  ];
}

/** What one entry of the list is called. */
function nounIn(request: string): string {
  return /shopping|grocer|packing|wish|bucket/.test(request) ? "item" : "task";
}

export const todo: StarterApp = {
  id: "todo",
  name: "to-do list",
  accent: "#4b48d6",
  keywords: [
    "todo",
    "todo list",
    "todo app",
    "task list",
    "task manager",
    "task tracker",
    "task app",
    "task",
    "checklist",
    "check list",
    "shopping list",
    "grocery list",
    "packing list",
    "wish list",
    "wishlist",
    "bucket list",
    "chore list",
    "chore",
    "reminder",
  ],
  kinds: ["react", "static"],
  defaultTitle(subject, request) {
    const kind =
      /\b(shopping|grocery|packing|wish|bucket|chore)[ -]?list\b/.exec(request)?.[1] ??
      (/\bchores?\b/.test(request) ? "chore" : null);
    if (kind) return `${sentenceCase(kind)} list`;
    if (subject) return `${sentenceCase(subject)} to-dos`;
    return "To-do list";
  },
  describe: () => "Add things to do, tick them off, filter and edit them; kept in this browser.",
  example: "a to-do list called Groceries",
  next: ["add a notes field", "make it green", "add a dark mode toggle"],
  fields: defaultFields,
  lists: "entries",
  texts: ({ request }) => ({ noun: nounIn(request) }),
  values: ({ request, lists }) => ({ noun: nounIn(request), first: lists.entries }),
};
