import { giveTurns } from "~/platform/loop-turns.server";
import type { FileTree } from "~/projects/files";
import { cutAt } from "../context-history";

/** Lines shown of one search, and of one file. */
const SHOWN = 40;
const SHOWN_OF_FILE = 8;
/** Longest part of a line that is shown, in characters: minified code has lines without end. */
const LINE_LENGTH = 200;
/** Searches of one ask, and the longest of them, in characters: it is told to the person too. */
const QUERIES = 5;
const QUERY_LENGTH = 200;

/**
 * Searches a project as a model asks for it, a query a line: lines that hold it as it stands, whatever its case; where
 * none does, lines that hold all of its words. Others have their turns between two files.
 *
 * @returns what was found, in words for the model
 */
export async function searchFiles(
  files: FileTree,
  text: string,
): Promise<{ queries: string[]; found: string }> {
  const queries = text
    .split("\n")
    .map((line) => cutAt(line.trim().replaceAll(/^["'`]|["'`]$/g, ""), QUERY_LENGTH))
    .filter((line) => line !== "")
    .slice(0, QUERIES);
  const found: string[] = [];
  for (const query of queries) {
    const words = query.toLowerCase().split(/\s+/);
    const literal = await linesWith(files, [query.toLowerCase()]);
    const lines = literal.length > 0 ? literal : await linesWith(files, words);
    if (lines.length === 0) found.push(`“${query}”: nothing in the project's files.`);
    else found.push([`“${query}”:`, ...lines].join("\n"));
  }
  return { queries, found: found.join("\n\n") };
}

async function linesWith(files: FileTree, parts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [path, content] of files) {
    await giveTurns();
    let ofFile = 0;
    const lower = content.toLowerCase();
    if (!parts.every((part) => lower.includes(part))) continue;
    for (const [index, line] of content.split("\n").entries()) {
      const small = line.toLowerCase();
      if (!parts.every((part) => small.includes(part))) continue;
      if (found.length === SHOWN) return [...found, "… and more; search for something rarer."];
      ofFile += 1;
      if (ofFile > SHOWN_OF_FILE) {
        found.push(`${path}: … and more`);
        break;
      }
      found.push(`${path}:${index + 1}: ${cutAt(line.trim(), LINE_LENGTH)}`);
    }
  }
  return found;
}
