import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import { jsInline } from "../../../source/literals";
import { above, beforeShown, entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { type Edit, type EditResult, edited, there } from "../../edit";
import type { AppReader } from "../app-orders.server";
import { columnsIn } from "../entries/column-names";
import { isOfMoney } from "../families/grouped-by";
import { THINGS } from "../said-of";
import { categorySaid } from "./category-words";

const USUAL =
  "usual|regular|typical|standard|fixed|same|monthly|weekly|daily|recurring|everyday|normal";
const NAME = "(?<name>\\p{L}[\\p{L}'-]{1,20}(?: \\p{L}[\\p{L}'-]{1,16}){0,2}?)";
const AMOUNT =
  "(?:(?:,|:| -| –)? ?(?:for|of|at|with|costs?|which is|that is|\\(|is|=)? ?(?:[€$£] ?)?(?<amount>\\d{1,6}(?:[.,]\\d{1,2})?) ?(?:€|\\$|£|euros?|eur|dollars?|pounds?|bucks)?\\)?(?: (?:each|every|a|per) (?:day|week|month|time))?)?";
const BY_PRESS =
  "(?:,? ?(?:with|by|in|on|at) (?:just )?(?:one|a|a single|the) (?:click|tap|press|touch|push)(?: of a button)?)?";
const BUTTON =
  "(?:(?:a|an|one|the|some|quick|little|extra|single|ready-made|preset|one[- ]click|one[- ]tap|quick[- ]add) )*(?:button|shortcut|quick[- ]add|preset)";
const WHOSE = `(?:(?:our|my|the|a|an|${USUAL}) )*`;

const FORMS = [
  `(?:add |give me |have |put |show |make |include )?${BUTTON} (?:(?:that|which|to|for)(?: (?:adds?|adding|enters?|entering|puts? in|records?|books?|logs?))?|called) ${WHOSE}${NAME}(?: (?:entry|expense|payment|cost|task|item))?${AMOUNT}${BY_PRESS}(?: (?:to|into) (?:the|my|our) (?:list|expenses|entries|tasks|board))?`,
  `(?:add|enter|book|log|record|put in) ${WHOSE}${NAME}(?: (?:entry|expense|payment|task))?${AMOUNT} (?:with|by|in) (?:just )?(?:one|a single) (?:click|tap|press|touch)(?: of a button)?`,
].map((source) => new RegExp(`^${source}$`, "iu"));

/** What buttons do that add nothing. */
const NO_NAME =
  /(?<!\p{L})(?:that|which|all|every\p{L}*|random\p{L}*|undo|print\p{L}*|export\p{L}*|import\p{L}*|csv|dark|light|mode|theme|photos?|pictures?|notes?|fields?|columns?|delet\p{L}*|remov\p{L}*|clear\p{L}*|edit\p{L}*|sort\p{L}*|search\p{L}*|filter\p{L}*|copy|copies|duplicat\p{L}*|share|sharing|save|saving|back|next|top|reset|start\p{L}*|stop|pause|new|another|today|tomorrow|date|entry|entries|sums?|totals?|one|it|them|again|download\p{L}*|archiv\p{L}*|done|and|or|to|from|in|on|with|menu|settings|language|each|confetti|sound|help|more|calculat\p{L}*|categor\p{L}*)(?!\p{L})/iu;

/** "A button that adds our rent of 900": one press puts an entry into the list that always is the same. */
export const readUsualEntry: AppReader = ({ core, said }, files) => {
  const match = FORMS.map((form) => form.exec(core.replace(/[’]/gu, "'"))?.groups).find(Boolean);
  const { name = "", amount = "" } = match ?? {};
  if (name === "" || NO_NAME.test(name) || THINGS.test(name) || /["“„«]/u.test(said)) return null;
  const isMoney = isOfMoney(files);
  const isUsual =
    isMoney ||
    new RegExp(`(?<!\\p{L})(?:${USUAL}|quick|shortcut|one[- ](?:click|tap|press))`, "iu").test(
      core,
    );
  if (!isUsual || (amount !== "" && !isMoney)) return null;
  const edit: Edit = (tree) => usualEntry(tree, sentenceCase(name), amount.replace(",", "."));
  return edit;
};

/** A button above the list for one entry. */
function usualEntry(files: FileTree, name: string, amount: string): EditResult {
  const app = entryApp(files);
  const none: EditResult = { ok: false, reason: "This project keeps no entries that I know." };
  const main = fieldsOf(files)[0];
  if (!app || !main) return none;
  const add = new RegExp(
    `^ {4}${app.setter}\\(\\[(\\{ id: newId\\(\\),[^\\n]*)values: draft \\}, `,
    "m",
  ).exec(app.code)?.[1];
  const head = columnsIn(files) ? '{ id: newId(), column: columns[0] ?? "", ' : add;
  if (!head) return none;
  if (app.code.includes(`Add “${name}”`))
    return there(`The button “Add “${name}”” is there already.`);
  const start = app.code.includes("function startValues(") ? "startValues" : "emptyValues";
  const number = fieldsOf(files).find(({ type }) => type === "number");
  const isMoney = isOfMoney(files);
  const category = isMoney ? categorySaid(name.toLowerCase(), files) : undefined;
  const values = [
    `...${start}()`,
    `${jsInline(main.id)}: ${jsInline(name)}`,
    ...(amount !== "" && number ? [`${jsInline(number.id)}: ${jsInline(amount)}`] : []),
    ...(category ? [`${jsInline(category.id)}: ${jsInline(category.option)}`] : []),
  ].join(", ");
  const entry = `${head}values: { ${values} } }`;
  const placed = columnsIn(files) ? `[...${app.stored}, ${entry}]` : `[${entry}, ...${app.stored}]`;
  const month =
    isMoney && app.code.includes("setMonth(") ? "    setMonth(todayText().slice(0, 7));\n" : "";
  // Without a sum it is the one of the last time, and the form asks for it the first time.
  const isOpen = isMoney && amount === "" && number;
  const last = isOpen
    ? `    const last = ${app.stored}.find((other) => (other.values[${jsInline(main.id)}] ?? "").trim().toLowerCase() === ${jsInline(name.toLowerCase())});\n    if (!last) {\n      setDraft({ ${values} });\n      document.querySelector<HTMLInputElement>(${jsInline(`#field-${number.id}`)})?.focus();\n      return;\n    }\n`
    : "";
  const whole = isOpen
    ? placed.replace(
        values,
        `${values}, ${jsInline(number.id)}: last.values[${jsInline(number.id)}] ?? ""`,
      )
    : placed;
  const functionName = `add${name.replace(/[^\p{L}\p{N}]/gu, "")}`;
  const shown = above(
    app,
    `<p>\n  <button type="button" className="button small" onClick={${functionName}}>\n    Add “${name}”${amount === "" ? "" : ` (${amount})`}\n  </button>\n</p>`,
  );
  const code = beforeShown(
    shown,
    `/** A usual entry, by one press. */\nfunction ${functionName}() {\n${last}    ${app.setter}(${whole});\n${month}}`.replace(
      /^ {4}/gm,
      "  ",
    ),
  );
  if (code === shown) return none;
  return edited(
    new Map([[app.path, code]]),
    `The button “Add “${name}”” above the list puts it in at one press${amount === "" ? "" : ` with ${amount}`}${isMoney ? ", dated today" : ""}${category ? `, as “${category.option}”` : ""}.${isOpen ? ` Its “${number.label}” is that of the last “${name}”; the first time the form asks for it.` : ""}`,
  );
}
