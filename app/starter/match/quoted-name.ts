/** A text in quotes, double ones (the first group) or single ones (the second): the source of a pattern with the flag u. */
export const QUOTED_TEXT =
  /["“”„«»]\s?([^"“”„«»\n]{1,200}?)\s?["“”«»]|(?<![\p{L}\p{N}])[‘'`]([^‘’'`\n]{2,120})[’'`](?![\p{L}\p{N}])/u
    .source;
const QUOTED = new RegExp(QUOTED_TEXT, "gu");
/** Quotes after these words are texts of a page, never its name. */
const SAYING =
  /(?:\b(?:say(?:s|ing)?|reads?|reading|text|words?|quote|button|footer)\b|\bsteht\b)[^"“”„«»\n]{0,12}$/iu;
/** In a request of at most this many characters the first quotes are a name, however they are written. */
const SHORT_CHARACTERS = 160;
/** Longer requests name what they ask for at their beginning; what they quote later are mottos, settings and examples. */
const NAME_BEGINS_WITHIN = 140;
const NAME_CHARACTERS = 60;
const NAME_WORDS = 7;
/** So many words of a name may be small ones behind the first. */
const SMALL_WORDS = 3;
/** What is priced, listed or one of several quotes is a thing among others. */
const ONE_OF_MANY_AFTER = /^\s*(?:[–—-]?\s*(?:[€$£¥]|CHF|EUR|USD|kr)?\s?\d|,\s*["“„«])/u;
const ONE_OF_MANY_BEFORE =
  /["”“»]\s*(?:,|&|\+|and|und|et|y|e|or|oder|ou|o)\s*$|\p{L}{3,}s\s*:\s*$/iu;

export interface QuotedName {
  name: string;
  /** Where its quotes begin and end. */
  start: number;
  end: number;
}

/**
 * Texts in quotes that may be what is asked for is called by, in their order. A short request's quotes are
 * ("a to-do list “my things”"); of a long one only those near its beginning that are written as a name is.
 */
export function quotedNames(text: string): QuotedName[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const name = (match[1] ?? match[2] ?? "").trim();
    const start = match.index;
    const end = start + match[0].length;
    const before = text.slice(Math.max(0, start - 60), start);
    if (name === "" || SAYING.test(before)) return [];
    const isName =
      text.length <= SHORT_CHARACTERS ||
      (start <= NAME_BEGINS_WITHIN &&
        isWrittenAsName(name) &&
        !ONE_OF_MANY_BEFORE.test(before) &&
        !ONE_OF_MANY_AFTER.test(text.slice(end, end + 20)));
    return isName ? [{ name, start, end }] : [];
  });
}

/** "The Copper Kettle", "La Grange à Fernand"; no sentence, and nothing in small letters. */
function isWrittenAsName(text: string): boolean {
  const words = text.split(/\s+/);
  const capitals = words.filter((word) => /^\P{L}?[\p{Lu}\p{N}]/u.test(word)).length;
  return (
    /^[\p{Lu}\p{N}]/u.test(text) &&
    text.length <= NAME_CHARACTERS &&
    words.length <= NAME_WORDS &&
    !/[.!?…;]\s*$|[?;]|\.\s/u.test(text) &&
    (words.length <= SMALL_WORDS || capitals > 1)
  );
}
