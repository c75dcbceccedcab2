import type { FileTree } from "~/projects/files";
import { jsInline } from "../../../source/literals";
import type { Edit } from "../../edit";
import { findList } from "../../said/code-lists";
import type { Clause } from "../clause";

/** "… and rename To do to Backlog" is an order of its own, and no name. */
export const AND_MORE =
  /,? and (?:then |also |please )*(?:rename|add|delete|remove|make|move|show|colou?r|call|change|give|let|sort|put) /iu;

export const COLUMNS_PATH = "src/settings.ts";

/** The columns of a board in their order; null for what is none. */
export function columnsIn(files: FileTree): string[] | null {
  if (!/inColumn\(column\)/.test(files.get("src/App.tsx") ?? "")) return null;
  const list = findList(files, "columns");
  if (list?.path !== COLUMNS_PATH) return null;
  return list.items.map(({ start, end }) => list.code.slice(start + 1, end - 1));
}

/** The settings of a board with other columns; null where they are so already. */
export function withColumns(files: FileTree, columns: readonly string[]): string | null {
  const code = files.get(COLUMNS_PATH) ?? "";
  const next = code.replace(
    /(export const columns: string\[\] = )\[[\s\S]*?\];/,
    (_, open: string) => `${open}[\n${columns.map((one) => `  ${jsInline(one)},\n`).join("")}];`,
  );
  return next === code ? null : next;
}

/** How a new column is counted before its name: "a fourth column". */
export const ORDINAL_WORDS =
  "second|third|fourth|fifth|sixth|seventh|eighth|final|last|\\d(?:nd|rd|th)";

const ORDINALS: Readonly<Record<string, number>> = {
  ...{ first: 0, "1st": 0, left: 0, leftmost: 0, second: 1, "2nd": 1, third: 2, "3rd": 2 },
  ...{ fourth: 3, "4th": 3, last: -1, right: -1, rightmost: -1, final: -1 },
};
const ORDINAL = new RegExp(
  `^(?:the )?(${Object.keys(ORDINALS).join("|")})(?: (?:one|column|lane))?$`,
  "iu",
);
/** Columns that boards call by several names. */
const KIN: readonly RegExp[] = [
  /^(?:to[- ]?do|backlog|open|next|planned)$/iu,
  /^(?:doing|in progress|in work|started|working on it|ongoing)$/iu,
  /^(?:done|finished|completed?|ready|closed)$/iu,
];

/** The column that words mean: by its name, by its place ("the last one"), or by what else boards call it. */
export function columnMeant(said: string, columns: readonly string[]): string | undefined {
  const plain = said
    .trim()
    .toLowerCase()
    .replace(/^(?:the|my|our|column|lane) /u, "")
    .replace(/ (?:column|lane|list)$/u, "");
  const own = columns.find((one) => one.toLowerCase() === plain);
  if (own) return own;
  const place = ORDINALS[ORDINAL.exec(said.trim())?.[1]?.toLowerCase() ?? ""];
  if (place !== undefined) return columns.at(place);
  const kin = KIN.find((names) => names.test(plain));
  const alike = kin ? columns.filter((one) => kin.test(one)) : [];
  return alike.length === 1 ? alike[0] : undefined;
}

/** What the columns are called, for a sentence. */
export const listOfColumns = (columns: readonly string[]): string =>
  columns.map((one) => `“${one}”`).join(", ");

/** An order that is read anew of the project as it is by then: one before it may have changed the columns. */
export function readOfNow(
  read: (clause: Clause, files: FileTree) => Edit | null,
): (clause: Clause, files: FileTree) => Edit | null {
  return (clause, files) => {
    const first = read(clause, files);
    return first && ((tree) => (tree === files ? first : (read(clause, tree) ?? first))(tree));
  };
}
