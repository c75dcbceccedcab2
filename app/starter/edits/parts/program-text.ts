/** What stands shortly before a place: enough to tell what begins there. */
export function lookBack(code: string, at: number): string {
  return code.slice(Math.max(0, at - 40), at);
}

/** A place that was searched for, or the end of the code where it is none. */
export function orEnd(at: number, code: string): number {
  return at < 0 ? code.length : at;
}

/** Where a text in quotes ends: at its quote, or with its line. */
export function endOfText(code: string, at: number, quote: string): number {
  for (let index = at + 1; index < code.length; index += 1) {
    if (code[index] === "\\") index += 1;
    else if (code[index] === quote || code[index] === "\n") return index;
  }
  return code.length;
}

/** Where a regular expression ends; where it begins, if it is none. */
export function endOfPattern(code: string, at: number): number {
  let isClass = false;
  for (let index = at + 1; index < code.length; index += 1) {
    const character = code[index];
    if (character === "\\") index += 1;
    else if (character === "\n") return at;
    else if (character === "[") isClass = true;
    else if (character === "]") isClass = false;
    else if (character === "/" && !isClass) return index;
  }
  return at;
}

/** Whether a literal in braces is something to read, rather than what a program compares or asks for. */
export function isSaid(code: string, start: number, end: number): boolean {
  return (
    /\p{L}/u.test(code.slice(start, end)) &&
    /(?:[?:{(]|&&|\|\||\?\?)\s*$/.test(lookBack(code, start)) &&
    !/^\s*(?:[=!]==?|\]|:)/.test(code.slice(end + 1, end + 8)) &&
    !/(?:\b\w+\(|[{,]\s*\w+:)\s*$/.test(lookBack(code, start))
  );
}
