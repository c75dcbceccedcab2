import type { FileTree } from "~/projects/files";

export type AddedValues = Record<string, string>;

/** What became of an entry that browsers were given: other values, or null where it went. */
export interface Mended {
  was: AddedValues;
  now: AddedValues | null;
}

const PATH = "src/added.ts";
const LIST = /export const added: Partial<Values>\[\] = \[([\s\S]*?)\n?\];/;
const MENDED = /export const mended: \{[^=]*\}\[\] = \[([\s\S]*?)\n?\];/;

/** One JSON object a line, as this file writes them; null where somebody wrote them otherwise. */
function linesIn<T>(list: string): T[] | null {
  const lines = list.split("\n").map((line) => line.trim().replace(/,$/, ""));
  try {
    return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as T);
  } catch {
    return null;
  }
}

/** The entries that a program adds once in each browser; null where its file was written by hand since. */
export function addedIn(files: FileTree): AddedValues[] | null {
  const list = LIST.exec(files.get(PATH) ?? "")?.[1];
  return list === undefined ? [] : linesIn<AddedValues>(list);
}

/** The file that holds the entries which a program adds once in each browser, with some more. */
export function addedFile(files: FileTree, values: readonly AddedValues[]): string {
  return fileOf([...(addedIn(files) ?? []), ...values], mendedIn(files));
}

/** The same with one of them changed, or gone: browsers that have it follow, unless somebody changed it there. */
export function mendedFile(files: FileTree, { was, now }: Mended): string {
  const added = (addedIn(files) ?? []).flatMap((values) =>
    JSON.stringify(values) === JSON.stringify(was) ? (now ? [now] : []) : [values],
  );
  return fileOf(added, [...mendedIn(files), { was, now }]);
}

function mendedIn(files: FileTree): Mended[] {
  return linesIn<Mended>(MENDED.exec(files.get(PATH) ?? "")?.[1] ?? "") ?? [];
}

function fileOf(added: readonly AddedValues[], mended: readonly Mended[]): string {
  const lines = (items: readonly unknown[]) =>
    items.map((each) => `  ${JSON.stringify(each)},\n`).join("");
  return `import { useEffect } from "react";
import { fields, type Values } from "./fields";
import { newId } from "./storage";

/** Entries that each browser gets once, also where there are others already. */
export const added: Partial<Values>[] = [
${lines(added)}];

/** What became of some of them since they were added: other values, or none any more. */
export const mended: { was: Partial<Values>; now: Partial<Values> | null }[] = [
${lines(mended)}];

const keyOf = (values: unknown) => JSON.stringify(values);

interface Kept {
  values: Values;
}

/** An entry as it was mended; null where it went. Who changed one by hand keeps it. */
function mend<T extends Kept>(entry: T, was: Partial<Values>, now: Partial<Values> | null): T | null {
  const own = entry as T & { column?: string };
  const isIt = Object.entries(was).every(
    ([id, value]) => (id === "column" ? own.column : entry.values[id]) === value,
  );
  if (!isIt || !now) return isIt ? null : entry;
  const column = own.column !== undefined && now.column ? { column: now.column } : {};
  return { ...entry, ...column, values: { ...entry.values, ...now } as Values };
}

export function useAdded<T extends Kept>(
  make: (id: string, values: Values) => T,
  change: (turn: (known: T[]) => T[]) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is opened
  useEffect(() => {
    let known: string[] = [];
    try {
      known = JSON.parse(localStorage.getItem("added") ?? "[]") as string[];
    } catch {
      // Storage is off or was damaged: they are there until the page is closed.
    }
    const given = new Set(known);
    // What was given and mended is not given again.
    const due = mended.filter(({ was, now }) => {
      const isDue = given.has(keyOf(was)) && !given.has(\`mended \${keyOf({ was, now })}\`);
      if (given.has(keyOf(was)) && now) given.add(keyOf(now));
      return isDue;
    });
    const fresh = added.filter((values) => !given.has(keyOf(values)));
    const all = [
      ...given,
      ...fresh.map(keyOf),
      ...mended.map((one) => \`mended \${keyOf({ was: one.was, now: one.now })}\`),
    ];
    try {
      localStorage.setItem("added", JSON.stringify([...new Set(all)]));
    } catch {
      // The same.
    }
    if (fresh.length === 0 && due.length === 0) return;
    const empty = Object.fromEntries(fields.map(({ id }) => [id, ""])) as Values;
    change((entries) => [
      ...fresh.map((values) => make(newId(), { ...empty, ...values } as Values)),
      ...due.reduce<T[]>(
        (all, { was, now }) => all.flatMap((entry) => mend(entry, was, now) ?? []),
        entries,
      ),
    ]);
  }, []);
}
`;
}

/** What an entry is made of in the programs of the starter, by what their code holds. */
const SHAPES: readonly [has: RegExp, entry: string][] = [
  [/done: false, values/, "{ id, done: false, values }"],
  [/columnOf\(/, '{ id, column: values.column ?? columns[0] ?? "", values }'],
  [/added: todayText\(\)/, "{ id, added: todayText(), values }"],
  [/days: \[\]/, "{ id, values, days: [] }"],
  [/pinned: false/, "{ id, pinned: false, changed: Date.now(), values }"],
  [/./, "{ id, values }"],
];

/** What an entry of `values` with an `id` is in a program that keeps some; null where it is not known. */
export function entryShape(code: string): string | null {
  return SHAPES.find(([has]) => has.test(code))?.[1] ?? null;
}

/** The same in programs that were made when what was added could not be mended. */
const CALL = / {2}useAdded<(\w+)>\(\n[\s\S]*?\n {2}\);\n/;

/** The program with the line that adds them; empty where it has that, null where there is no place for it. */
export function usesAdded(files: FileTree): Map<string, string> | null {
  const path = "src/App.tsx";
  const code = files.get(path) ?? "";
  const state = /^ {2}const \[\w+, (set\w+)\] = useStored<(\w+)\[\]>\([^\n]*\);\n/m.exec(code);
  const entry = entryShape(code);
  if (!state || !entry || !code.includes('from "./storage";')) return null;
  const [line, setter = "", type = ""] = state;
  const call = `  useAdded<${type}>(\n    (id, values) => (${entry}),\n    (turn) => ${setter}(turn),\n  );\n`;
  if (code.includes("useAdded"))
    return code.includes(`(turn) => ${setter}`) || !CALL.test(code)
      ? new Map()
      : new Map([[path, code.replace(CALL, () => call)]]);
  const next = code.replace(line, () => line + call);
  return new Map([[path, `import { useAdded } from "./added";\n${next}`]]);
}
