/** What may stand before a "/" that begins a pattern, and not a division. */
const BEFORE_PATTERN =
  /(?:[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|void|await))\s*$/;
const CLOSES: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
/** Brackets inside of each other; deeper ones are no program that anybody wrote. */
const DEEPEST = 1_000;

/**
 * Where the bracket that stands at a place of a source in JavaScript or TypeScript is closed: texts, comments and
 * patterns are passed by.
 *
 * @returns the place of the closing bracket; -1 for none
 */
export function closingBracket(source: string, open: number): number {
  const waiting: string[] = [];
  let at = open;
  while (at < source.length) {
    const char = source[at] ?? "";
    if (char === "/" && source[at + 1] === "/") at = endOr(source.indexOf("\n", at), source);
    else if (char === "/" && source[at + 1] === "*") {
      at = endOr(source.indexOf("*/", at + 2), source) + 1;
    } else if (char === '"' || char === "'") at = endOfText(source, at);
    else if (char === "`") {
      // What a template holds in braces is code again: it is waited for like a bracket.
      const next = templatePart(source, at + 1);
      if (source[next] === "$") waiting.push("`");
      at = next + (source[next] === "$" ? 1 : 0);
    } else if (char === "/" && BEFORE_PATTERN.test(source.slice(Math.max(0, at - 12), at))) {
      at = endOfPattern(source, at);
    } else if (CLOSES[char]) {
      if (waiting.length === DEEPEST) return -1;
      waiting.push(CLOSES[char]);
    } else if (char === "}" && waiting.at(-1) === "`") {
      const next = templatePart(source, at + 1);
      if (source[next] !== "$") waiting.pop();
      at = next + (source[next] === "$" ? 1 : 0);
    } else if (char === waiting.at(-1)) {
      waiting.pop();
      if (waiting.length === 0) return at;
    }
    at += 1;
  }
  return -1;
}

/** @returns the place of the closing mark, or of the line's end for one that has none */
function endOfText(source: string, start: number): number {
  const mark = source[start];
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === "\\") at += 1;
    else if (source[at] === mark || source[at] === "\n") return at;
  }
  return source.length;
}

/** @returns the place of the template's closing mark, or of the "$" before a brace in it */
function templatePart(source: string, start: number): number {
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === "\\") at += 1;
    else if (source[at] === "`" || (source[at] === "$" && source[at + 1] === "{")) return at;
  }
  return source.length;
}

function endOfPattern(source: string, start: number): number {
  let isInList = false;
  for (let at = start + 1; at < source.length; at += 1) {
    const char = source[at];
    if (char === "\\") at += 1;
    else if (char === "\n") return start;
    else if (char === "[") isInList = true;
    else if (char === "]") isInList = false;
    else if (char === "/" && !isInList) return at;
  }
  return start;
}

function endOr(found: number, source: string): number {
  return found < 0 ? source.length : found;
}
