/** A name that is being typed at the end of a text: "@an", or `@"Ann M`. */
const UNFINISHED =
  /(?<![\p{L}\p{N}_@./])@(?:"([^"\n]{1,40})|([\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]{0,39}))$/u;

/**
 * The name that somebody is typing.
 *
 * @param before the text up to the caret
 * @returns where its "@" stands, and its letters so far; null when they type something else
 */
export function unfinishedName(before: string): { start: number; beginning: string } | null {
  // A name is short, and what stands before it does not matter.
  const from = Math.max(0, before.length - 60);
  const found = UNFINISHED.exec(before.slice(from));
  const beginning = (found?.[1] ?? found?.[2])?.trim();
  return found && beginning ? { start: from + found.index, beginning } : null;
}
