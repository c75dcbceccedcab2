import type { FileTree } from "~/projects/files";
import { ordered } from "../../abilities/each-program";
import { above, entryApp } from "../../abilities/entries-of-app";
import { fieldsOf, type NamedField } from "../../abilities/named-field";
import { withState } from "../../behave/entries-in-code";
import { type EditResult, edited, there } from "../../edit";
import { columnsIn } from "../entries/column-names";
import type { Family } from "../families/family";
import { anyOf, fieldsSaid } from "../said-of";

/** In which order entries stand, chosen in the app. */
export const SORT_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf("sort\\p{L}*|order(?:ed|ing)?|arrang\\p{L}*"),
      anyOf(
        "sort(?: (?:the|my|our|all|\\p{L}+))*$|choos\\p{L}*|chosen|choice|pick|select\\p{L}*|selector|switch\\p{L}*|drop-?downs?|menu|options?|change how|different ways|buttons?|or|toggle|decide|change how",
      ),
    ],
    more: anyOf(
      "sort\\p{L}*|order\\p{L}*|arrang\\p{L}*|how|by|or|and|it|is|are|way|ways|names?|titles?|alphabet\\p{L}*|alphabetically|a to z|date|due date|day|newest|oldest|biggest|smallest|highest|lowest|cheapest|first|amounts?|prices?|person|people|who paid|list|entries|between|different|field|them|me|in which|which|what|of the|for|to|using|criteria|myself",
    ),
    not: anyOf(
      "by me|drag\\p{L}*|by hand|manual\\p{L}*|done|last|bottom|always|automatic\\p{L}*|columns?|lanes?|group|chart|question|random|not|\\d+",
    ),
    make: (files, { words }) => sortChosen(files, words),
  },
];

const SORTABLE = /^(?:text|number|date|time|choice|check)$/;

function sortChosen(files: FileTree, words: string): EditResult | null {
  const app = entryApp(files);
  if (!app || columnsIn(files)) return null;
  const isClear =
    /(?<!\p{L})(?:choos\p{L}*|chosen|choice|pick|select\p{L}*|switch\p{L}*|drop-?downs?|menu|options?|ways|or|toggle|decide|change how)(?!\p{L})|^(?:let (?:me|us) )?sort (?:the |my |our |these |all |them)*(?:\p{L}+)?$/u.test(
      words,
    );
  if (!isClear) return null;
  if (/aria-sort=/.test(app.code))
    return there(
      "A press on the name of a column sorts by it already, another one turns the order.",
    );
  if (files.has("src/orders.ts"))
    return there("“Sort by” above the list chooses the order already.");
  const fields = fieldsOf(files).filter(({ type }) => SORTABLE.test(type));
  const [first] = fields;
  if (!first) return null;
  const isByName = /(?<!\p{L})(?:names?|titles?|alphabet\p{L}*|a to z)(?!\p{L})/u.test(words);
  const said = [...new Set([...fieldsSaid(words, fields), ...(isByName ? [first] : [])])];
  // Who paid, where nobody is asked for it, is no order of this list.
  if (/(?<!\p{L})(?:person|people|who)(?!\p{L})/u.test(words) && !said.some(isOfPerson))
    return null;
  const offered = (said.length > 1 ? said : fields).toSorted((a, b) => a.index - b.index);
  const choice = `<label className="label">
  Sort by{" "}
  <select
    className="input"
    style={{ width: "auto", marginBlock: "0.75rem" }}
    value={order}
    onChange={(event) => setOrder(event.target.value)}
  >
    <option value="">As they were added</option>
    {ORDERS.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
</label>`;
  const sorted = ordered(app, "inChosenOrder(order)");
  const code = withState(
    above({ ...app, code: sorted }, choice),
    'const [order, setOrder] = useStored("order", "");',
  );
  return edited(
    new Map([
      [app.path, `import { inChosenOrder, ORDERS } from "./orders";\n${code}`],
      ["src/orders.ts", orders(offered)],
    ]),
    `“Sort by” above the list chooses the order: ${offered.map(({ label }) => `“${label}”`).join(", ")}, or as they were added. It is kept in this browser.`,
  );
}

const isOfPerson = ({ label }: NamedField) => /who|person|paid by|assign|responsible/iu.test(label);

function orders(fields: readonly NamedField[]): string {
  const rows = fields.flatMap(({ id, label, type, options }) => {
    const row = (name: string, isDown: boolean) => ({
      value: `${id}${isDown ? " down" : ""}`,
      label: name,
      field: id,
      isDown,
      options,
    });
    if (type === "number")
      return [row(`${label}, highest first`, true), row(`${label}, lowest first`, false)];
    if (type === "date")
      return [row(`${label}, earliest first`, false), row(`${label}, latest first`, true)];
    if (type === "check") return [row(`${label} first`, true)];
    if (/priorit|importan|urgen/iu.test(label))
      return [row(`${label}, highest first`, /^low/iu.test(options[0] ?? ""))];
    return [row(type === "choice" ? label : `${label}, A to Z`, false)];
  });
  return `interface Order {
  value: string;
  label: string;
  field: string;
  isDown: boolean;
  options: string[];
}

interface Sorted {
  values: Record<string, string>;
}

/** What the list can be sorted by. */
export const ORDERS: Order[] = ${JSON.stringify(rows, null, 2)};

/** The order that was chosen; without one entries stay as they are. What lacks the value comes last. */
export function inChosenOrder(chosen: string): (a: Sorted, b: Sorted) => number {
  const order = ORDERS.find(({ value }) => value === chosen);
  if (!order) return () => 0;
  const { field, isDown, options } = order;
  return (a, b) => {
    const [one, other] = [a.values[field] ?? "", b.values[field] ?? ""];
    if (one === "" || other === "") return one === other ? 0 : one === "" ? 1 : -1;
    const up =
      options.length > 0
        ? options.indexOf(one) - options.indexOf(other)
        : one.localeCompare(other, undefined, { numeric: true });
    return isDown ? -up : up;
  };
}
`;
}
