import type { FileTree } from "~/projects/files";
import { entryApp } from "../../abilities/entries-of-app";
import { DONE_LAST } from "../../abilities/order-abilities";
import { type EditResult, edited, there } from "../../edit";
import { columnsIn } from "../entries/column-names";
import { atRandom } from "../families/done-families";
import type { Family } from "../families/family";
import { anyOf } from "../said-of";

const APP = "src/App.tsx";
const DONE =
  "done|finished|completed?|ticked(?: off)?|checked(?: off)?|tick\\p{L}*|check\\p{L}*|finish\\p{L}*|complet\\p{L}*";

/** A button by its name that leaves the choice to chance. */
export const PICK_WANTS: readonly Family[] = [
  {
    asks: [anyOf("pick one for me|pick for me|surprise me")],
    more: anyOf(
      "button|that|which|picks?|chooses?|selects?|shows?|random|at random|one|start|begin|where|with|says?|called|haven'?t|not|isn'?t|aren'?t|yet|done|finished|open|unfinished|tasks?|still|left|among|out of|undone",
    ),
    make: (files) => (columnsIn(files) ? null : atRandom(files)),
  },
];

/** What apps do from their start or by a plain order, asked for in any words. */
export const PLAIN_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf(DONE),
      anyOf(
        "bottom|end|last|down|below|sink\\p{L}*|underneath|after the (?:others|rest|open ones)",
      ),
    ],
    more: anyOf(
      `${DONE}|when|once|if|as soon as|i|something|one|it|they|should|move|moves|go|goes|sink|drop|drops|fall|falls|slide|jump|off|to|at|the|bottom|end|list|of|down|automatic\\p{L}*|by itself|is|are|stand|appear|come|comes|ones|jobs?|underneath|others|rest|open`,
    ),
    not: anyOf(
      "hide|remove|delete|columns?|button|clear|archive|after|days?|first|top|count\\p{L}*|how many|sound|confetti|show the date|colou?r\\p{L}*",
    ),
    make(files) {
      const made =
        entryApp(files) && !columnsIn(files) ? DONE_LAST.make(files, DONE_LAST.send) : null;
      if (!made) return null;
      return made.ok ? made : /already/u.test(made.reason) ? there(made.reason) : null;
    },
  },
  {
    asks: [
      anyOf("new(?:est)?|latest|last added|recent\\p{L}*"),
      anyOf("top|first|up|above|beginning|start"),
    ],
    more: anyOf(
      "new(?:est)?|latest|last added|just added|recent\\p{L}*|top|first|up|above|beginning|start|of|in|the|its|each|every|columns?|lanes?|show|put|add|added|go|goes|come|comes|appear|appears|stand|should|at|on|orders?|always|to|be",
    ),
    not: anyOf("due|dates?|sort\\p{L}*|button|name|oldest|move|called"),
    make: newestFirst,
  },
  {
    asks: [anyOf("streaks?|in a row|how long i(?:'ve| have) kept")],
    more: anyOf(
      "streaks?|current|show|see|display|count\\p{L}*|each|every|next|to|beside|below|number|of|days|in a row|my|how many|how long|the|for|with",
    ),
    not: anyOf(
      "longest|best|record|sort\\p{L}*|highest|freeze|week|bigger|larger|colou?r\\p{L}*|fire|flame|emoji|icon|hide|remove|goal|milestone|celebrat\\p{L}*|total|all habits|top|title|\\d+",
    ),
    make: (files) =>
      /<p className="streak">/.test(files.get(APP) ?? "")
        ? there("Each habit shows its streak already: how many days in a row it was done.")
        : null,
  },
  {
    asks: [
      anyOf("week|(?:last|past) (?:7|seven) days|(?:7|seven) days|days"),
      anyOf(
        "tick\\p{L}*|dots?|boxes|circles?|check\\p{L}*|squares|press\\p{L}*|mark\\p{L}*|click\\p{L}*",
      ),
      anyOf("dots?|boxes|circles?|squares|buttons?|each day|every day|days"),
    ],
    more: anyOf(
      "week|last|past|7|seven|days?|tick\\p{L}*|off|dots?|boxes|check\\p{L}*|circles?|squares|press\\p{L}*|mark\\p{L}*|click\\p{L}*|as|little|small|see|show|of|the|each|every|that|i|can|for|to|with|on|single|which",
    ),
    not: anyOf(
      "colou?r\\p{L}*|four|month|year|chart|bigger|smaller|round(?:er)?|goal|remind\\p{L}*|weekend\\p{L}*|total|start|hide|remove|note",
    ),
    make: (files) =>
      /className=\{`day\$\{/.test(files.get(APP) ?? "")
        ? there(
            "Each habit shows the seven days of the week already: a press on a day ticks it, and the arrows go to earlier weeks.",
          )
        : null,
  },
  {
    asks: [
      anyOf("which|what(?:'s| is)?|list|line|habits|remind\\p{L}*"),
      anyOf(
        "still|open|left|missing|not (?:yet )?(?:done|ticked)|haven'?t (?:yet )?(?:done|ticked)|undone|to do",
      ),
      anyOf("today"),
    ],
    more: anyOf(
      "which|what|list|line|habits|remind\\p{L}*|still|open|left|missing|not|yet|done|ticked|haven'?t|undone|to do|today|show|see|tell|at|on|the|top|above|me|with|have|i|need|are|is|a|for|of|need to",
    ),
    not: anyOf(
      "e-?mail|push|notif\\p{L}*|how many|number|only|filter|hide|colou?r\\p{L}*|sort\\p{L}*|first",
    ),
    make: openToday,
  },
];

/** A new card stands before the others of its column. */
function newestFirst(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  const last = "isNew ? [...cards, card] :";
  if (!columnsIn(files)) return null;
  if (code.includes("isNew ? [card, ...cards] :"))
    return there("New cards come at the top of their column already.");
  return code.includes(last)
    ? edited(
        new Map([[APP, code.replace(last, "isNew ? [card, ...cards] :")]]),
        "New cards come at the top of their column now; those that are there stay where they are.",
      )
    : null;
}

/** A line above the habits that names those which are not done today. */
function openToday(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  const list = /^( +)\{habits\.length === 0 \? \(\n/m.exec(code);
  if (!list || !/const todayKey = /.test(code)) return null;
  if (code.includes("Still open today:"))
    return there("A line above the habits names those that are open today already.");
  const [line, indent = ""] = list;
  const open = "habits.filter((habit) => !habit.days.includes(todayKey))";
  const block = `{habits.length > 0 && (
  <p role="status">
    <strong>Still open today:</strong>{" "}
    {${open}
      .map((habit) => habit.values[fields[0]?.id ?? ""] || "Habit")
      .join(", ") || "nothing, all done"}
  </p>
)}
`.replace(/^(?=.)/gm, indent);
  return edited(
    new Map([[APP, code.replace(line, () => block + line)]]),
    "A line above the habits names those that are still open today.",
  );
}
