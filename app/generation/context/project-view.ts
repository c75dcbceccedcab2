import type { FileTree } from "~/projects/files";
import { countTokens } from "../models/tokens";
import { fenceFile } from "../protocol/fence";
import type { FileChoice } from "./choice/choose-files";
import { outlineFiles } from "./outline";

/** Of the budget, what the outline may take, and its most, in tokens. */
const OUTLINE_SHARE = 0.1;
const OUTLINE_TOKENS = 1_600;

/** Tokens that `viewProject` may need beside the files themselves. */
export function outlineBudget(files: FileTree, budget: number): number {
  const most = Math.min(OUTLINE_TOKENS, Math.floor(budget * OUTLINE_SHARE));
  return Math.min(most, countTokens([...files.keys()].join("\n")) * 3 + 40) + 60;
}

/** When each path was changed last, in milliseconds; older ones first in a view. */
export type ChangeTimes = ReadonlyMap<string, number>;

/**
 * The project in words: an outline of all files, and the chosen ones whole, those first that changed least
 * recently, so that the next view begins like this one.
 */
export function viewProject(
  name: string,
  files: FileTree,
  choice: FileChoice,
  options: { profile: "small" | "strong"; outlineTokens: number; changed: ChangeTimes },
): string {
  const title = JSON.stringify(name.replace(/\s+/g, " ").trim());
  if (files.size === 0) return `The project ${title} has no files yet.`;
  const time = (path: string) => options.changed.get(path) ?? 0;
  const shown = [...choice.included]
    .sort((a, b) => time(a) - time(b) || (a < b ? -1 : 1))
    .map((path) => showFile(path, files.get(path) ?? "", choice, options.profile));
  const outline = outlineFiles(files, options.outlineTokens);
  const rest = choice.leftOut.length > 0 ? " The others are not shown; ask for what you need." : "";
  return [
    `The project ${title}. Its files, each with its number of lines and what it holds:\n\n${outline}`,
    `These are shown as they are.${rest}`,
    ...shown,
  ].join("\n\n");
}

/** A chosen file, or as much of it as is shown. */
export function showFile(
  path: string,
  content: string,
  choice: FileChoice,
  profile: "small" | "strong",
): string {
  const cut = choice.cut.get(path);
  if (cut === undefined) return fenceFile(path, content);
  return `${fenceFile(path, cut)}\n${cutMark(path, profile)}`;
}

/** A file of which only the beginning is known must not be replaced by it. */
function cutMark(path: string, profile: "small" | "strong"): string {
  const rule =
    profile === "strong"
      ? "change it only by edits of what you see, or ask for its other lines"
      : "do not write this file; say that it is too large and what to change by hand";
  return `(CUT HERE: ${path} goes on, but the rest did not fit; ${rule}.)`;
}
