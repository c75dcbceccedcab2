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

/** "Liste de tâches pour la maison" is a list for the house: what a list is called in other languages, and whose it is. */
const OTHER_LISTS =
  /^(?:to-?do-?|aufgaben|einkaufs|pack|check)?(?:liste?|lista|elenco|lijst)(?: (?:de|des|delle|della|di|da|van) (?:tâches|tareas|tarefas|courses|compras|la compra|cose|cose da fare|attività|taken))?(?:\s+(?:für|pour|para|per|voor)(?:\s+(?:unseren?|unser|meinen?|mein|den|die|das|der|la|le|les|notre|nos|mon|ma|mes|el|los|las|mi|mis|nuestr[ao]s?|il|lo|gli|mi[ao]|nostr[ao]|o|a|os|as|minha|meu|noss[ao]|onze?|mijn|de|het)(?=\s))?\s+|$)/iu;

/** What one entry of the list is called. */
function nounIn(request: string): string {
  return /shopping|grocer|packing|wish|bucket/.test(request) ? "item" : "task";
}

export const todo: StarterApp = {
  id: "todo",
  name: "to-do list",
  accent: "#4b48d6",
  pairing: "workshop",
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
    if (kind === "packing" && subject && !/pack/i.test(subject)) return `Packing list: ${subject}`;
    if (kind) return `${sentenceCase(kind)} list`;
    if (/\bpot ?luck\b/.test(request)) return "Potluck";
    const own = subject.replace(OTHER_LISTS, "");
    if (own !== subject) return sentenceCase(own === "" ? subject : own);
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
