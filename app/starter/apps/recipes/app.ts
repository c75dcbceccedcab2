import { sentenceCase } from "~/starter/match/words";
import type { Field, StarterApp, StarterParams } from "~/starter/starter-app";
import { appLanguageOf } from "~/starter/words/which-language";
import { type RecipeRow, recipeTopic } from "./topics";

const FIELDS: Field[] = [
  { id: "name", label: "Name", type: "text", required: true },
  { id: "minutes", label: "Minutes", type: "number" },
  { id: "servings", label: "Servings", type: "number" },
  { id: "ingredients", label: "Ingredients", type: "long" },
  { id: "steps", label: "Steps", type: "long" },
];

const isEnglish = ({ request, facts }: StarterParams) =>
  appLanguageOf(request, facts.language) === null;

/** A sample as the form would have stored it: what the chosen fields have no place for is left out. */
function valuesOf(row: RecipeRow, fields: readonly Field[]): Record<string, string> {
  const known: Record<string, string> = {
    ...row,
    instructions: row.steps,
    title: row.name,
    time: row.minutes,
    duration: row.minutes,
  };
  const values: Record<string, string> = {};
  for (const [index, { id }] of fields.entries()) {
    const value = index === 0 ? row.name : known[id];
    if (value !== undefined) values[id] = value;
  }
  return values;
}

export const recipes: StarterApp = {
  id: "recipes",
  name: "recipe box",
  accent: "#c0562b",
  pairing: "hearth",
  keywords: [
    "recipe",
    "recipe box",
    "recipe book",
    "recipe app",
    "cookbook",
    "cook book",
    "recipe manager",
    "recipe collection",
    "meal planner",
    "cooking app",
  ],
  kinds: ["react"],
  defaultTitle(subject, request) {
    if (/ recipes?$/i.test(subject)) return sentenceCase(subject);
    if (subject && !/^(?:my )?(?:family|recipes?)$/i.test(subject))
      return `${sentenceCase(subject)} recipes`;
    return /cookbook|cook book/.test(request) ? "Cookbook" : "Recipe box";
  },
  reads:
    /(?<!\p{L})(?:(?:change|scale|adjust)\p{L}* (?:the |when |with |by )?.*(?:servings|people|portions)|(?:search|find)(?: them| recipes)? by|servings|portionen)(?!\p{L})/u,
  describe(params) {
    const own = params.lists.entries.length;
    if (own > 0 && !params.fields)
      return `It starts with your ${own} recipes; search, add, edit and cook from them.`;
    if (!isEnglish(params)) return "Write down recipes, search, edit and cook from them.";
    const { topic } = recipeTopic(params.subject, params.request);
    return `It starts with ${topic.rows.length} ${topic.name} recipes; search, add, edit and cook from them.`;
  },
  next: ["add a difficulty field", "make it green", "add a dark mode toggle"],
  fields: () => FIELDS,
  values(params) {
    const { subject, request, fields, lists } = params;
    // What somebody names goes before any sample.
    const [main] = fields ?? FIELDS;
    if (main && lists.entries.length > 0)
      return { samples: lists.entries.map((name) => ({ [main.id]: name })) };
    // Samples are written in English: in an app that speaks another language nothing is better than those.
    if (!isEnglish(params)) return { samples: [] };
    const { topic } = recipeTopic(subject, request);
    return { samples: topic.rows.map((row) => valuesOf(row, fields ?? FIELDS)) };
  },
};
