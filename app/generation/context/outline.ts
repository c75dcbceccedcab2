import { type FileTree, nameOf } from "~/projects/files";
import { countTokens } from "../models/tokens";

/** Names that are listed of one file. */
const NAMES = 5;
const NAME_LENGTH = 32;
/** A file's text is searched for names so far, in characters. */
const SEARCHED = 20_000;

/**
 * Every file with its number of lines and what it holds, a folder a paragraph. Where that is too long the names go
 * first, then all but the number of files of a folder.
 *
 * @param tokens what it may take
 */
export function outlineFiles(files: FileTree, tokens: number): string {
  const paths = [...files.keys()].sort();
  const full = byFolder(paths, (path) => describeFile(path, files.get(path) ?? ""));
  if (countTokens(full) <= tokens) return full;
  const bare = byFolder(
    paths,
    (path) => `${nameOf(path)} ${countLines(files.get(path) ?? "")}`,
    ", ",
  );
  if (countTokens(bare) <= tokens) return bare;
  return folderCounts(paths, tokens);
}

/** A file in one line: its name, its lines, the names it exports or the like. */
export function describeFile(path: string, content: string): string {
  const names = namesIn(path, content.slice(0, SEARCHED));
  const held = names.length > 0 ? `: ${names.join(", ")}` : "";
  return `${nameOf(path)} ${countLines(content)}${held}`;
}

/** Lines of a text, without the empty one after its last line end. */
export function countLines(content: string): number {
  if (content === "") return 0;
  return content.split("\n").length - (content.endsWith("\n") ? 1 : 0);
}

function namesIn(path: string, content: string): string[] {
  const names = [...content.matchAll(patternFor(path))].map((match) => match[1] ?? match[2] ?? "");
  return [...new Set(names)].slice(0, NAMES).map((name) => name.trim().slice(0, NAME_LENGTH));
}

function patternFor(path: string): RegExp {
  if (/\.[cm]?[jt]sx?$/i.test(path))
    return /^export\s+(?:default\s+)?(?:async\s+)?(?:function\*?|class|const|let|type|interface|enum)\s+([\w$]+)/gm;
  if (/\.html?$/i.test(path)) return /\sid="([^"]+)"/g;
  if (/\.(?:css|scss|less)$/i.test(path)) return /^([.#][\w-]+)/gm;
  if (/\.mdx?$/i.test(path)) return /^#{1,2} (.+)$/gm;
  return /(?!)/g;
}

function byFolder(
  paths: readonly string[],
  line: (path: string) => string,
  separator = "\n",
): string {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    folders.set(folder, [...(folders.get(folder) ?? []), line(path)]);
  }
  return [...folders]
    .map(([folder, lines]) =>
      folder ? `${folder}\n${lines.join(separator)}` : lines.join(separator),
    )
    .join("\n\n");
}

function folderCounts(paths: readonly string[], tokens: number): string {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf("/") + 1) || "(top)";
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const lines: string[] = [];
  let left = tokens;
  for (const [folder, count] of [...counts].sort(([, a], [, b]) => b - a)) {
    const line = `${folder} ${count === 1 ? "1 file" : `${count} files`}`;
    left -= countTokens(line) + 1;
    if (left < 0) break;
    lines.push(line);
  }
  return [...lines.sort(), `${paths.length} files in all; search for what you need.`].join("\n");
}
