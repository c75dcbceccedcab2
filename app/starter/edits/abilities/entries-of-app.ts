import type { FileTree } from "~/projects/files";
import { indentAt, shownEntriesIn } from "../behave/entries-in-code";
import { type EditResult, edited, unchanged } from "../edit";
import { jsxElements } from "../parts/jsx-tree";
import { partsOf } from "../parts/parts-of";
import { findList, propertyOf } from "../said/code-lists";
import { NO_PLACE } from "./ability";

/** A program that keeps entries of fields: where it keeps, shows and changes them. */
export interface EntryApp {
  path: string;
  code: string;
  /** The state that holds all entries, and what sets it. */
  stored: string;
  setter: string;
  /** What an entry is called where it is shown. */
  entry: string;
  /** The expression of the entries that are shown, and where it stands. */
  list: string;
  start: number;
  end: number;
  /** The beginning of the line above all that are shown. */
  above: number;
  /** Entries can be done. */
  canBeDone: boolean;
}

const NO_ENTRIES = "This project keeps no entries that I know.";

/** The program of a project that keeps entries; null where it has none. */
export function entryApp(files: FileTree): EntryApp | null {
  const shown = shownEntriesIn(files);
  if (!shown) return null;
  const [, stored = "", setter = ""] = /\[(\w+), (set\w+)\] = useStored/.exec(shown.code) ?? [];
  const canBeDone = [...files].some(
    ([path, code]) => /\.tsx$/.test(path) && /\bdone: boolean/.test(code),
  );
  return stored === "" ? null : { ...shown, stored, setter, canBeDone };
}

/** Changes the program that keeps the entries. */
export function changeApp(
  files: FileTree,
  change: (app: EntryApp) => string | null,
  said: string,
): EditResult {
  const app = entryApp(files);
  if (!app) return unchanged(NO_ENTRIES);
  const next = change(app);
  if (next === null) return NO_PLACE;
  if (next === app.code) return unchanged("It is like that already.");
  return edited(new Map([[app.path, next]]), said);
}

/** Markup on lines of its own above the entries. */
export function above({ code, above: at }: EntryApp, markup: string): string {
  const indent = indentAt(code, at);
  const block = markup
    .split("\n")
    .map((line) => `${indent}${line}\n`)
    .join("");
  return code.slice(0, at) + block + code.slice(at);
}

/** Lines of the program before what it shows: a function of its own, or a value. */
export function beforeShown(code: string, lines: string): string {
  const at = code.search(/^ {2}return \(\n {4}<main/m);
  if (at < 0) return code;
  const block = lines
    .split("\n")
    .map((line) => (line === "" ? "\n" : `  ${line}\n`))
    .join("");
  return `${code.slice(0, at)}${block}\n${code.slice(at)}`;
}

/** The ids of the fields of a type, in their order. */
export function fieldsOfType(files: FileTree, type: string): { id: string; label: string }[] {
  const list = findList(files, "fields");
  if (!list) return [];
  return list.items.flatMap((_, at) => {
    const [id, label] = [propertyOf(list, at, "id")?.value, propertyOf(list, at, "label")?.value];
    return id && label && propertyOf(list, at, "type")?.value === type ? [{ id, label }] : [];
  });
}

/** Puts markup at the end of what a program writes for each entry; `as` is what the entry is called there. */
export function insideEach(
  files: FileTree,
  markup: (as: string) => string,
): Map<string, string> | null {
  const app = entryApp(files);
  if (!app) return null;
  const inline = partsOf(files).find(
    ({ path, tag, start, isRepeated }) =>
      path === app.path && tag === "li" && isRepeated && start > app.end,
  );
  // Where a component writes an entry, that is the element which it gives last.
  const component = jsxElements(app.code).find(({ start }) => start > app.end)?.tag;
  const own = partsOf(files).findLast(
    ({ path, tag }) => path === `src/components/${component}.tsx` && tag === "li",
  );
  const part = inline ?? own;
  const code = part && files.get(part.path);
  if (!part || code === undefined || part.innerEnd <= part.innerStart) return null;
  const as = inline ? app.entry : (/function \w+\(\{ (\w+)/.exec(code)?.[1] ?? app.entry);
  const at = code.lastIndexOf("\n", part.innerEnd) + 1;
  const indent = `${/^[ \t]*/.exec(code.slice(at))?.[0] ?? ""}  `;
  return new Map([[part.path, `${code.slice(0, at)}${indent}${markup(as)}\n${code.slice(at)}`]]);
}
