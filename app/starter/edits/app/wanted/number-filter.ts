import type { FileTree } from "~/projects/files";
import { jsInline } from "../../../source/literals";
import { narrowed } from "../../abilities/each-program";
import { above, entryApp } from "../../abilities/entries-of-app";
import { fieldsOf, type NamedField } from "../../abilities/named-field";
import { withState } from "../../behave/entries-in-code";
import { type EditResult, edited, there } from "../../edit";
import type { Family } from "../families/family";
import { anyOf, fieldsSaid } from "../said-of";

const BOUND =
  "less than|fewer than|under|below|at most|up to|no more than|not more than|more than|over|above|at least|longer than|shorter than|cheaper than|faster than";
const UNITS: readonly [said: RegExp, label: RegExp][] = [
  [anyOf("minutes?|mins?|hours?|quick|long|takes?"), /minute|time|duration|hour/iu],
  [anyOf("euros?|dollars?|pounds?|cheap\\p{L}*|costs?|price"), /amount|price|cost|much/iu],
  [anyOf("kcal|calories"), /calor|kcal/iu],
  [anyOf("pages?"), /page/iu],
  [anyOf("servings?|people|persons?"), /serving|people|person/iu],
  [anyOf("pieces?|in stock|left"), /quantit|stock|count|number/iu],
];

/** "Only recipes that take less than 30 minutes": a tick above the list that narrows it to those. */
export const NUMBER_FILTER_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf("only|just|filter\\p{L}*|hide everything|nothing but"),
      anyOf(BOUND),
      /(?<![\p{L}\d])[€$£]? ?\d/u,
    ],
    more: anyOf(
      `${BOUND}|only|just|filter\\p{L}*|show|see|view|find|those|that|which|take|takes|cost|costs|need|needs|have|has|are|is|with|for|[€$£]|euros?|dollars?|pounds?|minutes?|mins?|hours?|kcal|calories|pages?|servings?|people|pieces?|in stock|left|\\d[\\d.,]*|long|to (?:make|cook|do|prepare)|button|tick|checkbox|switch|toggle|option|choice|worth|priced|quick|cooking|by`,
    ),
    not: anyOf(
      "days?|weeks?|months?|years?|old|older|columns?|characters|open|done|sort\\p{L}*|red|colou?r\\p{L}*|mark\\p{L}*|warn\\p{L}*|allow\\p{L}*|let me add|at once|cards? in|tasks?|budget|total|per page|entries per|stars?",
    ),
    make: (files, { words }) => ticked(files, words),
  },
];

function numberSaid(files: FileTree, words: string): NamedField | undefined {
  const numbers = fieldsOf(files).filter(({ type }) => type === "number");
  const unit = UNITS.filter(([said]) => said.test(words)).flatMap(([, label]) =>
    numbers.filter((field) => label.test(field.label)),
  )[0];
  const stock = numbers.find(({ label }) => /quantit|stock|count/iu.test(label));
  const only = numbers.length === 1 || /[€$£]/u.test(words) ? numbers[0] : stock;
  return fieldsSaid(words, numbers)[0] ?? unit ?? only;
}

function ticked(files: FileTree, words: string): EditResult | null {
  const app = entryApp(files);
  const field = numberSaid(files, words);
  const number = Number((/\d[\d.,]*/u.exec(words)?.[0] ?? "").replace(",", "."));
  if (!app || !field || !Number.isFinite(number)) return null;
  // What takes hours is no number of minutes.
  if (/(?<!\p{L})hours?(?!\p{L})/u.test(words) && /minute/iu.test(field.label)) return null;
  if (app.code.includes("setIsNarrow("))
    return there("A tick above the list narrows it by a number already.");
  const [sign, told] = /more than|over|above|longer/u.test(
    words.replace(/(?:no|not) more than/gu, ""),
  )
    ? [">", "more than"]
    : /at least/u.test(words)
      ? [">=", "at least"]
      : /at most|up to|(?:no|not) more than/u.test(words)
        ? ["<=", "at most"]
        : ["<", "less than"];
  const isChoice = /(?<!\p{L})(?:filter|button|tick|checkbox|switch|toggle|option|choice)/u.test(
    words,
  );
  const text = `Only ${field.label}: ${told} ${number}`;
  const key = jsInline(field.id);
  const narrow = narrowed(
    app,
    `(${app.entry}) => !isNarrow || (${app.entry}.values[${key}] !== "" && Number(${app.entry}.values[${key}]) ${sign} ${number})`,
  );
  const box = `<label className="muted">\n  <input\n    type="checkbox"\n    checked={isNarrow}\n    onChange={(event) => setIsNarrow(event.target.checked)}\n  />{" "}\n  {${jsInline(text)}}\n</label>`;
  const code = withState(
    above({ ...app, code: narrow }, box),
    `const [isNarrow, setIsNarrow] = useState(${!isChoice});`,
  );
  return edited(
    new Map([[app.path, code]]),
    `The tick “${text}” above the list leaves only those; it is ${isChoice ? "off until it is ticked" : "on, and all come back without it"}.`,
  );
}
