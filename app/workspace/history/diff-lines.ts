export type DiffLineKind = "file" | "hunk" | "added" | "removed" | "context" | "note";

/** One line of a unified diff, told apart. */
export interface DiffLine {
  kind: DiffLineKind;
  text: string;
}

/** Reads a unified diff of any number of files. */
export function readDiff(diff: string): DiffLine[] {
  const lines: DiffLine[] = [];
  // Inside a hunk "---" and "+++" are content: only the counts of "@@" tell where it ends.
  let removedLeft = 0;
  let addedLeft = 0;
  for (const text of diff.split("\n")) {
    if (removedLeft > 0 || addedLeft > 0) {
      const sign = text[0] ?? " ";
      if (sign === "+") addedLeft -= 1;
      else if (sign === "-") removedLeft -= 1;
      else if (sign !== "\\") {
        addedLeft -= 1;
        removedLeft -= 1;
      }
      const kind =
        sign === "+" ? "added" : sign === "-" ? "removed" : sign === "\\" ? "note" : "context";
      lines.push({ kind, text });
      continue;
    }
    const hunk = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(text);
    if (hunk) {
      removedLeft = Number(hunk[1] ?? 1);
      addedLeft = Number(hunk[2] ?? 1);
      lines.push({ kind: "hunk", text });
    } else if (text !== "" && !/^=+$/.test(text)) {
      lines.push({ kind: /^(---|\+\+\+|Index:|diff )/.test(text) ? "file" : "note", text });
    }
  }
  return lines;
}
