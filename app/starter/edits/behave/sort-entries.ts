import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { entryField, shownEntriesIn } from "./entries-in-code";

/** Shows the entries of a program in the order of one of their fields. */
export function sortEntries(files: FileTree, name: string, isDown: boolean): EditResult {
  const shown = shownEntriesIn(files);
  const field = entryField(files, name);
  if (!shown || !field) return unchanged(`I found no entries with a field “${name}” to sort.`);
  const { source, id, label } = field;
  const { path, code, list, start, end } = shown;
  if (/\.sort\(/.test(list) || code.includes("function inOrder("))
    return unchanged("The entries have an order of their own already.");
  const options = /options:\s*(\[[^\]]*\])/.exec(source)?.[1];
  const isNumber = /type: "number"/.test(source);
  const key = options
    ? `const order = ${options};\n  const place = (entry: Sorted) => order.indexOf(entry.values.${id} ?? "");\n  return place(${isDown ? "b" : "a"}) - place(${isDown ? "a" : "b"});`
    : isNumber
      ? `const number = (entry: Sorted) => Number(entry.values.${id}) || 0;\n  return number(${isDown ? "b" : "a"}) - number(${isDown ? "a" : "b"});`
      : `const [one, other] = [a.values.${id} ?? "", b.values.${id} ?? ""];\n  // What has none comes last.\n  if (!one || !other) return one ? -1 : other ? 1 : 0;\n  return ${isDown ? "other.localeCompare(one)" : "one.localeCompare(other)"};`;
  const order = `interface Sorted {\n  values: Record<string, string>;\n}\n\n/** Entries by “${label}”. */\nfunction inOrder(a: Sorted, b: Sorted): number {\n  ${key}\n}\n\n`;
  const downIs =
    options || isNumber || /type: "date"/.test(source) ? ", the highest first" : ", from Z to A";
  const sorted = `${code.slice(0, start)}[...${list}].sort(inOrder)${code.slice(end)}`;
  const at = sorted.search(/^export (?:default )?function/m);
  if (at < 0) return unchanged("I found no place in the program for an order.");
  return edited(
    new Map([[path, sorted.slice(0, at) + order + sorted.slice(at)]]),
    `The entries are sorted by “${label}” now${isDown ? downIs : ""}.`,
  );
}
