import type { FileTree } from "~/projects/files";
import { type EditResult, edited, there } from "../../edit";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import { columnsIn } from "../entries/column-names";
import type { Family } from "../families/family";
import { anyOf } from "../said-of";
import { COLUMN_NAME, DAYS_IN_COLUMN } from "./board-files";

const APP = "src/App.tsx";
const CARD = "src/components/BoardCard.tsx";
const COLUMN = "columns?|lanes?|lists?|stages?|steps?";

/** What is asked of the columns of a board: how long a card stays in one, and names that are written there. */
export const BOARD_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf(
        "how long|how many days|for how many days|number of days|since when|days?|age|time(?: spent)?",
      ),
      anyOf(COLUMN),
      anyOf(
        "sitting|sits?|been|is|spent|stays?|stayed|staying|stood|standing|stands|waiting|waits|stuck|lying|there|in (?:its|the|their|this|each|a|one|every|the current|the same) (?:current )?(?:columns?|lanes?|lists?|stage)|per column|entered|moved|since",
      ),
    ],
    more: anyOf(
      "how long|how many|days?|number|counter|count|show|write|display|see|has|have|had|was|it's|its|their|they|there|on|for|current|same|already|age|time|spent|in|since|when|with|of|little|small|put|keep track of|track|what|label|badge|text|hint",
    ),
    not: anyOf(
      "hide|red|orange|yellow|colou?r\\p{L}*|sort\\p{L}*|remove|delete|average|mean|warn\\p{L}*|filter|archive|move (?:it|them|cards)|fade\\p{L}*|\\d+",
    ),
    make: daysInColumn,
  },
  {
    asks: [
      anyOf(
        "renam\\p{L}*|chang\\p{L}*|edit\\p{L}*|relabel\\p{L}*|retitl\\p{L}*|rewrit\\p{L}*|editable|retype|call\\p{L}*|nam(?:e|ing)|typing|type|write",
      ),
      anyOf(`(?:${COLUMN})(?:'s|')?`),
      anyOf(
        "click\\p{L}*|double[- ]?click\\p{L}*|press\\p{L}*|tap\\p{L}*|myself|ourselves|in place|directly|inline|on the board|renam\\p{L}*|editable|whatever|own",
      ),
    ],
    more: anyOf(
      "names?|titles?|head(?:ing|er)s?|on|its|their|the|it|them|by|just|right|there|here|change|edit|rename|to|what|i like|want|being|itself|themselves|label|labels|text|new|different|i|we",
    ),
    not: anyOf(
      "add|delete|remove|colou?r\\p{L}*|bigger|smaller|bold|cards?|move|order|drag\\p{L}*|collaps\\p{L}*|hide|fold\\p{L}*|sort\\p{L}*|from|as|into|between|\\d+|red|blue|green",
    ),
    make: (files, { said }) =>
      // A name that is given is one to be written now.
      /\p{L} \p{Lu}\p{L}/u.test(said) && namesOne(files, said) ? null : columnsRenamed(files),
  },
];

const namesOne = (files: FileTree, said: string) =>
  (columnsIn(files) ?? []).some((name) => said.toLowerCase().includes(name.toLowerCase()));

/** Each card keeps the day on which it came into its column, and says how long that is ago. */
export function daysInColumn(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  const card = files.get(CARD) ?? "";
  if (!columnsIn(files)) return null;
  if (files.has("src/days-in-column.ts"))
    return there("Each card shows already for how many days it has been in its column.");
  const placed = "{ ...card, column });";
  const fresh = "open({ id: newId(), column, values: emptyValues() }, true)";
  const state = /^ {2}const \[cards, setCards\] = useStored<Card\[\]>\("cards", firstCards\);\n/m;
  const arrows = /^( +)<div className="arrows">\n/m;
  if (![placed, fresh].every((one) => code.includes(one)) || !state.test(code)) return null;
  if (!arrows.test(card) || !card.includes("  column: string;\n")) return null;
  const app = code
    .replace(
      placed,
      "{ ...card, column, since: columnOf(card) === column ? card.since : today() });",
    )
    .replace(fresh, "open({ id: newId(), column, since: today(), values: emptyValues() }, true)")
    .replace(
      state,
      (own) =>
        `${own}  // Cards from before this was counted begin today.\n  useEffect(() => {\n    setCards((all) =>\n      all.every((card) => card.since) ? all : all.map((card) => ({ since: today(), ...card })),\n    );\n  }, [setCards]);\n`,
    )
    .replace(/^import \{ (type FormEvent, )?/m, "import { $1useEffect, ")
    .replace(
      /^import \{ FieldInput \}/m,
      'import { today } from "./days-in-column";\nimport { FieldInput }',
    );
  const shown = card
    .replace(
      "  column: string;\n",
      "  column: string;\n  /** The day on which it came into its column. */\n  since?: string;\n",
    )
    .replace(
      arrows,
      (line, indent: string) =>
        `${indent}<p className="card-age muted">{daysIn(card.since)}</p>\n${line}`,
    );
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  return edited(
    new Map([
      [APP, app],
      [CARD, `import { daysIn } from "../days-in-column";\n${shown}`],
      ["src/days-in-column.ts", DAYS_IN_COLUMN],
      ...(styles
        ? [[styles, withRule(css, ".card-age", { margin: "0", "font-size": "0.85em" })] as const]
        : []),
    ]),
    "Each card shows for how many days it has been in its column. Cards that are there now are counted from today on; a move to another column begins anew.",
  );
}

/** A press on the name of a column opens it for writing; cards keep to their column. */
function columnsRenamed(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  if (!columnsIn(files)) return null;
  if (files.has("src/components/ColumnName.tsx"))
    return there("A press on the name of a column opens it for writing already.");
  const head = "<h2>{column}</h2>";
  const state = /^ {2}const \[cards, setCards\] = .*\n/m;
  if (!code.includes(head) || !state.test(code)) return null;
  const app = code
    .replace(
      head,
      () =>
        "<ColumnName\n                name={columnName(column)}\n                onRename={(name) => setNames({ ...names, [column]: name })}\n              />",
    )
    .replace("aria-label={column}", "aria-label={columnName(column)}")
    .replace(
      /aria-label=\{`Add a card to \$\{column\}`\}/u,
      () => `aria-label={\`Add a card to \${columnName(column)}\`}`,
    )
    .replace(/is now in \$\{column\}\./u, () => `is now in \${columnName(column)}.`)
    .replace(
      state,
      (own) =>
        `${own}  // Names that were written on the board, by the name that a column has in the settings.\n  const [names, setNames] = useStored<Record<string, string>>("column-names", {});\n  const columnName = (column: string) => names[column] ?? column;\n`,
    )
    .replace(
      /^import \{ FieldInput \}/m,
      'import { ColumnName } from "./components/ColumnName";\nimport { FieldInput }',
    );
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  const button = withRule(css, ".column-name", {
    padding: "0",
    border: "0",
    background: "none",
    color: "inherit",
    font: "inherit",
    cursor: "text",
  });
  return edited(
    new Map([
      [APP, app],
      ["src/components/ColumnName.tsx", COLUMN_NAME],
      ...(styles
        ? [
            [
              styles,
              withRule(button, ".column-name:hover", { "text-decoration": "underline dotted" }),
            ] as const,
          ]
        : []),
    ]),
    "A press on the name of a column opens it for writing: Enter keeps the new name, Escape leaves the old one. Names are kept in this browser, and the cards stay where they are.",
  );
}
