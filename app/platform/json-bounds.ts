/** How much a JSON text may hold before it is parsed. */
export interface JsonBounds {
  /** Members and items, about: each brace, bracket, comma and colon outside of texts counts as one. */
  values: number;
  /** Lists and objects within each other. */
  depth: number;
}

/** What may be parsed where everybody waits for it, in some 10 ms. The largest of our own bodies, 2,000 files, has 14,000. */
export const AT_ONCE: JsonBounds = { values: 50_000, depth: 100 };

/** What a thread of its own may parse: a trial with 5,000 messages, each with all that an answer tells beside its words. */
export const IN_A_WORKER: JsonBounds = { values: 1_000_000, depth: 100 };

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Whether a JSON text holds no more than it may, told in a pass that keeps nothing: 2 ms for a megabyte. To
 * parse it takes a hundred where it is `[[[[`, and a hundred bytes of memory for each of these, and nothing ends that
 * before its end, on whatever thread. That a text is no JSON is for its parser to tell.
 */
export function isWithin(text: string, { values, depth }: JsonBounds): boolean {
  let [marks, open] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfText(text, at);
        break;
      case LIST:
      case OBJECT:
        open += 1;
        marks += 1;
        if (open > depth || marks > values) return false;
        break;
      case LIST_END:
      case OBJECT_END:
        open -= 1;
        break;
      case COMMA:
      case COLON:
        marks += 1;
        if (marks > values) return false;
    }
  }
  return true;
}

/** Where a text ends that begins with a quote: at the next one that no odd number of backslashes stands before. */
function endOfText(text: string, quote: number): number {
  for (let at = text.indexOf('"', quote + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}
