import { COLOUR_NAMES } from "../theme/names";

const LOOK = new RegExp(
  `\\s+in (?:an? )?(?:[a-z]+ ){0,2}(?:${Object.keys(COLOUR_NAMES).join("|")}|colou?rs?|tones?|theme|style|mode)\\b.*$`,
  "is",
);

/** A name or subject without the look said after it: "Happy Tails in warm orange" → "Happy Tails". */
export function withoutLook(text: string): string {
  return text.replace(LOOK, "");
}
