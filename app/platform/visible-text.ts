/**
 * Something shows that is no space, accent or filler. A braille pattern without dots and an empty
 * head of a note are no spaces to Unicode, and show nothing either.
 */
const SHOWING = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}]/u;
/** Letters take one or two accents, in some scripts up to five; a pile of them covers other lines. */
const PILE = /(\p{M}{6})\p{M}+/gu;

/** Whether somebody who sees a text sees nothing. */
export function isBlank(text: string): boolean {
  return !SHOWING.test(text);
}

/** A text with no more accents on a letter than a script has. */
export function withoutPiles(text: string): string {
  return text.replaceAll(PILE, "$1");
}
