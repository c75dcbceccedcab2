import { reactFiles } from "~/starter/base/react-files";
import { js } from "../source";
import { type Field, type StarterApp, sentenceCase } from "../starter-app";
import { APP, ITEM, TODO_STYLES } from "./todo-react";
import { staticTodoFiles } from "./todo-static";

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

export const todo: StarterApp = {
  id: "todo",
  name: "to-do list",
  icon: "✅",
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
  next: ["add a notes field", "make it green", "add a dark mode toggle"],
  fields: defaultFields,
  files(params, kind) {
    const fields = params.fields ?? defaultFields(params.subject, params.request);
    const noun = /shopping|grocer|packing|wish|bucket/.test(params.request) ? "item" : "task";
    if (kind === "static") return staticTodoFiles(todo, params, fields, noun);
    return reactFiles(todo, params, {
      fields,
      settings: `\n/** What one entry is called. */\nexport const noun = ${js(noun)};\n`,
      styles: TODO_STYLES,
      app: APP,
      files: { "src/components/TaskItem.tsx": ITEM },
    });
  },
};
