/**
 * Letters of all alphabets as ranges, inside of a class of a pattern. Between them stand marks and digits of some scripts,
 * which are no matter where words begin and end.
 */
const RANGES =
  "A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02c1\\u0370-\\u0373\\u0376-\\u037d\\u037f-\\u1fff\\u2c00-\\u2dff\\u3005\\u3006\\u3031-\\u3035\\u3041-\\ud7ff\\uf900-\\ufdff\\ufe70-\\ufefc\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffdc";

/**
 * The source of a pattern with {@link RANGES} in the place of each `\p{L}`. For a pattern that ignores case V8 asks for the
 * other case of each of its 660 ranges, each time that it stands there: 1.1 ms, and 0.03 with these (Node 20).
 */
export function withLetterRanges(source: string): string {
  let isInClass = false;
  // Only `\p{L}`, an escaped character and the edges of a class matter.
  return source.replace(/\\p\{L\}|\\.|\[|\]/gsu, (found) => {
    if (found === "[") isInClass = true;
    else if (found === "]") isInClass = false;
    if (found !== "\\p{L}") return found;
    return isInClass ? RANGES : `[${RANGES}]`;
  });
}
