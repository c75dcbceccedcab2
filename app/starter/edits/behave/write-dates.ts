import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";

/** How a date is written where → the language that browsers write it in. */
const WAYS: [RegExp, string][] = [
  [/^\d{4}-\d{2}-\d{2}$/, "sv-SE"],
  [/^\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})$/, "de-DE"],
  [/^(?:1[3-9]|2\d|3[01])\/\d{1,2}\/\d{2,4}$/, "en-GB"],
  [/^\d{1,2}\/(?:1[3-9]|2\d|3[01])\/\d{2,4}$/, "en-US"],
  [/^\d{1,2}\/\d{1,2}\/\d{2,4}$/, "en-GB"],
];

/** Writes dates as one that is given: "23.11.2026". */
export function writeDates(files: FileTree, like: string): EditResult {
  const locale = WAYS.find(([pattern]) => pattern.test(like))?.[1];
  if (!locale) return unchanged(`I do not know how dates like “${like}” go on.`);
  const changes = new Map<string, string | null>();
  for (const [path, code] of files) {
    if (!/\.(?:tsx?|jsx?)$/.test(path)) continue;
    const next = code.replace(
      /toLocaleDateString\(undefined, \{ dateStyle: "\w+" \}\)/g,
      `toLocaleDateString("${locale}", { day: "2-digit", month: "2-digit", year: "numeric" })`,
    );
    if (next !== code) changes.set(path, next);
  }
  return changes.size > 0
    ? edited(changes, `Dates are written like ${like} now.`)
    : unchanged("I found no dates that this project writes.");
}
