import type { SaidText } from "./said-text";

/** What somebody said of it, and who. */
export interface Voice {
  quote: string;
  by: string;
}

const MOST_VOICES = 12;
const QUOTED = /["“„«]\s?([^"“”„«»\n]{10,400}?)\s?["”“»]/.source;
const BY =
  /(?:(?:the |die )?\p{Lu}[\p{L}.'’-]*|\p{Lu}\.)(?: (?:von |van |de |da |di |and |und |& )?\p{Lu}[\p{L}.'’-]*){0,4}(?:, (?:\d{1,3}|\p{Lu}[\p{L}'’-]+))?/u
    .source;
/** "They carried it like a baby." - Hetty L. */
const VOICE = new RegExp(
  `(?:(?<=^|[.!?\\n]\\s)\\p{Lu}[\\p{L}'’ ]{4,40}:\\s*)?${QUOTED}\\s*(?:[–—~-]+|\\(|, (?:says? |said )?|(?:says|said|by|from|von|sagt|dit|dice|diz)\\s)\\s*(${BY})\\)?`,
  "gu",
);

/** Praise that a text quotes with the name of whoever said it; each keeps its words. */
export function voicesIn(said: SaidText): Voice[] {
  return said.all(VOICE, MOST_VOICES).map(([, quote = "", by = ""]) => ({
    quote: quote.trim(),
    by: by.replace(/(?<=\p{L}{2})\.$/u, "").trim(),
  }));
}
