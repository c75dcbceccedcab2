import { type FileChange, unclearChange } from "./file-change";
import { hunkOf, splitHunks } from "./form-hunks";
import type { EditBlock } from "./parser-edits";

const HEADER =
  /^(?:diff --git |index [0-9a-f]|(?:old|new|deleted) (?:file )?mode |similarity index|Index: |={50,})/;
const FROM = /^--- (?:"?a\/)?([^\t\n\r"]+)/;
const TO = /^\+\+\+ (?:"?b\/)?([^\t\n\r"]+)/;
const NOTHING = "/dev/null";

/** Whether a line begins a unified diff. A rule of three dashes does not. */
export function opensDiff(line: string): boolean {
  return /^(?:diff --git \S|--- (?:a\/|\/dev\/null|"?[\w.@/-]+\.\w+)|@@ -\d)/.test(line);
}

/** Whether a line may stand in a unified diff. */
export function isDiffLine(line: string): boolean {
  return /^(?:[ +\-\\]|@@|rename |copy |\r?\n?$)/.test(line) || HEADER.test(line);
}

interface FileDiff {
  from: string | null;
  to: string | null;
  isRename: boolean;
  lines: string[];
}

/**
 * Reads unified diffs, of one file or several.
 *
 * @param lines with their terminators
 * @param path the file that the fence names, where the diff itself names none
 * @returns null when no file is named
 */
export function readDiff(
  lines: readonly string[],
  path: string | null = null,
): FileChange[] | null {
  const files: FileDiff[] = [];
  let file: FileDiff | null = null;
  const begin = (): FileDiff => {
    const begun: FileDiff = { from: null, to: null, isRename: false, lines: [] };
    files.push(begun);
    return begun;
  };
  for (const [index, line] of withoutSignature(lines).entries()) {
    const isHeading = FROM.test(line) && TO.test(lines[index + 1] ?? "");
    if (line.startsWith("diff --git ")) file = begin();
    else if (isHeading) {
      if (!file || file.to !== null) file = begin();
      file.from = nameOf(FROM, line);
    } else if (TO.test(line) && file && file.from !== null && file.to === null) {
      file.to = nameOf(TO, line);
    } else if (/^rename (?:from|to) /.test(line) && file) {
      file.isRename = true;
      const name = line.replace(/^rename (?:from|to) /, "").trim();
      if (line.startsWith("rename from")) file.from = name;
      else file.to ??= name;
    } else if (!HEADER.test(line)) {
      file ??= begin();
      file.lines.push(line);
    }
  }
  const changes = files.flatMap((each) => changeOf(each, path) ?? []);
  return changes.length > 0 ? changes : null;
}

/** The replacements of a diff in a fence that names its file. */
export function editsOfDiff(lines: readonly string[], path: string): EditBlock[] {
  const changes = readDiff(lines, path) ?? [];
  if (changes.length !== 1) return [];
  const [change] = changes;
  if (change?.action === "edit") return change.edits;
  return change?.action === "write" ? [{ search: "", replace: change.content }] : [];
}

function changeOf(file: FileDiff, given: string | null): FileChange[] | null {
  const { from, to, isRename, lines } = file;
  const path = (to === NOTHING ? from : to) ?? from ?? given;
  if (!path || path === NOTHING) return null;
  const edits = splitHunks(lines).map(hunkOf);
  if (to === NOTHING) return [{ action: "delete", path }];
  if (from === NOTHING) {
    const content = edits.map(({ replace }) => replace).join("");
    return [{ action: "write", path, content }];
  }
  const changes: FileChange[] = [];
  if (isRename && from && to) changes.push({ action: "rename", path: from, to });
  if (edits.length > 0) changes.push({ action: "edit", path, edits });
  if (changes.length > 0) return changes;
  return lines.some((line) => line.trim() !== "")
    ? [unclearChange(path, "The diff holds no changed line. Send edits, or the whole file.")]
    : null;
}

/** A mailed patch ends with the version of the program that wrote it, below two dashes. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const at = lines.findLastIndex((line) => /^-- ?\r?\n?$/.test(line));
  const isEnd = at >= 0 && /^\d+(?:\.\d+)+\s*$/.test(lines.slice(at + 1).join(""));
  return isEnd ? lines.slice(0, at) : lines;
}

function nameOf(pattern: RegExp, line: string): string {
  return pattern.exec(line)?.[1]?.trim() ?? "";
}
