import type { FileTree } from "~/projects/files";
import { type EditResult, edited } from "../../edit";
import { numberSaid, wordsUpTo } from "../../grammar/number-words";
import { columnsIn } from "../entries/column-names";
import type { Family } from "../families/family";
import { anyOf, wordsOfLabel } from "../said-of";

const APP = "src/App.tsx";
/** A column that takes so many cards and no more. */
export const LIMIT_WANTS: readonly Family[] = [
  {
    asks: [
      anyOf(
        "(?:don'?t|do not|never|not) (?:allow|let|accept|take|permit)(?: (?:me|us|anyone|there be|in))*|only allow|refuse\\p{L}*|reject\\p{L}*|block\\p{L}*|stop (?:me|us|people)|prevent\\p{L}*|(?:can|should|must|may) (?:only )?(?:hold|take|contain|have|fit) (?:only |at most |no more than |a maximum of )?|is full (?:with|at)|full",
      ),
      anyOf(`\\d{1,2}|${wordsUpTo(10)}`),
    ],
    more: anyOf(
      `don'?t|do not|never|not|hold|take|contain|fit|more than|at most|no more than|a maximum of|maximum|max|only|above|over|from|putting|adding|moving|dropping|being|than|at a time|at once|into|in|on|column|lane|there|it's|it is|is full|full|tell|say|warn|when|if|and|me|us|bikes?|cars?|orders?|jobs?|pieces?|projects?|tickets?|cakes?|guitars?|it|(?:we|there) (?:only )?(?:have|are) (?:only )?\\p{L}+ \\p{L}+`,
    ),
    not: anyOf(
      "characters|letters|euros?|budget|days?|weeks?|hours?|minutes?|red|colou?r\\p{L}*|sort|hide",
    ),
    names: (files) => (columnsIn(files) ?? []).flatMap(wordsOfLabel),
    make: (files, { words }) => limitedLane(files, words),
  },
];

function limitedLane(files: FileTree, words: string): EditResult | null {
  const code = files.get(APP) ?? "";
  const named = (columnsIn(files) ?? []).filter((column) => words.includes(column.toLowerCase()));
  // The longest name is meant: "Waiting for parts" holds "Waiting".
  const column = [...named].sort((a, b) => b.length - a.length)[0];
  const number =
    /(?<!\p{L})(?:more than|at most|maximum of|only|hold|take|fit|contain|full at|max) (\d{1,2}|\p{L}+)/u.exec(
      words,
    )?.[1] ?? "";
  const most = numberSaid(number) ?? 0;
  if (!column || most < 1 || code.includes("const LIMITS")) return null;
  const guard = "    if (!card || id === beforeId) return;\n";
  const count = /^([ \t]*)<span className="count">\{inColumn\(column\)\.length\}<\/span>\n/m;
  const adds = /^([ \t]*)onClick=\{\(\) => open\(\{ id: newId\(\), column,/m;
  if (!code.includes(guard) || !count.test(code) || !adds.test(code)) return null;
  const next = code
    .replace(
      guard,
      () =>
        `${guard}    if (columnOf(card) !== column && isFull(column)) {\n      alert(\`“\${column}” is full: it takes \${LIMITS[column]} cards.\`);\n      return;\n    }\n`,
    )
    .replace(
      count,
      (line, indent: string) =>
        `${line}${indent}{isFull(column) && <strong role="status">Full</strong>}\n`,
    )
    .replace(adds, (line, indent: string) => `${indent}disabled={isFull(column)}\n${line}`)
    .replace(
      /^ {2}const nameOf = /m,
      (line) =>
        `  const isFull = (column: string) => inColumn(column).length >= (LIMITS[column] ?? Infinity);\n${line}`,
    )
    .replace(
      /^export function App/m,
      (line) =>
        `/** How many cards a column takes at most. */\nconst LIMITS: Record<string, number> = { ${JSON.stringify(column)}: ${most} };\n\n${line}`,
    );
  return edited(
    new Map([[APP, next]]),
    `“${column}” takes ${most} cards at most: “Full” stands beside its name then, and it says so where another one is put there.`,
  );
}
