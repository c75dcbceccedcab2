/** Words by which models stand in for code they did not write out. */
const STAND_IN =
  /\b(?:rest of (?:the |your )?(?:\w+ )?(?:code|file|component|function|content|html|css|styles?|page|logic|methods?|imports?|body)|(?:existing|previous|original|remaining|other) (?:\w+ )?(?:code|content|functions?|methods?|styles?|rules|imports?|logic|markup|sections?|items?|html|css)(?: (?:here|stays?|remains?|unchanged|goes here))|(?:remains?|stays?|is|are|left|keep\w*) (?:the same|unchanged|as (?:is|before))|same as (?:before|above)|unchanged)\b/i;
const ELLIPSIS =
  /^(?:\.{3}|…)\s*(?:\(?(?:existing|rest|remaining|previous|other|same|unchanged|more|keep)\b.*)?$/i;
const COMMENT = /^\s*(?:\/\/+|#+|--|;|<!--|\{?\/\*+|\*)\s*(.*?)\s*(?:-->|\*+\/\}?)?\s*$/;

/** From this many lines on, a file that shrinks to a sliver is more likely cut than rewritten. */
const SHRINKABLE_LINES = 40;
const SLIVER = 0.15;

/**
 * Guards a whole-file replacement against erasing work: a comment that stands in for code ("rest
 * of the file unchanged"), or a long file shrunk to a sliver.
 *
 * @param before the stored content; undefined for a new file
 * @returns why the replacement must not be used, as the model is told; null when it may be
 */
export function findElision(before: string | undefined, after: string): string | null {
  if (before === undefined || before.trim() === "") return null;
  const known = new Set(before.split("\n").map((line) => line.trim()));
  for (const line of after.split("\n")) {
    if (known.has(line.trim())) continue;
    const comment = COMMENT.exec(line)?.[1];
    if (comment && isStandIn(comment)) {
      return `It stands in for code that was left out (“${comment.slice(0, 80)}”). Send the whole file.`;
    }
  }
  const linesBefore = countLines(before);
  const linesAfter = countLines(after);
  if (linesBefore > SHRINKABLE_LINES && linesAfter < linesBefore * SLIVER) {
    return `It would shrink the file from ${linesBefore} to ${linesAfter} lines. Send the whole file.`;
  }
  return null;
}

function isStandIn(comment: string): boolean {
  if (ELLIPSIS.test(comment)) return true;
  const bare = comment.replace(/^(?:\.{3}|…|\[|\()\s*/, "").replace(/\s*(?:\.{3}|…|\]|\))$/, "");
  // A real comment that mentions these words says more; a stand-in says nothing else.
  return STAND_IN.test(bare) && bare.split(/\s+/).length <= 9;
}

function countLines(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
