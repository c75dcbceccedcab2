import type { FileTree } from "~/projects/files";
import { unescapeHtml } from "../../source/html";
import { onceForBoth } from "./once-for-both";

/** What differs between two states of a project, as text that can be searched. */
export interface ChangedLines {
  /** Lines that are there now and were not, and the paths of new files. */
  added: string;
  /** Lines that were there and are not any more, and the paths of files that went. */
  removed: string;
  /** All that the project holds now, and held before. */
  now: string;
  before: string;
}

/** Compares two states of a project line by line, in no order. Pure. */
export const changedLines = onceForBoth((before, after): ChangedLines => {
  const [was, is] = [linesOf(before), linesOf(after)];
  return {
    added: plain(without(is, was).join("\n")),
    removed: plain(without(was, is).join("\n")),
    now: allPlain(after),
    before: allPlain(before),
  };
});

const plainOf = new WeakMap<FileTree, string>();

function allPlain(files: FileTree): string {
  const text = plainOf.get(files) ?? plain([...files.values()].join("\n"));
  plainOf.set(files, text);
  return text;
}

/** The form in which words are compared: no escapes, plain quotes, lower case. */
export function plain(text: string): string {
  return unescapeHtml(text)
    .replace(/\\"/g, '"')
    .replaceAll("\\u003c", "<")
    .replace(/[’‘]/g, "'")
    .replace(/[ \t]+/g, " ")
    .toLowerCase();
}

function linesOf(files: FileTree): string[] {
  return [...files].flatMap(([path, text]) => [path, ...text.split("\n")]);
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0;
    counts.set(line, count - 1);
    return count <= 0;
  });
}
