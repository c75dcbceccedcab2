import { type FileChange, unclearChange } from "./file-change";
import { hunkOf, splitHunks } from "./form-hunks";

const BEGIN = /^\*\*\* Begin Patch\s*$/;
const END = /^\*\*\* End Patch\s*$/;
const FILE = /^\*\*\* (Add|Update|Delete) File: (.+?)\s*$/;
const MOVE = /^\*\*\* Move to: (.+?)\s*$/;

/** Whether a line begins the envelope that models trained on `apply_patch` write. */
export function opensPatch(line: string): boolean {
  return BEGIN.test(line) || FILE.test(line);
}

/** Whether a line ends it. */
export function closesPatch(line: string): boolean {
  return END.test(line);
}

/** Reads an `apply_patch` envelope. @param lines with their terminators */
export function readPatch(lines: readonly string[]): FileChange[] {
  const sections: { kind: string; path: string; lines: string[] }[] = [];
  for (const line of lines) {
    const [, kind, path] = FILE.exec(line) ?? [];
    if (kind && path) sections.push({ kind, path, lines: [] });
    else if (END.test(line)) break;
    else if (!BEGIN.test(line)) sections.at(-1)?.lines.push(line);
  }
  return sections.flatMap(({ kind, path, lines: body }): FileChange | FileChange[] => {
    if (kind === "Delete") return { action: "delete", path };
    return kind === "Add" ? [added(path, body)] : updated(path, body);
  });
}

function added(path: string, lines: readonly string[]): FileChange {
  const inked = lines.filter((line) => line.trim() !== "" || line.startsWith("+"));
  if (inked.some((line) => !line.startsWith("+"))) {
    return unclearChange(path, "Lines of the added file lack their “+”. Send the whole file.");
  }
  return { action: "write", path, content: inked.map((line) => line.slice(1)).join("") };
}

function updated(path: string, lines: readonly string[]): FileChange[] {
  const to = lines.map((line) => MOVE.exec(line)?.[1]).find((name) => name !== undefined);
  const body = lines.filter((line) => !line.startsWith("*** "));
  const edits = splitHunks(body).map(hunkOf);
  const changes: FileChange[] = to ? [{ action: "rename", path, to }] : [];
  if (edits.length > 0) return [...changes, { action: "edit", path: to ?? path, edits }];
  if (to) return changes;
  return [unclearChange(path, "The patch changes no line. Send edits, or the whole file.")];
}
