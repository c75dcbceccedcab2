import { type FileTree, nameOf } from "~/projects/files";

const ENTRY = /^(?:index\.html|src\/(?:main|index|App)\.[jt]sx?|script\.js|styles?\.css)$/;
/** A name shorter than this may be a word of the conversation by chance. */
const TELLING_NAME = 6;
/** Imports and links stand at the start of a file; the rest, in characters, is not searched. */
const IMPORTS_LENGTH = 20_000;

export interface RankingHints {
  active: string | undefined;
  mentioned: readonly string[];
  /** What was said, the latest last. */
  turns: readonly string[];
}

/**
 * Orders a project's files by how likely a request is about them: the active one, those mentioned
 * with @, those that the conversation names (the later, the likelier), entries, and what the active
 * one imports or stands beside.
 */
export function rankFiles(files: FileTree, hints: RankingHints): string[] {
  const active = hints.active ? (files.get(hints.active) ?? "") : "";
  const activeSource = active.slice(0, IMPORTS_LENGTH);
  const score = (file: string): number => {
    if (file === hints.active) return 1_000;
    const name = nameOf(file);
    let points = hints.mentioned.includes(file) ? 500 : 0;
    const last = hints.turns.findLastIndex(
      (turn) => turn.includes(file) || (name.length >= TELLING_NAME && turn.includes(name)),
    );
    if (last >= 0) points += 40 + (30 * (last + 1)) / hints.turns.length;
    if (ENTRY.test(file)) points += 50;
    const stem = name.replace(/\.[^.]+$/, "");
    if (stem.length > 2 && importsStem(activeSource, stem)) points += 40;
    if (hints.active && folderOf(file) === folderOf(hints.active)) points += 10;
    if (/\.(?:md|txt|svg|json)$/.test(file)) points -= 20;
    return points - file.split("/").length;
  };
  const scores = new Map([...files.keys()].map((file) => [file, score(file)]));
  return [...files.keys()].sort(
    (a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || (a < b ? -1 : 1),
  );
}

/** Whether a source names a neighbour in quotes: `"./Card"`, `"styles.css"`, `'../lib/Card.tsx'`. */
function importsStem(source: string, stem: string): boolean {
  for (let at = source.indexOf(stem); at >= 0; at = source.indexOf(stem, at + 1)) {
    const before = source[at - 1] ?? "";
    const after = source[at + stem.length] ?? "";
    if (/["'/]/.test(before) && /["'.]/.test(after)) return true;
  }
  return false;
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf("/")));
}
