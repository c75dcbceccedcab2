/**
 * `@name`, or `@"name with spaces"`: not in the middle of a word, as in an address of mail. A name
 * without quotes is of letters, digits, "_", and of "." and "-" between them.
 */
const NAMED =
  /(?<![\p{L}\p{N}_@./])@(?:"([^"\n]{1,60})"|“([^”\n]{1,60})”|([\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]{0,58}[\p{L}\p{M}\p{N}_])?))/gu;

/** A name as a text has it. */
export interface NameInText {
  /** Where it begins and ends, its "@" and quotes with it. */
  start: number;
  end: number;
  name: string;
}

/** The names in a text, in their order. */
export function namesIn(text: string): NameInText[] {
  if (!text.includes("@")) return [];
  return [...text.matchAll(NAMED)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
    name: (found[1] ?? found[2] ?? found[3] ?? "").trim(),
  }));
}

/** How a text names a person. */
export function mentionOf(name: string): string {
  const [only] = namesIn(`@${name}`);
  return only?.name === name ? `@${name}` : `@"${name.replaceAll('"', "'")}"`;
}
