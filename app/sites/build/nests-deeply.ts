/** From this depth on indentation outweighs what is indented: 4,000 blocks in one another are 32 MB of blanks. */
const DEEP = 300;

/**
 * Whether some text may have hundreds of brackets in one another. Those in texts and comments count as well:
 * whoever asks only writes the same with fewer blanks.
 */
export function nestsDeeply(texts: Iterable<string>): boolean {
  for (const text of texts) if (hasDepth(text)) return true;
  return false;
}

/** Reads each character of a project in each build: by number, which is several times as fast as by a set. */
function hasDepth(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case 0x28: // (
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        if (depth >= DEEP) return true;
        break;
      case 0x29: // )
      case 0x5d: // ]
      case 0x7d: // }
        if (depth > 0) depth -= 1;
    }
  }
  return false;
}
