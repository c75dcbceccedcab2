import type { FileTree } from "~/projects/files";
import { type EditResult, edited, there } from "../../edit";
import type { Family } from "../families/family";
import { anyOf } from "../said-of";

const APP = "src/App.tsx";
const IN_ALL = "in total|total|altogether|in all|overall|ever|so far|of all time|all time";

/** On how many days each habit was done, since it is there. */
export const HABIT_TOTAL_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf(
        "how many (?:days|times)|how often|number of (?:days|times)|count of (?:days|times)|days|times",
      ),
      anyOf(IN_ALL),
    ],
    more: anyOf(
      `${IN_ALL}|how many|how often|number|count|days?|times|done|did|do|kept|managed|ticked|habits?|each|every|per|for|show|it|them|i|was|has been|on|which|next to|beside|below`,
    ),
    not: anyOf(
      "week|weekly|month|monthly|year|streaks?|row|goals?|targets?|percent\\p{L}*|sort\\p{L}*|set|choose|chart|all habits|together|today|top",
    ),
    make: totals,
  },
];

function totals(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  const row = /^([ \t]*)<strong>\{streak\}<\/strong> .* in a row\n/m.exec(code);
  if (!row || !code.includes("streakOf(habit.days)")) return null;
  if (code.includes("{habit.days.length} in all"))
    return there("Each habit shows already on how many days it was done in all.");
  const [line, indent = ""] = row;
  return edited(
    new Map([
      [
        APP,
        code.replace(
          line,
          () => `${line}${indent}<small className="muted"> · {habit.days.length} in all</small>\n`,
        ),
      ],
    ]),
    "Each habit shows on how many days it was done in all, beside its days in a row.",
  );
}
