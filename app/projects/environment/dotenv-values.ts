import { parse } from "dotenv";

/** Dotenv's own pattern of a line (main.js, `LINE`) without the blank lines that it looks for before each. */
const VARIABLE =
  /(?:export\s+)?[\w.-]+(?:\s*=\s*?|:\s+?)(?:\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\r\n]+)?\s*(?:#.*)?$/my;
const SPACE = /\s*/y;

/**
 * The variables of a `.env`, as `dotenv` reads them, in a time that grows with the text: by itself it looks from each
 * blank line through all that follow, and 20,000 of them held the thread for seconds.
 */
export function dotenvValues(text: string): Map<string, string> {
  const values = new Map<string, string>();
  const lines = text.replace(/\r\n?/g, "\n");
  for (let at = 0; at < lines.length; ) {
    SPACE.lastIndex = at;
    SPACE.exec(lines);
    VARIABLE.lastIndex = SPACE.lastIndex;
    const [found] = VARIABLE.exec(lines) ?? [];
    if (found === undefined) at = endOfLine(lines, SPACE.lastIndex);
    else {
      for (const [name, value] of Object.entries(parse(found))) values.set(name, value);
      at = VARIABLE.lastIndex;
      // A line begins behind the end of one.
      if (lines[at - 1] !== "\n") at = endOfLine(lines, at);
    }
  }
  return values;
}

/** Where the next line begins. */
function endOfLine(lines: string, from: number): number {
  const end = lines.indexOf("\n", from);
  return end < 0 ? lines.length : end + 1;
}
