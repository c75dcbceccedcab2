import { bareLine, type Fence, readFence } from "./parser-fences";
import { explicitPath, fitsLanguage, mayBecomeName, pathOfInfo } from "./parser-names";
import { mayBecomeTag } from "./parser-tags";

/** What ends a file block: a fence like the one that opened it, or a closing tag. */
export type Closer = { fence: Fence } | { tag: string };

/** How a file block begins. */
export interface Opener {
  path: string;
  action: "write" | "edit" | "delete";
  closer: Closer;
}

/** Deeper than this, a fence is text of something else. */
const MAX_INDENT = 200;
const ONE_LINE_DELETE = /^(\s*(`{3,})[ \t]*delete\s[^`]*[^`\s])[ \t]*\2\s*$/;

/**
 * Whether a line of prose that begins like this may still open a file, name one, or hide
 * thoughts. Once false, it stays false for every longer line: that makes the parser's answer
 * independent of where the chunks were cut.
 */
export function mayStillMatter(start: string): boolean {
  const text = start.trimStart();
  if (start.length - text.length > MAX_INDENT) return false;
  if (/^(?:`{1,3}|~{1,3})$|^(?:```|~~~)/.test(text)) return true;
  if (text.startsWith("<")) return mayBecomeTag(text);
  return mayBecomeName(start);
}

/**
 * The file block that a fence line opens, if its info string or the name on the line before
 * gives a path.
 */
export function openFence(line: string, nameBefore: string | null): Opener | null {
  const text = bareLine(line);
  const fence = readFence(ONE_LINE_DELETE.exec(text)?.[1] ?? text);
  if (!fence) return null;
  const word = /^\{?\s*([\w-]+)/.exec(fence.info)?.[1]?.toLowerCase() ?? "";
  const language = /^path$/.test(word) ? "" : word;
  const named = nameBefore && fitsLanguage(language, nameBefore) ? nameBefore : null;
  const path = pathOfInfo(fence.info) ?? named;
  if (!path) return null;
  return { path, action: actionOf(language, path), closer: { fence } };
}

/** Whether a line opens a file by the protocol's own attribute, which nothing else looks like. */
export function opensExplicitly(fence: Fence | null): boolean {
  return fence !== null && explicitPath(fence.info) !== null;
}

/** Whether a fence that deletes is closed on its own line. */
export function isOneLineDelete(line: string): boolean {
  return ONE_LINE_DELETE.test(line);
}

function actionOf(word: string, path: string): Opener["action"] {
  if (word === "edit" || word === "delete") return word;
  // A unified diff is never a file's content; as an edit it is refused and asked for again.
  if ((word === "diff" || word === "patch") && !/\.(?:diff|patch)$/i.test(path)) return "edit";
  return "write";
}
