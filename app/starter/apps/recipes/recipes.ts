import { reactFiles } from "~/starter/base/react-files";
import { recipeTopic } from "../content/recipe-topics";
import { jsLines } from "../source";
import { type Field, type StarterApp, sentenceCase } from "../starter-app";
import { RECIPES_APP, RECIPES_STYLES } from "./recipes-source";

const FIELDS: Field[] = [
  { id: "name", label: "Name", type: "text", required: true },
  { id: "minutes", label: "Minutes", type: "number" },
  { id: "servings", label: "Servings", type: "number" },
  { id: "ingredients", label: "Ingredients", type: "long" },
  { id: "steps", label: "Steps", type: "long" },
];

export const recipes: StarterApp = {
  id: "recipes",
  name: "recipe box",
  icon: "🍲",
  accent: "#c0562b",
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
    if (subject && !/^(?:my )?(?:family|recipes?)$/i.test(subject))
      return `${sentenceCase(subject)} recipes`;
    return /cookbook|cook book/.test(request) ? "Cookbook" : "Recipe box";
  },
  describe(params) {
    const { topic } = recipeTopic(params.subject, params.request);
    return `It starts with ${topic.rows.length} ${topic.name} recipes; search, add, edit and cook from them.`;
  },
  next: ["add a difficulty field", "make it green", "add a dark mode toggle"],
  fields: () => FIELDS,
  files(params) {
    const fields = params.fields ?? FIELDS;
    const { topic } = recipeTopic(params.subject, params.request);
    const first = fields[0]?.id ?? "name";
    const samples = topic.rows.map((row) => {
      const values: Record<string, string> = {};
      for (const field of fields) {
        const known: Record<string, string> = {
          ...row,
          instructions: row.steps,
          title: row.name,
          time: row.minutes,
          duration: row.minutes,
        };
        if (field.id === first) values[field.id] = row.name;
        else if (known[field.id] !== undefined) values[field.id] = known[field.id] ?? "";
      }
      return values;
    });
    return reactFiles(recipes, params, {
      fields,
      app: RECIPES_APP,
      styles: RECIPES_STYLES,
      files: {
        "src/samples.ts": `import type { Values } from "./fields";\n\n/** What the box holds the first time it is opened. */\nexport const samples: Values[] = ${jsLines(samples)};\n`,
      },
    });
  },
};
