import { listEarlierVersions, readVersion } from "~/projects/earlier-versions.server";
import { BadPathError, normalizeRootedPath } from "~/projects/file-paths";
import type { FileTree } from "~/projects/files";
import { readTreeFile } from "~/projects/tree.server";
import { CHARS_PER_TOKEN, countTokens } from "../../models/tokens";
import { fence } from "../../protocol/fence";
import { nearestPaths } from "./nearest-paths";
import type { WantedFile } from "./read-lines";

/** Files that are no text: nothing of them can be shown. */
const NO_TEXT =
  /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|eot|mp[34]|webm|ogg|wav|wasm|pdf|zip|gz)$/i;

/** A wanted file in words for the model. */
export interface Shown {
  text: string;
  /** The path, as a person is told that it was read; absent where nothing could be. */
  read?: string;
  /** The path, when it was shown as it is now: from its first line to its last, or a part. */
  seen?: { path: string; isWhole: boolean };
}

/** The project that a model reads in. */
export interface ReadableProject {
  /** The server's own id. */
  projectId: string;
  files: FileTree;
}

/**
 * One file that a model asked for, or why it cannot be shown.
 *
 * @param tokens what it may take; of a longer one the beginning is shown, and how to ask for the rest
 */
export async function showWanted(
  project: ReadableProject,
  wanted: WantedFile,
  tokens: number,
): Promise<Shown> {
  let path: string;
  try {
    path = normalizeRootedPath(wanted.path);
  } catch (error) {
    if (!(error instanceof BadPathError)) throw error;
    return { text: `${error.message} Only files of this project can be read.` };
  }
  if (NO_TEXT.test(path)) return { text: `${path} is not text, so it cannot be read here.` };
  if (wanted.version !== undefined) return showVersion(project, path, wanted, tokens);
  const content = project.files.get(path);
  if (content === undefined) return { text: missing(project.files, path) };
  if (content.includes("\0")) return { text: `${path} is not text, so it cannot be read here.` };
  const text = showLines(path, content, wanted.lines, tokens);
  const isWhole = !/^`+ path="[^"\n]*" lines="/.test(text);
  return { text, read: labelOf(path, wanted), seen: { path, isWhole } };
}

async function showVersion(
  { projectId, files }: ReadableProject,
  path: string,
  wanted: WantedFile,
  tokens: number,
): Promise<Shown> {
  const current = await readTreeFile(projectId, path);
  const versions = await listEarlierVersions(projectId, path, current?.hash ?? null);
  const [newest] = versions;
  if (!newest) {
    const why = files.has(path) ? `${path} has no earlier version.` : missing(files, path);
    return { text: why };
  }
  // A version lasts until the next one: number 7 may hold what number 5 brought.
  const { version } = wanted;
  const chosen =
    version === "before" ? newest : versions.find(({ number }) => number <= (version ?? 0));
  const named = versions.map(
    ({ number, label, createdAt }) =>
      `- ${path} @ ${number} (${createdAt.toISOString().slice(0, 16).replace("T", " ")}, ${label})`,
  );
  const list = `Earlier versions of ${path}:\n${named.join("\n")}`;
  const content = chosen && (await readVersion(projectId, chosen.hash));
  if (!chosen || content === undefined) return { text: `There is no such version. ${list}` };
  const shown = showLines(path, content, wanted.lines, tokens, chosen.number);
  return { text: `${shown}\n${list}`, read: labelOf(path, wanted, chosen.number) };
}

function showLines(
  path: string,
  content: string,
  range: WantedFile["lines"],
  tokens: number,
  version?: number,
): string {
  const lines = content.split("\n");
  if (lines.at(-1) === "") lines.pop();
  const from = Math.min(range?.[0] ?? 1, Math.max(1, lines.length));
  const to = Math.min(range?.[1] ?? lines.length, lines.length);
  const wanted = lines.slice(from - 1, to);
  const shown = fitting(wanted, tokens);
  const last = from + shown.length - 1;
  const isPart = from > 1 || last < lines.length;
  const info = [
    `path="${path}"`,
    ...(version === undefined ? [] : [`version="${version}"`]),
    ...(isPart ? [`lines="${from}-${last}"`] : []),
  ].join(" ");
  const rest =
    shown.length < wanted.length
      ? `\n(It goes on to line ${lines.length}; ask for “${path} ${last + 1}-${to}” if you need that.)`
      : "";
  return `${fence(info, `${shown.join("\n")}\n`)}${rest}`;
}

function fitting(lines: readonly string[], tokens: number): string[] {
  const shown: string[] = [];
  let left = tokens;
  for (const line of lines) {
    left -= countTokens(line) + 1;
    if (left < 0) break;
    shown.push(line);
  }
  if (shown.length > 0 || lines.length === 0) return shown;
  return [`${(lines[0] ?? "").slice(0, Math.max(0, Math.floor(tokens * CHARS_PER_TOKEN)))} …`];
}

function missing(files: FileTree, path: string): string {
  const nearest = nearestPaths(files, path);
  const near = nearest.length > 0 ? ` Near: ${nearest.join(", ")}.` : "";
  return `There is no file ${path}.${near}`;
}

function labelOf(path: string, { lines }: WantedFile, version?: number): string {
  const range = lines ? `, lines ${lines[0]} to ${lines[1]}` : "";
  return `${path}${range}${version === undefined ? "" : `, as it was at version ${version}`}`;
}
