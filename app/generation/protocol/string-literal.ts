/** A string of a program, and where it ends. */
export interface Literal {
  text: string;
  end: number;
}

/** Escapes that mean the same in every language that is read here. */
const ESCAPES: Record<string, string> = {
  n: "\n",
  t: "\t",
  r: "\r",
  "\\": "\\",
  "'": "'",
  '"': '"',
  "`": "`",
  $: "$",
  "\n": "",
};
/** In a text of several lines "\n" may be meant as it stands, or as a line's end. */
const UNCLEAR_IN_LINES = new Set(["n", "t", "r"]);

/**
 * Reads a string literal of Python or JavaScript: between single or double quotes, three of them, or backticks.
 *
 * @returns null where none begins, none ends, or what it says is not certain: an unknown escape, an expression within
 */
export function readLiteral(source: string, from: number): Literal | null {
  const isRaw = /^r/i.test(source.charAt(from));
  const start = from + (/^[rub](?=["'])/i.test(source.slice(from, from + 2)) ? 1 : 0);
  const mark = source.charAt(start);
  if (!mark || !`"'\``.includes(mark)) return null;
  const isLong = mark !== "`" && source.startsWith(mark.repeat(3), start);
  const quote = isLong ? mark.repeat(3) : mark;
  const hasLines = isLong || mark === "`";
  const parts: string[] = [];
  for (let at = start + quote.length; at < source.length; at += 1) {
    if (source.startsWith(quote, at)) return { text: parts.join(""), end: at + quote.length };
    const character = source.charAt(at);
    if (character === "\n" && !hasLines) return null;
    if (mark === "`" && character === "$" && source.charAt(at + 1) === "{") return null;
    if (character !== "\\" || isRaw) {
      parts.push(character);
      continue;
    }
    at += 1;
    const escaped = source.charAt(at);
    const text = ESCAPES[escaped];
    if (text === undefined || (hasLines && UNCLEAR_IN_LINES.has(escaped))) return null;
    parts.push(text);
  }
  return null;
}
