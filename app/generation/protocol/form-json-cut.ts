/** JSON that ends before its end, as far as it came. */
export interface CutJson {
  value: unknown;
  /** The cut went through no value: what stands there is what was meant to. */
  isBetween: boolean;
}

/**
 * Reads JSON that ends before its end. What stands there is taken as it is: nothing is mended but the
 * brackets and quotation marks that did not come any more. A key without its value is left out. Its time
 * is linear in the text, whatever that holds: a model of somebody's own writes what it likes.
 *
 * @param mark put where a string was cut, so that it can be found
 * @returns null for what is whole, or no JSON up to its end
 */
export function completeCut(text: string, mark: string): CutJson | null {
  const { closers, isInString } = openAt(text);
  if (closers === "") return null;
  if (isInString) {
    // An answer may end with the end of a line, which no string holds.
    const said = withoutCutEscape(withoutEnd(text, /[\r\n]/));
    const key = parsed(withoutKey(`${said}"`) + closers);
    const value = parsed(`${said}${mark}"${closers}`);
    if (value !== undefined) return { value, isBetween: false };
    return key === undefined ? null : { value: key, isBetween: true };
  }
  const kept = withoutEnd(withoutKey(text), /[\s,]/);
  // Lines of a list may have been to come.
  const isList = closers.startsWith("]") && kept.endsWith('"');
  const withoutWord = withoutEnd(kept, /[\w.+-]/);
  const ends = [kept, withoutWord === kept ? kept : `${withoutWord}null`];
  const value = ends.map((end) => parsed(end + closers)).find((each) => each !== undefined);
  return value === undefined ? null : { value, isBetween: !isList };
}

/** Without a key at the end that has no value. */
function withoutKey(text: string): string {
  return text.replace(/([{,])\s*"(?:[^"\\]|\\.)*"\s*(?::\s*)?$/, (all, open) =>
    // In a list it is a value.
    open === "," && openAt(text).closers.startsWith("]") ? all : open === "{" ? "{" : "",
  );
}

/** Without the characters of a kind at its end. An expression for as many would begin anew at each of them. */
function withoutEnd(text: string, kind: RegExp): string {
  let end = text.length;
  while (end > 0 && kind.test(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

/** Without an escape at its end of which only the beginning came. */
function withoutCutEscape(text: string): string {
  const cut = /\\(?:u[\da-f]{0,3})?$/i.exec(text.slice(-LONGEST_CUT_ESCAPE))?.[0] ?? "";
  const before = text.slice(0, text.length - cut.length);
  const slashes = before.length - withoutEnd(before, /\\/).length;
  // Behind an odd number of them it is escaped itself.
  return slashes % 2 === 0 ? before : text;
}

/** `\u` and three of its four digits. */
const LONGEST_CUT_ESCAPE = 5;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is open at the end of a text, innermost first. */
function openAt(text: string): { closers: string; isInString: boolean } {
  const open: string[] = [];
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === "\\") at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === "{") open.push("}");
    else if (character === "[") open.push("]");
    else if (character === "}" || character === "]") open.pop();
  }
  return { closers: open.reverse().join(""), isInString };
}
