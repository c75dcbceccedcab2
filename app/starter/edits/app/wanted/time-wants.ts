import type { FileTree } from "~/projects/files";
import {
  above,
  beforeShown,
  changeApp,
  entryApp,
  insideEach,
} from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited, there } from "../../edit";
import type { Family } from "../families/family";
import { anyOf, fieldsSaid } from "../said-of";
import { doneOn } from "./done-on";

const DUE = "due|deadlines?|dates?|expir\\p{L}*|run(?:s)? out|overdue";

/** What lies ahead: what is due soon in a line, the days that are left, and the day on which something was done. */
export const TIME_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf(
        "what(?:'s| is| are)?|which|a list|list|line|summary|overview|reminder|section|box|remind\\p{L}*|those|things|tasks",
      ),
      anyOf("due|coming up|upcoming|expir\\p{L}*|deadlines?"),
      anyOf(
        "today|tomorrow|this week|next (?:7|seven) days|(?:this|the) coming week|soon|next week|coming up|upcoming",
      ),
    ],
    more: anyOf(
      "see|show|list|line|summary|overview|reminder|section|box|remind\\p{L}*|of|what|what's|which|is|are|due|coming|up|upcoming|today|tomorrow|this|next|seven|7|days|week|soon|expir\\p{L}*|things|everything|all|at|on|the|top|above|with|in|me|deadlines?|separately|first thing",
    ),
    not: anyOf(
      "red|orange|yellow|green|blue|colou?r\\p{L}*|mark\\p{L}*|highlight\\p{L}*|bold|only|filter\\p{L}*|hide|sort\\p{L}*|e-?mail|push|sound|notif\\p{L}*|calendar|how many|count\\p{L}*|number|first$|birthday\\p{L}*",
    ),
    make: (files, { words }) => dueLine(files, words),
  },
  {
    asks: [
      anyOf("dates?|days?|when|time"),
      anyOf("show|see|keep|write|display|record|note|store|remember|log|dates?|put|stamp\\p{L}*"),
      anyOf(
        "(?:was|were|is|are|has been|have been|been|got|i|we)? ?(?:done|finished|completed|ticked off|ticked|checked off|complete)",
      ),
    ],
    more: anyOf(
      "show|see|keep|write|display|record|note|store|remember|log|dates?|days?|when|time|on|which|at|the|it|was|were|is|are|has|have|been|got|i|we|done|finished|completed?|ticked|checked|off|each|every|something|a|job|of|for|automatic\\p{L}*|by itself|next to|beside|behind|down|put|once|in|it's|cards?|tasks?|columns?|lands?|arrives?|comes?|goes|into|that",
    ),
    not: anyOf(
      "move\\p{L}*|hide|delete|remove|sort\\p{L}*|bottom|archive|after|all|everything|sound|confetti|colou?r\\p{L}*|how many|only|cross\\p{L}*|gr[ae]y|due|until|ask|undo|streak|habits?|chart|field",
    ),
    make: doneOn,
  },
];

/** The days that are left, where nothing else reckons them. */
export const DAYS_LEFT_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf(
        "(?:how many|number of|the)? ?days?(?: (?:are|is))?(?: (?:left|remaining|to go|until|till|remain))?|countdown|count(?:ing)? down|how long|time",
      ),
      anyOf("left|remaining|remain|to go|until|till|countdown|count(?:ing)? down"),
      anyOf(`${DUE}|it|each|every|task|something|them|left`),
    ],
    more: anyOf(
      `how many|number of|days?|left|remaining|remain|to go|until|till|countdown|count(?:ing)?|down|how long|time|show|see|write|display|on|next to|beside|behind|for|each|every|it's|its|is|are|something|it|them|the|there|still|i have|have|${DUE}`,
    ),
    not: anyOf(
      "tasks left|how many tasks|open|budget|money|title|heading|top|month|new year|wedding|holiday|birthday|colou?r\\p{L}*|red|sort\\p{L}*|timer|minutes|streak|hide|only",
    ),
    make: (files, { words }) => daysLeft(files, words),
  },
];

/** The date that entries are due by: the one that is named, or the only one. */
function dueField(files: FileTree, words: string) {
  const dates = fieldsOf(files).filter(({ type }) => type === "date");
  return fieldsSaid(words, dates)[0] ?? (dates.length === 1 ? dates[0] : undefined);
}

function dueLine(files: FileTree, words: string): EditResult | null {
  const app = entryApp(files);
  const date = dueField(files, words);
  if (!app || !date || /const amountOf|streakOf\(/.test(app.code)) return null;
  if (app.code.includes("const dueSoon"))
    return there("A line above the list names what is due already.");
  const isToday = /(?<!\p{L})today(?!\p{L})/u.test(words);
  const isTomorrow = /(?<!\p{L})tomorrow(?!\p{L})/u.test(words);
  const days = isToday ? 0 : isTomorrow ? 1 : 7;
  const open = app.canBeDone
    ? "!entry.done && "
    : /columnOf\(/.test(app.code)
      ? "columnOf(entry) !== columns[columns.length - 1] && "
      : "";
  const id = JSON.stringify(date.id);
  const lines = `const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toLocaleDateString("sv-SE");\nconst dueSoon = ${app.stored}\n  .filter((entry) => {\n    const day = entry.values[${id}] ?? "";\n    return ${open}day >= dayIn(${isTomorrow && !isToday ? 1 : 0}) && day <= dayIn(${days});\n  })\n  .sort((a, b) => (a.values[${id}] ?? "").localeCompare(b.values[${id}] ?? ""));`;
  const title = isToday ? "Due today" : isTomorrow ? "Due tomorrow" : "Due in the next 7 days";
  const markup = `<p role="status">\n  <strong>${title}:</strong>{" "}\n  {dueSoon.map((entry) => entry.values[fields[0]?.id ?? ""] || "Untitled").join(", ") || "nothing"}\n</p>`;
  const made = changeApp(
    files,
    (own) => {
      const next = above(own, markup);
      const whole = beforeShown(next, lines);
      return whole === next ? null : whole;
    },
    `A line above the list names what is ${title.toLowerCase()} by its “${date.label}”, the nearest first.`,
  );
  return made.ok ? made : null;
}

const DAYS_LEFT = `/** How long it is until a day, as people say it; nothing without one. */
export function daysLeft(day: string | undefined): string {
  if (!day) return "";
  const today = new Date().toLocaleDateString("sv-SE");
  const days = Math.round((Date.parse(\`\${day}T00:00Z\`) - Date.parse(\`\${today}T00:00Z\`)) / 86_400_000);
  if (Number.isNaN(days)) return "";
  if (days === 0) return "today";
  if (days === 1) return "tomorrow";
  if (days === -1) return "yesterday";
  return days > 0 ? \`\${days} days left\` : \`\${-days} days ago\`;
}
`;

function daysLeft(files: FileTree, words: string): EditResult | null {
  const date = dueField(files, words);
  const app = entryApp(files);
  if (!app || !date || /const amountOf|streakOf\(/.test(app.code)) return null;
  if (files.has("src/days-left.ts"))
    return there("Each entry says already how many days are left.");
  const id = JSON.stringify(date.id);
  const done = app.canBeDone ? "!AS.done && " : "";
  const made = insideEach(
    files,
    (as) =>
      `{${done.replace("AS", as)}${as}.values[${id}] && <small className="muted">{daysLeft(${as}.values[${id}])}</small>}`,
  );
  // A cell of its own would lack its heading.
  if (!made || /<tr[ >]/.test(app.code)) return null;
  const changes = new Map<string, string | null>([["src/days-left.ts", DAYS_LEFT]]);
  for (const [path, code] of made)
    changes.set(
      path,
      `import { daysLeft } from "${path.includes("components/") ? "../" : "./"}days-left";\n${code}`,
    );
  return edited(
    changes,
    `Each entry says how many days are left until its “${date.label}”${app.canBeDone ? ", as long as it is not done" : ""}.`,
  );
}
