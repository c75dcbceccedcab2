import type { FileTree } from "~/projects/files";

type Values = Record<string, string>;
const LIST = /(export const added: Partial<Values>\[\] = \[)([\s\S]*?)(\n?\];)/;

/** The file that holds the entries which a program adds once in each browser, with some more. */
export function addedFile(files: FileTree, values: readonly Values[]): string {
  const lines = values.map((each) => `  ${JSON.stringify(each)},`).join("\n");
  const own = files.get("src/added.ts");
  if (own && LIST.test(own))
    return own.replace(
      LIST,
      (_, open: string, kept: string, close: string) =>
        `${open}${kept}\n${lines}${close.startsWith("\n") ? close : `\n${close}`}`,
    );
  return `import { useEffect } from "react";
import { emptyValues, type Values } from "./fields";
import { newId } from "./storage";

/** Entries that each browser gets once, also where there are others already. */
export const added: Partial<Values>[] = [
${lines}
];

export function useAdded<T>(make: (id: string, values: Values) => T, put: (fresh: T[]) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is opened
  useEffect(() => {
    let known: string[] = [];
    const all = added.map((values) => JSON.stringify(values));
    try {
      known = JSON.parse(localStorage.getItem("added") ?? "[]") as string[];
      localStorage.setItem("added", JSON.stringify(all));
    } catch {
      // Storage is off: they are there until the page is closed.
    }
    const fresh = added.filter((_, index) => !known.includes(all[index] ?? ""));
    if (fresh.length > 0)
      put(fresh.map((values) => make(newId(), { ...emptyValues(), ...values } as Values)));
  }, []);
}
`;
}

/** What an entry is made of in the programs of the starter, by what their code holds. */
const SHAPES: readonly [has: RegExp, entry: string][] = [
  [/done: false, values/, "{ id, done: false, values }"],
  [/columnOf\(/, '{ id, column: columns[0] ?? "", values }'],
  [/added: todayText\(\)/, "{ id, added: todayText(), values }"],
  [/days: \[\]/, "{ id, values, days: [] }"],
  [/pinned: false/, "{ id, pinned: false, changed: Date.now(), values }"],
  [/./, "{ id, values }"],
];

/** What an entry of `values` with an `id` is in a program that keeps some; null where it is not known. */
export function entryShape(code: string): string | null {
  return SHAPES.find(([has]) => has.test(code))?.[1] ?? null;
}

/** The program with the line that adds them; empty where it has that, null where there is no place for it. */
export function usesAdded(files: FileTree): Map<string, string> | null {
  const path = "src/App.tsx";
  const code = files.get(path) ?? "";
  if (code.includes("useAdded")) return new Map();
  const state = /^ {2}const \[\w+, (set\w+)\] = useStored<(\w+)\[\]>\([^\n]*\);\n/m.exec(code);
  const entry = entryShape(code);
  if (!state || !entry || !code.includes('from "./storage";')) return null;
  const [line, setter = "", type = ""] = state;
  const call = `  useAdded<${type}>(\n    (id, values) => (${entry}),\n    (fresh) => ${setter}((known) => [...fresh, ...known]),\n  );\n`;
  const next = code.replace(line, () => line + call);
  return new Map([[path, `import { useAdded } from "./added";\n${next}`]]);
}
