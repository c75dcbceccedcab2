/** Where an element of a program's markup stands, with the whole lines it is on. */
export interface JsxPlace {
  start: number;
  end: number;
  source: string;
}

const OPENING = /^([ \t]*)<(button|p|a|h2|h3|label|small|li|input|div)\b/gm;

/**
 * The elements of a program's markup that stand on lines of their own, from `<tag` to its end in the
 * same column: as formatters write them.
 */
export function jsxElements(code: string): JsxPlace[] {
  const found: JsxPlace[] = [];
  for (const match of code.matchAll(OPENING)) {
    const [, indent = "", tag = ""] = match;
    const rest = code.slice(match.index);
    const line = rest.slice(0, rest.indexOf("\n") + 1);
    const isShort = new RegExp(`(?:</${tag}>|/>)\\s*$`).test(line);
    const close = new RegExp(`^${indent}(?:</${tag}>|/>)[ \\t]*\\n`, "m").exec(rest);
    const length = isShort ? line.length : close ? close.index + close[0].length : 0;
    if (length === 0) continue;
    found.push({ start: match.index, end: match.index + length, source: rest.slice(0, length) });
  }
  return found;
}
