import { structuredPatch } from "diff";
import { sha256 } from "~/platform/hash.server";
import { threadTime } from "~/platform/processor-time";
import type { FileTree } from "~/projects/files";
import { countTokens } from "../../models/tokens";
import { fence, fenceFile } from "../../protocol/fence";
import { describeFile } from "../outline";
import type { ShownState } from "./shown-state";

/** Lines around a change that are shown with it: enough to find the place, and for a SEARCH part. */
const AROUND = 4;
/** Changes of more lines are not compared: the file is shown whole. */
const EDIT_LENGTH = 400;
/** How long all files together are compared, in milliseconds of a processor; the rest is shown whole. */
const COMPARED_MS = 100;
/** Of a whole file's tokens, what its changed places may take. */
const WORTH_PARTS = 0.5;
/** New and removed paths that are named one by one. */
const NAMED = 40;

/** What became of the files that a model knows, and what it knows from then on. */
export interface ChangesSince {
  /** In words for the model; empty when nothing changed. */
  text: string;
  seen: [path: string, hash: string][];
  paths: string[];
}

/**
 * Tells what changed since a model was shown a project: of files that it has read the places that read otherwise
 * now, or all of it; of the others that they came or went.
 *
 * @param earlier texts by their SHA-256, as far as they are stored still
 */
export function changesSince(
  state: ShownState,
  files: FileTree,
  earlier: ReadonlyMap<string, string>,
): ChangesSince {
  const parts: string[] = [];
  const seen: [string, string][] = [];
  const end = threadTime() + COMPARED_MS;
  for (const [path, hash] of state.seen) {
    const now = files.get(path);
    if (now === undefined) {
      parts.push(`${path} is not there any more.`);
      continue;
    }
    const current = sha256(now);
    if (current !== hash) parts.push(describeChange(path, earlier.get(hash), now, end));
    seen.push([path, current]);
  }
  const read = new Set(state.seen.map(([path]) => path));
  const known = new Set(state.paths);
  const added = [...files.keys()].filter((path) => !known.has(path));
  const removed = state.paths.filter((path) => !files.has(path) && !read.has(path));
  if (added.length > 0) {
    const lines = added.slice(0, NAMED).map((path) => {
      const folder = path.slice(0, path.lastIndexOf("/") + 1);
      return `${folder}${describeFile(path, files.get(path) ?? "")}`;
    });
    parts.push(`New files:\n${lines.join("\n")}${more(added)}`);
  }
  if (removed.length > 0)
    parts.push(`Not there any more: ${removed.slice(0, NAMED).join(", ")}${more(removed)}`);
  return { text: parts.join("\n\n"), seen, paths: [...files.keys()] };
}

function more(paths: readonly string[]): string {
  return paths.length > NAMED ? ` … and ${paths.length - NAMED} more` : "";
}

function describeChange(
  path: string,
  before: string | undefined,
  now: string,
  end: number,
): string {
  const whole = `${path} now reads:\n${fenceFile(path, now)}`;
  if (before === undefined || threadTime() >= end) return whole;
  const patch = structuredPatch(path, path, before, now, "", "", {
    context: AROUND,
    maxEditLength: EDIT_LENGTH,
  });
  if (!patch) return whole;
  const places = patch.hunks.map(({ newStart, newLines, lines }) => {
    const text = lines.filter((line) => !/^[-\\]/.test(line)).map((line) => line.slice(1));
    return fence(
      `path="${path}" lines="${newStart}-${newStart + newLines - 1}"`,
      `${text.join("\n")}\n`,
    );
  });
  const parts = `${path} has changed; these places now read:\n${places.join("\n")}`;
  return countTokens(parts) <= countTokens(whole) * WORTH_PARTS ? parts : whole;
}
