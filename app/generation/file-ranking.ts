import { type FileTree, nameOf } from "~/projects/files";

const ENTRY = /^(?:index\.html|src\/(?:main|index|App)\.[jt]sx?|script\.js|styles?\.css)$/;

/**
 * Orders a project's files by how likely a request is about them: the active one, those mentioned
 * with @, those the conversation names, entries, and the active one's neighbours and imports.
 */
export function rankFiles(
  files: FileTree,
  hints: { active: string | undefined; mentioned: readonly string[]; conversation: string },
): string[] {
  const activeSource = hints.active ? (files.get(hints.active) ?? "") : "";
  const score = (file: string): number => {
    if (file === hints.active) return 1_000;
    let points = 0;
    if (hints.mentioned.includes(file)) points += 500;
    const name = nameOf(file);
    if (hints.conversation.includes(file)) points += 60;
    else if (name.length > 5 && hints.conversation.includes(name)) points += 40;
    if (ENTRY.test(file)) points += 50;
    const stem = name.replace(/\.[^.]+$/, "");
    if (stem.length > 2 && activeSource.includes(`/${stem}`)) points += 30;
    if (hints.active && folderOf(file) === folderOf(hints.active)) points += 10;
    if (file.endsWith(".md") || file.endsWith(".txt")) points -= 20;
    return points - file.split("/").length;
  };
  const scores = new Map([...files.keys()].map((file) => [file, score(file)]));
  return [...files.keys()].sort(
    (a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || (a < b ? -1 : 1),
  );
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf("/")));
}
