import type { EditBlock } from "./parser-edits";

/**
 * The lines of one hunk of a patch as a replacement: what was there and what comes instead. The
 * place is found by the lines, never by numbers: models count lines wrongly.
 */
export function hunkOf(lines: readonly string[]): EditBlock {
  const search: string[] = [];
  const replace: string[] = [];
  for (const line of trimBlankEnd(lines)) {
    const mark = line[0];
    const rest = line.slice(1);
    if (mark === "\\") continue;
    if (mark === "-") search.push(rest);
    else if (mark === "+") replace.push(rest);
    else {
      const text = mark === " " ? rest : line;
      search.push(text);
      replace.push(text);
    }
  }
  return { search: search.join(""), replace: replace.join("") };
}

/** Lines of a patch, split where a line begins with "@@". What stands before the first is a hunk too. */
export function splitHunks(lines: readonly string[]): string[][] {
  const hunks: string[][] = [[]];
  for (const line of lines) {
    if (line.startsWith("@@")) hunks.push([]);
    else hunks.at(-1)?.push(line);
  }
  return hunks.filter((hunk) => hunk.some((line) => /^[+-]/.test(line)));
}

/** Blank lines at the end separate hunks; as context they would have a space. */
function trimBlankEnd(lines: readonly string[]): readonly string[] {
  let end = lines.length;
  while (end > 0 && /^\r?\n?$/.test(lines[end - 1] ?? "")) end -= 1;
  return lines.slice(0, end);
}
