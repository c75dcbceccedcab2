import type { FileTree } from "~/projects/files";
import { SETS } from "../../../match/picture-sets";
import { js } from "../../../source/literals";
import { replaced } from "../../abilities/in-place-of";
import { applied, type EditResult, edited, there } from "../../edit";
import { anyOf } from "../said-of";
import type { SmallOrder } from "./small-order";

const PAGE = "index.html";
const PROGRAM = "script.js";
const STYLES = "styles.css";
/** More than this fits no screen. */
const MOST_PAIRS = 32;
const GRID = /(\d{1,2}) ?(?:x|×|by|mal) ?(\d{1,2})/u;
const AROUND = anyOf(
  "board|grid|cards?|tiles?|pairs?|game|field|size|make|it|rows?|columns?|of|big|large|instead|use|play|with|have|harder|easier|want|altogether|in total",
);

/** How large the board of a memory game is. */
export const MEMORY_BOARD: readonly SmallOrder[] = [
  {
    asks: [new RegExp(`(?<![\\p{L}\\d])${GRID.source}(?![\\p{L}\\d])`, "u")],
    more: AROUND,
    make(files, { words }) {
      const [, one = "", other = ""] = GRID.exec(words) ?? [];
      const [rows, columns] = [Number(one), Number(other)];
      const count = rows * columns;
      if (rows < 2 || columns < 2) return null;
      if (count % 2 === 1)
        return there(
          `A board of ${rows} × ${columns} has ${count} cards, and one would have no pair: ${rows} × ${columns + 1} or ${rows} × ${columns - 1} can be made.`,
        );
      return withPairs(files, count / 2, columns, `${rows} × ${columns}`);
    },
  },
  {
    asks: [anyOf("\\d{1,2} (?:pairs|cards|tiles)")],
    more: AROUND,
    not: anyOf("players?|seconds?"),
    make(files, { words }) {
      const [, count = "", kind] = /(\d{1,2}) (pairs|cards|tiles)/u.exec(words) ?? [];
      const pairs = kind === "pairs" ? Number(count) : Number(count) / 2;
      if (!Number.isInteger(pairs)) return there(`${count} cards are no pairs: one would be over.`);
      return withPairs(files, pairs, columnsFor(pairs), `${pairs} pairs`);
    },
  },
  {
    asks: [
      anyOf("less|fewer|more|extra|additional|harder|easier|smaller|larger|bigger"),
      anyOf("cards|pairs|tiles|board|game|grid|harder|easier"),
    ],
    more: anyOf(
      "cards|pairs|tiles|board|game|grid|to|find|play|a bit|a little|much|for kids|too|many|few",
    ),
    not: anyOf(
      "space|gap|text|colou?rs?|round\\p{L}*|(?:bigger|larger|smaller) (?:cards|tiles)|(?:cards|tiles) (?:bigger|larger|smaller)|(?:cards|tiles) (?:\\p{L}+ )?(?:bigger|larger|smaller)",
    ),
    make(files, { words }) {
      const now = pairsNow(files);
      const isLess = /less|fewer|easier|smaller/u.test(words);
      const pairs = isLess ? (now > 6 ? 6 : 4) : now < 10 ? 10 : now + 6;
      if (pairs === now) return null;
      return withPairs(files, pairs, columnsFor(pairs), `${pairs} pairs`);
    },
  },
];

/** Rows of a width that leaves few places empty. */
function columnsFor(pairs: number): number {
  const count = pairs * 2;
  const fit = [4, 5, 6, 7, 8, 3].find(
    (columns) => count % columns === 0 && count / columns <= columns + 1,
  );
  return fit ?? Math.min(8, Math.ceil(Math.sqrt(count)));
}

function pairsNow(files: FileTree): number {
  return Number(/<option value="(\d+)" selected>/.exec(files.get(PAGE) ?? "")?.[1] ?? 8);
}

function withPairs(
  files: FileTree,
  pairs: number,
  columns: number,
  name: string,
): EditResult | null {
  if (pairs > MOST_PAIRS || columns > 10)
    return there(`${pairs} pairs are more than fit a screen: up to ${MOST_PAIRS} can be made.`);
  if (pairs < 2) return null;
  const page = files.get(PAGE) ?? "";
  if (pairsNow(files) === pairs) return there(`The board begins with ${pairs} pairs already.`);
  const bare = page.replace(/(<option value="\d+") selected>/g, "$1>");
  const own = `<option value="${pairs}"`;
  const label = `            <option value="${pairs}" selected>${name}${/pairs/.test(name) ? "" : `, ${pairs} pairs`}</option>\n`;
  const next = bare.includes(own)
    ? bare.replace(`${own}>`, `${own} selected>`)
    : bare.replace(/( *<\/select>)/, (end) => `${label}${end}`);
  if (next === page || !/selected>/.test(next)) return null;
  const pictured = withPictures(files, pairs);
  if (!pictured) return null;
  const css = files.get(STYLES) ?? "";
  const on = `.board[data-pairs="${pairs}"]`;
  const rule = `\n${on} {\n  grid-template-columns: repeat(${columns}, 1fr);\n}\n`;
  const small = `\n${on} .front {\n  font-size: clamp(1rem, ${Math.floor(30 / columns)}vw, 2.5rem);\n}\n\n${on} .caption {\n  font-size: clamp(0.5rem, 1.4vw, 0.75rem);\n}\n`;
  const styles = css.includes(`${on} {`)
    ? css
    : `${css.trimEnd()}\n${rule}${columns > 5 ? small : ""}`;
  const tree = applied(files, new Map([[PAGE, next], [STYLES, styles], ...pictured.changes]));
  return edited(
    new Map([...tree].filter(([path, text]) => files.get(path) !== text)),
    `The board begins with ${pairs} pairs now, ${columns} cards a row; the other sizes can still be chosen above it.${pictured.told}`,
  );
}

interface Pictured {
  changes: ReadonlyMap<string, string>;
  told: string;
}

/** As many pictures as there are pairs: those of other sets follow where the own ones are too few. */
function withPictures(files: FileTree, pairs: number): Pictured | null {
  const code = files.get(PROGRAM) ?? "";
  const list = /const PICTURES = \[\n([\s\S]*?)\n\];/.exec(code)?.[1];
  if (list === undefined) return null;
  const own = list.split("\n").length;
  if (own >= pairs) return { changes: new Map(), told: "" };
  const more = SETS.flatMap(([, , cards]) => cards)
    .filter((card) => !list.includes(card.split(" ")[0] ?? ""))
    .slice(0, pairs - own);
  if (own + more.length < pairs) return null;
  const rows = more.map((card) => {
    const [picture = "", ...name] = card.split(" ");
    return `  [${js(picture)}, ${js(name.join(" "))}],`;
  });
  const made = replaced(
    files,
    PROGRAM,
    [[/const PICTURES = \[\n[\s\S]*?\n\];/, `const PICTURES = [\n${list}\n${rows.join("\n")}\n];`]],
    "",
  );
  if (!made.ok) return null;
  const changes = new Map(
    [...made.changes].flatMap(([path, text]) => (text === null ? [] : [[path, text] as const])),
  );
  return {
    changes,
    told: ` There were ${own} pictures, so ${more.length} of other kinds were added.`,
  };
}
