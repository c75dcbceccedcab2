/** From this depth on indentation outweighs what is indented: 4,000 blocks in one another are 32 MB of blanks. */
const DEEP = 300;

const OPENING = new Set([..."([{"].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([...")]}"].map((sign) => sign.charCodeAt(0)));

/**
 * Whether some text may have hundreds of brackets in one another. Those in texts and comments count as well:
 * whoever asks only writes the same with fewer blanks.
 */
export function nestsDeeply(texts: Iterable<string>): boolean {
  for (const text of texts) if (hasDepth(text)) return true;
  return false;
}

function hasDepth(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (OPENING.has(code)) {
      depth += 1;
      if (depth >= DEEP) return true;
    } else if (depth > 0 && CLOSING.has(code)) depth -= 1;
  }
  return false;
}
