import { withoutLook } from "./look";
import { quotedNames } from "./quoted-name";

/** Longest title an app is given; a longer one is cut at this many characters. */
export const TITLE_CHARACTERS = 80;

const QUOTED =
  /["“”«»]([^"“”«»\n]{1,200})["“”«»]|(?<![\p{L}\p{N}])[‘']([^‘’'\n]{2,80})[’'](?![\p{L}\p{N}])/u;
const NAMING =
  /\b(?:called|named|titled|entitled|with (?:the )?(?:title|name)(?: of)?|(?:title|name)(?: is| it|:)|call it|name it|title it)\s*:?\s+/i;
const END =
  /\s+(?:with|that|which|where|using|for|about|in (?:react|typescript|javascript|vanilla|plain|html|(?:dark |light )?(?:red|green|blue|pink|purple|orange|yellow|teal|black|white|brown|gr[ae]y))|and (?:add|make|use|give|put|it|with|has|include|let|a|an|the)|please|but|so|on a|as a|as an|has|it (?:should|has|must|needs))\b|[,;!?\n]|(?<!(?:^|\s)[A-Z])\.(?:\s|$)|:\s(?=[^\n]*(?:[€$£]\s?\d|\d\s?[€$£]|\d[.,]\d{2}(?!\d)))/i;

/** An unquoted title is looked for in this many characters after "called". */
const UNQUOTED_CHARACTERS = 400;

/** Cleans a title: one line, no control characters, at most `TITLE_CHARACTERS`. */
export function cleanTitle(raw: string): string {
  const line = raw
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ")
    .replace(/[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const characters = [...line];
  return characters.length <= TITLE_CHARACTERS
    ? line
    : `${characters
        .slice(0, TITLE_CHARACTERS - 1)
        .join("")
        .trim()}…`;
}

/** The title a request gives in quotes or after "called"; null when it gives none. */
export function titleIn(text: string): string | null {
  const naming = NAMING.exec(text);
  if (naming) {
    const after = text.slice(naming.index + naming[0].length);
    const quoted = /^["“”«»‘'`]/.test(after) ? QUOTED.exec(after) : null;
    if (quoted && quoted.index === 0) return cleanTitle(quoted[1] ?? quoted[2] ?? "") || null;
    return unquoted(after);
  }
  const [quoted] = quotedNames(text);
  return quoted ? cleanTitle(quoted.name) || null : null;
}

/** A title written without quotes: up to the word that begins something else. */
export function unquoted(text: string): string | null {
  const after = withoutLook(text.slice(0, UNQUOTED_CHARACTERS));
  const end = END.exec(after);
  const title = cleanTitle(end ? after.slice(0, end.index) : after);
  return title === "" ? null : title.replace(/[.:]+$/, "") || null;
}
