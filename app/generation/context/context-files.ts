import type { FileTree } from "~/projects/files";
import { CHARS_PER_TOKEN, countTokens } from "../models/tokens";
import { fenceFile } from "../protocol/fence";
import { cutAt } from "./context-history";

/** A small model gets lost in more files than this. */
export const SMALL_PROFILE_FILES = 5;
/** What is worth sending of a project with each request: beyond it answers get slower and dearer. */
const PROJECT_TOKENS = 48_000;
/** Part of the budget that the bare list of paths may take. */
const PATHS_SHARE = 0.1;
/** The fence, the path and the blank line around a file, in tokens. */
const FRAME_TOKENS = 16;
/** Below this many tokens the beginning of a file says nothing. */
const WORTH_SHOWING = 100;

export interface FileChoice {
  included: string[];
  leftOut: string[];
  /** Of files that are too large: the beginning that is shown. */
  cut: Map<string, string>;
}

/**
 * Chooses the files that a model sees. Pinned ones (the active one, those mentioned) come first and
 * are cut when they must be; others are shown whole or not at all.
 *
 * @param ranked every path, the likeliest first
 */
export function chooseFiles(
  files: FileTree,
  ranked: readonly string[],
  options: { pinned: readonly string[]; profile: "small" | "strong"; tokens: number },
): FileChoice {
  const choice: FileChoice = { included: [], leftOut: [], cut: new Map() };
  const pinned = ranked.filter((path) => options.pinned.includes(path));
  let left = options.tokens;
  for (const [index, path] of pinned.entries()) {
    // What an earlier one leaves of its share, a later one may use.
    const share = Math.floor(left / (pinned.length - index));
    left -= showPinned(choice, path, files.get(path) ?? "", share);
  }
  const most = options.profile === "small" ? SMALL_PROFILE_FILES : ranked.length;
  left = Math.min(left, PROJECT_TOKENS);
  for (const path of ranked) {
    if (pinned.includes(path)) continue;
    const cost = costOf(path, files.get(path) ?? "");
    if (choice.included.length < most && cost <= left) {
      choice.included.push(path);
      left -= cost;
    } else choice.leftOut.push(path);
  }
  return choice;
}

/** @returns what it costs */
function showPinned(choice: FileChoice, path: string, text: string, tokens: number): number {
  const cost = costOf(path, text);
  if (cost <= tokens) {
    choice.included.push(path);
    return cost;
  }
  // A script of wide characters has fewer of them to a token than the usual text.
  const charsPerToken = Math.min(CHARS_PER_TOKEN, text.length / Math.max(1, countTokens(text)));
  const free = tokens - costOf(path, "") - FRAME_TOKENS;
  if (free < WORTH_SHOWING) {
    choice.leftOut.push(path);
    return 0;
  }
  const start = cutAt(text, Math.floor(free * charsPerToken));
  const lineEnd = start.lastIndexOf("\n") + 1;
  const shown = lineEnd > start.length / 2 ? start.slice(0, lineEnd) : start;
  choice.included.push(path);
  choice.cut.set(path, shown);
  return costOf(path, shown) + FRAME_TOKENS;
}

function costOf(path: string, text: string): number {
  return countTokens(text) + countTokens(path) + FRAME_TOKENS;
}

/** Tokens that `describeProject` may need beside the files themselves. */
export function outlineTokens(files: FileTree, budget: number): number {
  const all = countTokens([...files.keys()].join(", ")) + FRAME_TOKENS;
  return Math.min(all, Math.floor(budget * PATHS_SHARE)) + FRAME_TOKENS * 2;
}

/** The project in words: its chosen files, and the names of the others as far as they fit. */
export function describeProject(
  name: string,
  files: FileTree,
  choice: FileChoice,
  options: { profile: "small" | "strong"; pathTokens: number },
): string {
  const title = JSON.stringify(name.replace(/\s+/g, " ").trim());
  if (files.size === 0) return `The project ${title} has no files yet.`;
  const shown = choice.included.map((path) => {
    const cut = choice.cut.get(path);
    if (cut === undefined) return fenceFile(path, files.get(path) ?? "");
    return `${fenceFile(path, cut)}\n${cutMark(path, options.profile)}`;
  });
  const rest = listPaths(choice.leftOut, options.pathTokens);
  return [`The project ${title} as it is now:`, ...shown, ...(rest ? [rest] : [])].join("\n\n");
}

/** A file of which only the beginning is known must not be replaced by it. */
function cutMark(path: string, profile: "small" | "strong"): string {
  const rule =
    profile === "strong"
      ? "change it only by edits of what you see"
      : "do not write this file; say that it is too large and what to change by hand";
  return `(CUT HERE: ${path} goes on, but the rest did not fit; ${rule}.)`;
}

function listPaths(paths: readonly string[], tokens: number): string {
  if (paths.length === 0) return "";
  const listed: string[] = [];
  let left = tokens;
  for (const path of paths) {
    left -= countTokens(`${path}, `);
    if (left < 0) break;
    listed.push(path);
  }
  const more = paths.length - listed.length;
  if (listed.length === 0) return `There are ${more} more files, not shown.`;
  return `Also there, not shown: ${listed.join(", ")}${more > 0 ? `, and ${more} more` : ""}`;
}
