import { withoutPiles } from "~/platform/visible-text";

/** Marks that turn the direction of what follows them, also of other people's words (UAX #9). */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;
/**
 * What does not show and parts no words: zero-width spaces, joiners of words, soft hyphens, tags,
 * control and unassigned private signs. The joiners inside of emoji and of Persian words stay.
 */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
/**
 * A text of several lines as it is stored: composed (NFC), with `\n` at the ends of lines, without
 * what turns the direction of other texts or does not show, and trimmed.
 */
export function cleanText(raw: string): string {
  const seen = raw
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(LINE_ENDS, "\n")
    .replaceAll(DIRECTION, "")
    .replaceAll(UNSEEN, "");
  const lines = withoutPiles(seen).split("\n").map(withoutTrailing);
  // Four spaces before the first line make it code; fewer say nothing.
  const first = lines.findIndex((line) => line.trim() !== "");
  const text = first < 0 ? "" : lines.slice(first).join("\n").trimEnd();
  return /^(?: {4}|\t)/.test(text) ? text : text.trimStart();
}

/** A text of one line as it is stored: a title or a name. */
export function cleanLine(raw: string): string {
  return cleanText(raw).replaceAll(/\s+/g, " ").trim();
}

/** Two spaces at the end of a line break it in Markdown; more say no more. */
function withoutTrailing(line: string): string {
  const text = line.trimEnd();
  return line.startsWith("  ", text.length) ? `${text}  ` : text;
}
