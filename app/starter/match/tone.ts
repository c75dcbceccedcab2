import type { Tone } from "../theme/tones";

/** "For kids" says whom something is for, and a look only where none is asked for. */
export const FOR_CHILDREN = /\bfor (?:my )?(?:kids|children)\b/;

const TONES: [RegExp, Tone][] = [
  [
    /\b(?:playful|fun|funny|funky|cute|friendl(?:y|ier)|cheerful|bubbly|rounded style)\b/,
    "playful",
  ],
  [
    /\b(?:calm(?:ing)?(?= (?:look(?:ing)?|page|site|website|design|style|feel)\b)|minimal|minimalist|minimalistic|clean|flat(?= (?:design|style|look|theme|ui|colou?rs?)\b)|stripped)\b/,
    "minimal",
  ],
  [
    /\b(?:professional|corporate|elegant|serious|formal|business[- ]like|classy|luxur\w+)\b/,
    "professional",
  ],
  [/\b(?:retro|terminal|hacker|monospace|8-?bit|pixel|brutalist|typewriter)\b/, "retro"],
  // Whom it is for tells the look where nothing else does.
  [FOR_CHILDREN, "playful"],
];

/** "Less serious", "too playful": the word says what there is to be less of. */
const LESS_OF =
  /\b(?:less|too|not (?:be |look |feel )?(?:so|as|too|that|quite so)|(?:isn|doesn|shouldn)['’]?t (?:be |look |feel )?(?:so|as|too|that)) (?<tone>[\w-]+(?: like)?)\b(?! enough)/;
const OPPOSITES: Partial<Record<Tone, Tone>> = {
  playful: "professional",
  professional: "playful",
};

/** The tone a text asks for, or null; of one that it wants less of, the opposite. */
export function toneIn(words: string): Tone | null {
  const less = toneOf(LESS_OF.exec(words)?.groups?.tone ?? "");
  return less ? (OPPOSITES[less] ?? null) : toneOf(words);
}

function toneOf(words: string): Tone | null {
  return TONES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
