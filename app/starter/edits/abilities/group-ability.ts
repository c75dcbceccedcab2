import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { ENTRIES } from "./a-button";
import { type Ability, NO_PLACE, words } from "./ability";
import { elementInApp } from "./each-program";
import { entryApp } from "./entries-of-app";
import { fieldsNamed, fieldsOf, type NamedField } from "./named-field";

/** Entries under headings, one for each value of a field. */
export const GROUP: Ability = {
  send: "group by category",
  words: [
    words(
      "group|grouped|grouping|groups|gruppier*|gruppen|regroup*|grouper|agrupa*|raggruppa*|headings? for each|sections? for each|separate (?:lists?|sections?)|split (?:them|the list|the tasks)? ?by",
    ),
  ],
  more: `${ENTRIES}|${words("by|per|for|each|every|one|in|into|under|with|headings?|together|their|the|a|show|put|sections?|nach|par|por|per|list|should|be|want|them|of")}`,
  not: words("chat|contact|team|add a group|blood|people in"),
  make: group,
};

function group(files: FileTree, wish: string): EditResult {
  const isDay =
    /(?<!\p{L})(?:days?|tag|tage|jours?|días?|giorn[oi]|dias?|dates?|datum)(?!\p{L})/iu.test(wish);
  const named = fieldsNamed(files, wish).filter(
    ({ type, index }) => index > 0 && /^(?:choice|text|date|check)$/.test(type),
  );
  const dates = fieldsOf(files).filter(({ type }) => type === "date");
  const [field] = named.length > 0 ? named : isDay ? dates : [];
  return groupedBy(files, field);
}

/** The entries under headings: one for each value of a field, or for each letter that its values begin with. */
export function groupedBy(
  files: FileTree,
  field: NamedField | undefined,
  isLetter = false,
): EditResult {
  return grouped(files, field, isLetter ? "letter" : "value");
}

/** The entries under the months of a date, the latest first; with a number each month has its sum. */
export function groupedByMonth(
  files: FileTree,
  field: NamedField,
  number?: NamedField,
): EditResult {
  return grouped(files, field, "month", number);
}

/** A list of one month that is chosen shows all of them: each stands under its own name. */
const ALL_MONTHS: readonly [RegExp, string][] = [
  [/\{shown\.length === 0 \? \(/, "{expenses.length === 0 ? ("],
  [/Nothing spent in \{monthName\(month\)\} yet\./, "Nothing spent yet."],
];

function grouped(
  files: FileTree,
  field: NamedField | undefined,
  by: "value" | "letter" | "month",
  number?: NamedField,
): EditResult {
  const isLetter = by === "letter";
  const isMonth = by === "month";
  // What is to come begins with the next.
  const isAhead = isMonth && /due|deadline|until|start/iu.test(field?.label ?? "");
  const app = entryApp(files);
  const element = app && elementInApp(app);
  if (!app || !element || !field) return unchanged("I found no field to group by.");
  if (app.code.includes("groupOf(")) return unchanged("The entries stand in groups already.");
  const { code, path, start, end, entry } = app;
  const isOneMonth = isMonth && app.list === "shown" && /const dayOf = /.test(code);
  const list = isOneMonth ? "expenses" : app.list;
  const map = new RegExp(`^\\.map\\(\\(${entry}(, \\w+)?(, \\w+)?\\)`).exec(code.slice(end));
  if (!map || map[1] || !/^(?:li|tr|[A-Z]\w+)$/.test(element.tag)) return NO_PLACE;
  const id = JSON.stringify(field.id);
  const value = isLetter
    ? `(entry.values[${id}] ?? "").trim().charAt(0).toUpperCase()`
    : isMonth
      ? `(entry.values[${id}] ?? "").slice(0, 7)`
      : `entry.values[${id}] ?? ""`;
  const places = field.options.length > 0 ? JSON.stringify(field.options) : null;
  const key = places
    ? `const places: string[] = ${places};\n  const place = (entry: Grouped) => (places.indexOf(groupOf(entry)) + places.length + 1) % (places.length + 1);\n  return place(a) - place(b);`
    : `const [one, other] = [groupOf(a), groupOf(b)];\n  if (!one || !other) return one ? -1 : other ? 1 : 0;\n  return ${isMonth && isOneMonth ? `other.localeCompare(one) || (b.values[${id}] ?? "").localeCompare(a.values[${id}] ?? "")` : field.type === "date" && !isAhead ? "other.localeCompare(one)" : "one.localeCompare(other)"};`;
  const head = `interface Grouped {\n  values: Record<string, string>;\n}\n\n/** Entries stand under ${isLetter ? "the first letter of " : isMonth ? "the month of " : ""}their “${field.label}”. */\nconst groupOf = (entry: Grouped) => ${value};\n\nfunction byGroup(a: Grouped, b: Grouped): number {\n  ${key}\n}\n\n`;
  const sum = number
    ? `all.filter((other) => groupOf(other) === groupOf(${entry})).reduce((sum, other) => sum + (Number(other.values[${JSON.stringify(number.id)}]) || 0), 0)`
    : "";
  const name = isMonth
    ? `groupOf(${entry}) ? new Date(\`\${groupOf(${entry})}-01T00:00\`).toLocaleDateString(undefined, { month: "long", year: "numeric" }) : "Without ${field.label.toLowerCase()}"`
    : field.type === "date"
      ? `groupOf(${entry}) ? new Date(\`\${groupOf(${entry})}T00:00\`).toLocaleDateString(undefined, { dateStyle: "full" }) : "Without ${field.label.toLowerCase()}"`
      : `groupOf(${entry}) || "Without ${field.label.toLowerCase()}"`;
  const shown = sum
    ? `${name}}{" · "}{${/const money = /.test(code) ? `money.format(${sum})` : `(${sum}).toLocaleString()`}`
    : name;
  const title =
    element.tag === "tr"
      ? `<tr className="group-head"><th colSpan={fields.length} scope="colgroup">{${shown}}</th></tr>`
      : `<li className="group-head" style={{ listStyle: "none", gridColumn: "1 / -1", border: 0, paddingBlock: "0.75rem 0.25rem", fontWeight: 700 }}>{${shown}}</li>`;
  const own = code.slice(element.start, element.end).replace(/ key=\{[^}]+\}/, "");
  const wrapped = `<Fragment key={${entry}.id}>\n{(place === 0 || groupOf(all[place - 1] ?? ${entry}) !== groupOf(${entry})) && (\n${title}\n)}\n${own}\n</Fragment>`;
  const body = code.slice(end + map[0].length, element.start);
  const next = `${code.slice(0, start)}[...${list}].sort(byGroup).map((${entry}, place, all)${body}${wrapped}${code.slice(element.end)}`;
  const at = next.search(/^export (?:default )?function/m);
  if (at < 0) return NO_PLACE;
  const whole = next.slice(0, at) + head + next.slice(at);
  const withHead = isOneMonth
    ? ALL_MONTHS.reduce((text, [from, to]) => text.replace(from, to), whole)
    : whole;
  const withImport = withHead.replace(/^import \{ /m, "import { Fragment, ");
  if (!/import \{ Fragment, [^}]*\} from "react"/.test(withImport)) return NO_PLACE;
  return edited(
    new Map([[path, withImport]]),
    isMonth
      ? `The entries stand under the months of their “${field.label}” now, ${isAhead ? "the earliest" : "the latest"} first${number ? `, each with its sum of “${number.label}”` : ""}.${isOneMonth ? " The list shows all months; what stands above it keeps to the month that is chosen." : ""}`
      : isLetter
        ? `The entries stand under the first letter of “${field.label}” now.`
        : `The entries stand in groups by “${field.label}” now, under headings.`,
  );
}
