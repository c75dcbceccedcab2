import type { Tone } from "../theme/tones";

const TONES: [RegExp, Tone][] = [
  [
    /\b(?:playful|fun|funny|funky|cute|friendl(?:y|ier)|for (?:my )?(?:kids|children)|cheerful|bubbly|rounded style)\b/,
    "playful",
  ],
  [/\b(?:minimal|minimalist|minimalistic|clean|flat(?! ?(?:share|mate))|stripped)\b/, "minimal"],
  [
    /\b(?:professional|corporate|elegant|serious|formal|business[- ]like|classy|luxur\w+)\b/,
    "professional",
  ],
  [/\b(?:retro|terminal|hacker|monospace|8-?bit|pixel|brutalist|typewriter)\b/, "retro"],
];

/** The tone a text asks for, or null. */
export function toneIn(words: string): Tone | null {
  return TONES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
