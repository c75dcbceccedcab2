import type { FileTree } from "~/projects/files";
import { CHARS_PER_TOKEN, countTokens } from "../../models/tokens";
import { cutAt } from "../context-history";
import type { LikelyFiles } from "./likely-files";

/** A project of no more than this is shown whole, in tokens. */
export const WHOLE_PROJECT = 5_000;
/** What is shown of a larger one by likelihood; the model may ask for more. */
export const CHOSEN_TOKENS = 2_200;
/** And what is shown besides of one that the model has been shown parts of. */
const MORE_TOKENS = 1_000;
/** A long request is about more files: tokens of them for each token of it. */
const TOKENS_PER_WORD = 8;
const MOST_TOKENS = 24_000;
/** Of the likeliest file's points, what speaks for another one. */
const LIKELY_SHARE = 0.3;
/** The likeliest file is shown also when it is so much longer. */
const FIRST_FACTOR = 3;
/** The fence, the path and the blank line around a file, in tokens. */
export const FRAME_TOKENS = 16;
/** Below this many tokens the beginning of a file says nothing. */
const WORTH_SHOWING = 100;

export interface FileChoice {
  /** The likeliest first. */
  included: string[];
  leftOut: string[];
  /** Of files that are too large: the beginning that is shown. */
  cut: Map<string, string>;
}

/**
 * Chooses the files that a model sees. Pinned ones (the open one, those mentioned) come first and are cut when they
 * must be; others are shown whole or not at all, as far as something speaks for them.
 */
export function chooseFiles(
  files: FileTree,
  likely: LikelyFiles,
  options: {
    tokens: number;
    /** Files that the model has been shown already: they cost nothing. */
    known?: ReadonlySet<string>;
  },
): FileChoice {
  const choice: FileChoice = { included: [], leftOut: [], cut: new Map() };
  const { ranked } = likely;
  const pinned = ranked.filter(({ path }) => likely.pinned.includes(path));
  let room = options.tokens;
  for (const [index, { path }] of pinned.entries()) {
    // What an earlier one leaves of its share, a later one may use.
    const share = Math.floor(room / (pinned.length - index));
    room -= showPinned(choice, path, files.get(path) ?? "", share);
  }
  const total = [...files].reduce((sum, [path, text]) => sum + costOf(path, text), 0);
  const isSmall = total <= WHOLE_PROJECT;
  const known = options.known ?? new Set<string>();
  const wanted =
    (known.size > 0 ? MORE_TOKENS : CHOSEN_TOKENS) + likely.requestTokens * TOKENS_PER_WORD;
  let left = Math.min(room, isSmall ? WHOLE_PROJECT : Math.min(wanted, MOST_TOKENS));
  const others = ranked.filter(({ path }) => !likely.pinned.includes(path));
  const least = Math.max(0, (others[0]?.points ?? 0) * LIKELY_SHARE);
  let isFirst = true;
  for (const { path, points } of others) {
    const cost = known.has(path) ? 0 : costOf(path, files.get(path) ?? "");
    const fits = cost <= left || (isFirst && cost <= Math.min(room, wanted * FIRST_FACTOR));
    if (!known.has(path)) isFirst = false;
    if (fits && (isSmall || (points > 0 && points >= least))) {
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
  return costOf(path, shown) + FRAME_TOKENS * 2;
}

function costOf(path: string, text: string): number {
  return countTokens(text) + countTokens(path) + FRAME_TOKENS;
}
