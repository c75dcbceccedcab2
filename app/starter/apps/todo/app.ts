import { picksOne } from "~/starter/match/tool";
import { sentenceCase } from "~/starter/match/words";
import type { Field, StarterApp } from "~/starter/starter-app";

/** A list of what is to be bought, in the languages of the starter. */
const BUYS =
  /(?<!\p{L})(?:(?:shopping|grocer(?:y|ies)) lists?|einkaufs(?:liste|zettel|app)|liste (?:de|des) courses|lista de (?:la )?compras?|lista (?:della|per la) spesa)(?!\p{L})/u;
const TITLE: Field = { id: "title", label: "Task", type: "text", required: true };

function defaultFields(subject: string, request: string): Field[] {
  if (BUYS.test(request)) {
    const item: Field = { id: "title", label: "Item", type: "text", required: true };
    // Said in another language it has its own name.
    if (/(?<!\p{L})(?:menge|anzahl|quantité|cantidad|quantità|quantidade)(?!\p{L})/u.test(request))
      return [item];
    return [item, { id: "quantity", label: "Quantity", type: "text" }];
  }
  if (/\b(?:packing|wish|bucket) ?lists?\b/.test(request) || subject === "packing") {
    return [{ ...TITLE, label: "Item" }];
  }
  if (picksOne(request) && !/\b(?:chores?|tasks?|todo)\b/.test(request))
    return [{ ...TITLE, label: "Choice" }];
  return [
    TITLE,
    { id: "due", label: "Due date", type: "date" },
    { id: "priority", label: "Priority", type: "choice", options: ["Low", "Medium", "High"] },
  ];
}

/** "Liste de tâches pour la maison" is a list for the house: what a list is called in other languages, and whose it is. */
const OTHER_LISTS =
  /^(?:to-?do-?|aufgaben|einkaufs|pack|check)?(?:liste?|lista|elenco|lijst)(?: (?:de|des|delle|della|di|da|van) (?:tâches|tareas|tarefas|courses|compras|la compra|cose|cose da fare|attività|taken))?(?:\s+(?:für|pour|para|per|voor)(?:\s+(?:unseren?|unser|meinen?|mein|den|die|das|der|la|le|les|notre|nos|mon|ma|mes|el|los|las|mi|mis|nuestr[ao]s?|il|lo|gli|mi[ao]|nostr[ao]|o|a|os|as|minha|meu|noss[ao]|onze?|mijn|de|het)(?=\s))?\s+|$)/iu;

/** "Plant watering reminder list: …": the name that it is asked for by. */
const ASKED_AS =
  /^(?:(?:please|can you|could you|make|build|create|i want|i need|give|me|us|an?|the|my|our|simple|small|little)\s+)*((?:[\p{L}'’-]+ ){1,3}(?:list|reminders?))(?=[:,.]|$)/u;

/** What draws one of several, as it was called. */
const PICKER =
  /\b(?:random )?(?:(?!an? |the |my |our )[a-zà-ÿ'-]+ )?(?:picker|chooser|randomi[sz]er|decision[ -]maker|wheel)\b/;

/** What one entry of the list is called. */
function nounIn(request: string): string {
  if (picksOne(request) && !/\b(?:chores?|tasks?|todo)\b/.test(request)) return "choice";
  return BUYS.test(request) || /shopping|grocer|packing|wish|bucket/.test(request)
    ? "item"
    : "task";
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
      /\b(shopping|grocery|packing|wish|bucket|chore)[ -]?lists?\b/.exec(request)?.[1] ??
      (/\bchores?\b/.test(request) ? "chore" : null);
    if (kind === "packing" && subject && !/pack/i.test(subject)) return `Packing list: ${subject}`;
    if (kind) return `${sentenceCase(kind)} list`;
    const picker = PICKER.exec(request)?.[0];
    if (picker && picksOne(request)) return sentenceCase(picker);
    if (/\bpot ?luck\b/.test(request)) return "Potluck";
    const bought = BUYS.exec(request)?.[0];
    if (bought) return sentenceCase(bought);
    const own = subject.replace(OTHER_LISTS, "");
    if (own !== subject) return sentenceCase(own === "" ? subject : own);
    if (subject) return `${sentenceCase(subject)} to-dos`;
    const asked = ASKED_AS.exec(request)?.[1];
    if (asked && !/^(?:to-?do|todo|task|check|simple) /.test(asked)) return sentenceCase(asked);
    return "To-do list";
  },
  reads:
    /(?<!\p{L})(?:tick(?:ed|s|ing)? (?:\p{L}+ ){0,3}off|check(?:ed|s|ing)? (?:\p{L}+ ){0,3}off|cross(?:ed|ing)? (?:\p{L}+ ){0,3}(?:off|out)|in the shop|abhaken|cocher|tachar|marcar)(?!\p{L})/u,
  describe: () => "Add things to do, tick them off, filter and edit them; kept in this browser.",
  example: "a to-do list called Groceries",
  next: ["add a notes field", "make it green", "add a dark mode toggle"],
  fields: defaultFields,
  lists: "entries",
  texts: ({ request }) => ({ noun: nounIn(request) }),
  values: ({ request, lists }) => ({ noun: nounIn(request), first: lists.entries }),
};
