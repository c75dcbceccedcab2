import type { FileTree } from "~/projects/files";
import type { Edit } from "../edit";

/** Reads one wish: the edit that it asks for, or null when it is about something else. */
export type ReadWish = (wish: string, files: FileTree) => Edit | null;

const OPEN = "[\"“„«'‘`]";
const CLOSE = "[\"”“»'’`]";
const QUOTED = new RegExp(`^\\s*${OPEN}(.{1,400}?)${CLOSE}(?=[\\s.!?,;]*$|\\s)`, "su");

/** The text that a wish gives: without its quotes, or without what ends a sentence. */
export function givenText(raw: string): string {
  const quoted = QUOTED.exec(raw)?.[1];
  if (quoted !== undefined) return quoted.trim();
  return raw
    .trim()
    .replace(/\s*,?\s+(?:please|bitte|instead|thanks?)\s*[.!]*$/iu, "")
    .replace(/(?<=\p{L})[.]+$/u, "")
    .trim();
}

/** "the second item" → "second item"; quotes go, since they only mark a text. */
export function withoutArticle(raw: string): string {
  return raw
    .trim()
    .replace(
      /^(?:the|my|our|its|this|that|all(?: the)?|every|an?|der|die|das|den|dem|meine?n?|le|la|les|el|il|o)\s+/iu,
      "",
    )
    .replace(/^["“„«'‘`]|["”“»'’`]$/gu, "")
    .trim();
}

/** Whether a wish names its target by a quoted text. */
export function isQuoted(raw: string): boolean {
  return /^(?:(?:the|my|our)\s+)?(?:[\p{L}]+\s+){0,3}["“„«]/u.test(raw.trim());
}
