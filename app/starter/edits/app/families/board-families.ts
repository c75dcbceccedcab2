import type { FileTree } from "~/projects/files";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited, there } from "../../edit";
import { COLUMNS_PATH, columnMeant, columnsIn, withColumns } from "../entries/column-names";
import { anyOf, wordsOfLabel } from "../said-of";
import type { Family } from "./family";

const APP = "src/App.tsx";
const namesOfColumns = (files: FileTree) => (columnsIn(files) ?? []).flatMap(wordsOfLabel);

/** What boards are asked for of their columns. */
export const BOARD_FAMILIES: readonly Family[] = [
  {
    asks: [
      anyOf("move|put|place|shift|bring|should (?:be|stand|come|go)|belongs?|swap|have"),
      anyOf("left|right|first|last|start|beginning|end|front"),
      anyOf("columns?|lanes?"),
    ],
    more: anyOf(
      "to|on|at|the|very|far|side|most|leftmost|rightmost|one|of the board|all the way|before|everything",
    ),
    not: anyOf(
      "cards?|next to|between|behind|after|new|another|add|buttons?|of \\p{L}+ column|colou?r|wider|remove|called",
    ),
    names: namesOfColumns,
    make: (files, { words }) => movedColumn(files, words),
  },
  {
    asks: [anyOf("totals?|sums?|add up|how much"), anyOf("columns?|lanes?")],
    more: anyOf(
      "show|per|of|for|in|each|every|by|the|a|at the (?:top|bottom)|under|below|price|cost|amount|all",
    ),
    not: anyOf("number of|how many|cards|count|add a column|table"),
    make: totalOfColumns,
  },
];

/** One column goes to the beginning or to the end. */
function movedColumn(files: FileTree, words: string): EditResult | null {
  const columns = columnsIn(files);
  if (!columns) return null;
  const said = columns.filter((name) =>
    new RegExp(
      `(?<!\\p{L})${name.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ".")}(?!\\p{L})`,
      "u",
    ).test(words),
  );
  const place = /(?:the )?(first|last|second|third) (?:column|lane|one)/u.exec(words)?.[1];
  const name =
    said.length === 1
      ? said[0]
      : said.length === 0 && place
        ? columnMeant(place, columns)
        : undefined;
  if (!name) return null;
  const rest = words.replace(/(?:the )?(?:first|last|second|third) (?:column|lane|one)/u, " ");
  const isEarly = /(?<!\p{L})(?:left|first|start|beginning|front)/u.test(rest);
  const isLate = /(?<!\p{L})(?:right|last|end)(?!\p{L})/u.test(rest);
  if (isEarly === isLate) return null;
  const others = columns.filter((one) => one !== name);
  const next = isEarly ? [name, ...others] : [...others, name];
  const settings = withColumns(files, next);
  return settings === null
    ? there(`“${name}” stands ${isEarly ? "at the left" : "at the right"} already.`)
    : edited(
        new Map([[COLUMNS_PATH, settings]]),
        `The column “${name}” stands at the ${isEarly ? "left" : "right"} now.`,
      );
}

function totalOfColumns(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  const number = fieldsOf(files).find(({ type }) => type === "number");
  const head = /^([ \t]*)<span className="count">\{inColumn\(column\)\.length\}<\/span>\n/m.exec(
    code,
  );
  if (!columnsIn(files) || !number || !head) return null;
  if (code.includes('className="lane-total"')) return there("Each column shows its total already.");
  const [line, indent = ""] = head;
  const sum = `inColumn(column).reduce((sum, card) => sum + (Number(card.values[${JSON.stringify(number.id)}]) || 0), 0)`;
  return edited(
    new Map([
      [
        APP,
        code.replace(
          line,
          () =>
            `${line}${indent}<span className="lane-total" title=${JSON.stringify(`Total: ${number.label}`)}>\n${indent}  {${sum}}\n${indent}</span>\n`,
        ),
      ],
    ]),
    `Beside the name of each column stands the total of “${number.label}” of its cards.`,
  );
}
