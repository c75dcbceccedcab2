import type Token from "markdown-it/lib/token.mjs";

/** HTML has no deeper heading. */
const DEEPEST = 6;

/**
 * The levels of a text's headings in the outline of its page: whatever a text begins with is its largest, and none
 * is more than one below the heading before it, though its author left levels out (WCAG technique H42).
 *
 * @param first the level of the largest
 * @returns by the token that opens it
 */
export function headingLevels(tokens: readonly Token[], first: number): Map<Token, number> {
  const levels = new Map<Token, number>();
  /** As they were written: those that the next heading may stand below. */
  const above: number[] = [];
  for (const token of tokens) {
    if (token.type !== "heading_open") continue;
    const written = Number(token.tag.slice(1));
    while ((above.at(-1) ?? 0) >= written) above.pop();
    levels.set(token, Math.min(DEEPEST, first + above.length));
    above.push(written);
  }
  return levels;
}
