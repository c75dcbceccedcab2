import { escapePattern } from "~/projects/escape-pattern";
/** The request in the form every recogniser reads: lower case, plain quotes and spaces. */
export function plainWords(text: string): string {
  return text
    .slice(0, REQUEST_CHARACTERS)
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/\bto[ -]?do(?:'s|s)?\b/g, "todo")
    .replace(/\s+/g, " ")
    .trim();
}

/** A request's meaning is in its first sentences; the rest is not searched for keywords. */
export const REQUEST_CHARACTERS = 4000;

/** Words that introduce a request without meaning anything for it. */
const INTRO =
  /^(?:please|hey|hi|hello|ok|okay|so|now|and|then|just|can you|could you|would you|will you|i want(?: you)?(?: to)?|i'd like(?: you)?(?: to)?|i would like(?: you)?(?: to)?|i need|let's|let us|help me|build|create|make|write|generate|design|develop|code|start|give|show|get|do|me|us|a|an|the|my|our|some|simple|basic|nice|beautiful|modern|small|new|cool|pretty|little|fully|functional|working|interactive|responsive|complete|online)\b[,!.:]*\s*/;

/** Splits a request into its head ("a landing page") and the rest ("for a notes app"). */
export function headAndRest(words: string): { head: string; rest: string } {
  let text = words;
  for (;;) {
    const next = text.replace(INTRO, "");
    if (next === text) break;
    text = next;
  }
  const cut = text.search(
    /\b(?:for|about|with|without|that|which|where|to|of|on|using|called|named|titled|in|so|like)\b|[.;:!?"\n]/,
  );
  if (cut < 0) return { head: text, rest: "" };
  if (cut === 0) return { head: "", rest: text };
  return { head: text.slice(0, cut), rest: text.slice(cut) };
}

/** Whether a phrase occurs as whole words, in the singular or the plural. */
export function holdsPhrase(text: string, phrase: string): boolean {
  const at = text.indexOf(phrase);
  if (at < 0) return false;
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${escapePattern(phrase)}(?:s|es)?(?![\\p{L}\\p{N}])`,
    "u",
  );
  return pattern.test(text);
}

/** "space travel" → "Space travel". */
export function sentenceCase(text: string): string {
  return text === "" ? "" : text[0]?.toUpperCase() + text.slice(1);
}
