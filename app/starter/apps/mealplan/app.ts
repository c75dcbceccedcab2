import type { StarterApp } from "~/starter/starter-app";

/** The meals that people name, in the order of a day. */
const NAMES: readonly [RegExp, string][] = [
  [
    /breakfasts?|frühstück|petits?[- ]déj|desayunos?|colazion|pequeno[- ]almoço|café da manhã/,
    "Breakfast",
  ],
  [/brunch/, "Brunch"],
  [
    /lunch(?:es)?|midday meals?|mittag|(?<!petits?[- ])déjeuners?|almuerzos?|\bcomida\b|pranz|(?<!pequeno[- ])almoço/,
    "Lunch",
  ],
  [/snacks?|zwischenmahlzeit|goûters?|meriendas?|merend|lanches?/, "Snack"],
  [/\btea ?time\b/, "Tea"],
  [/dinners?|evening meals?|abend(?:essen|s)|dîners?|\bcenas?\b|jantar/, "Dinner"],
  [/suppers?|abendbrot/, "Supper"],
];

function mealsIn(request: string): string[] {
  const said = NAMES.filter(([form]) => form.test(request)).map(([, name]) => name);
  return said.length > 0 ? said : ["Breakfast", "Lunch", "Dinner"];
}

/** What is eaten on each day of a week. */
export const mealplan: StarterApp = {
  id: "mealplan",
  name: "meal planner for the week",
  accent: "#2f7d32",
  pairing: "launch",
  keywords: [
    "meal planner",
    "meal plan",
    "weekly meal planner",
    "weekly meal plan",
    "meal planning app",
    "dinner planner",
    "lunch planner",
    "menu planner",
    "weekly menu planner",
    "essensplan",
    "essensplaner",
    "speiseplan",
    "wochenplan für essen",
    "planificateur de repas",
    "planificador de comidas",
  ],
  kinds: ["static"],
  defaultTitle: () => "Meal planner",
  describe: ({ request }) =>
    `${mealsIn(request).join(", ")} from Monday to Sunday, week by week; the week before can be copied, and what is planned already stays. Kept in this browser.`,
  example: "a meal planner",
  next: ["make it teal", "use a playful style", "add a dark mode toggle"],
  reads:
    /\b(?:breakfast|lunch|dinner|supper|snacks?|monday|sunday|week(?:ly|s)?|copy|days?|plan|woche|frühstück|mittag(?:essen)?|abendessen|semaine|déjeuner|dîner|semana|desayuno|almuerzo|comida|cena)(?!\p{L})/u,
  values: ({ request }) => ({ MEALS: mealsIn(request) }),
};
