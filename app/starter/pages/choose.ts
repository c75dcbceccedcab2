import type { Tone } from "../theme/tones";
import type { Domain, Palette } from "./domain";
import {
  LAYOUTS,
  type LayoutName,
  MOODS_OF_LAYOUT,
  type Mood,
  PAIRINGS,
  type PairingName,
} from "./looks";

const MOODS: [RegExp, Mood][] = (
  [
    [
      "cosy|cozy|warm\\p{L}*|homely|snug|rustic|gemütlich\\p{L}*|familiär\\p{L}*|chaleureu\\p{L}+|acogedor\\p{L}*|accoglient\\p{L}|acolhedor\\p{L}*|aconchegant\\p{L}+",
      "cosy",
    ],
    [
      "elegant\\p{L}*|élégant\\p{L}*|classy|luxur\\p{L}+|formal|romanti\\p{L}+|fine|timeless|edel|edle\\p{L}?|festlich\\p{L}*|raffiné\\p{L}*|raffinat\\p{L}",
      "elegant",
    ],
    [
      "playful|fun|cute|cheerful|colou?rful|for kids|verspielt\\p{L}*|lustig\\p{L}*|bunt\\p{L}*|ludique|joyeu\\p{L}+|divertid\\p{L}|alegre|colorid\\p{L}|giocos\\p{L}|allegr\\p{L}|colorat\\p{L}",
      "playful",
    ],
    [
      "minimal\\p{L}*|clean|quiet|calm|simple and|plain|schlicht\\p{L}*|ruhig\\p{L}*|épuré\\p{L}*|sobre|sencill\\p{L}|sobri\\p{L}",
      "minimal",
    ],
    [
      "bold|loud|striking|strong|poster|huge|laut|kräftig\\p{L}*|mutig\\p{L}*|audacieu\\p{L}+|atrevid\\p{L}|audac\\p{L}|ousad\\p{L}",
      "bold",
    ],
    ["modern\\p{L}*|fresh|sleek|tech\\p{L}*|frisch\\p{L}*", "modern"],
    ["retro|rétro|vintage|terminal|monospace|typewriter|brutalist|pixel", "retro"],
  ] satisfies [string, Mood][]
).map(([words, mood]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u"), mood]);

const MOOD_OF_TONE: Partial<Record<Tone, Mood>> = {
  playful: "playful",
  minimal: "minimal",
  professional: "elegant",
  retro: "retro",
};

/** What a page looks like, chosen from its domain's own. */
export interface Look {
  layout: LayoutName;
  pairing: PairingName;
  palette: Palette;
  /** One of several wordings: any whole number. */
  variant: number;
}

/** What a look is chosen by. */
export interface LookWishes {
  domain: Domain;
  /** Its name: two cafés of different names look different. */
  name: string;
  /** All that was said, in lower case. */
  request: string;
  tone: Tone;
}

/**
 * Chooses a look: the same words always give the same one. A layout or mood that was asked for
 * counts first, then what suits the domain, and among that the page's name decides.
 */
export function chooseLook({ domain, name, request, tone }: LookWishes): Look {
  const seed = hashOf(name.toLowerCase());
  const mood = MOOD_OF_TONE[tone] ?? MOODS.find(([pattern]) => pattern.test(request))?.[1] ?? null;
  const asked = LAYOUTS.find((layout) => new RegExp(`\\b${layout} layout\\b`).test(request));
  const layouts = suiting(domain.layouts, mood, (layout) => MOODS_OF_LAYOUT[layout]);
  const all = Object.keys(PAIRINGS) as PairingName[];
  const own = suiting(domain.pairings, mood, (pairing) => PAIRINGS[pairing].moods);
  const inMood = mood
    ? all.filter((pairing) => (PAIRINGS[pairing].moods as Mood[]).includes(mood))
    : [];
  const isMissed = mood !== null && !own.some((pairing) => inMood.includes(pairing));
  return {
    layout: asked ?? pick(layouts, seed),
    pairing: pick(isMissed ? inMood : own, Math.floor(seed / 7)),
    palette: pick(domain.palettes, Math.floor(seed / 31)),
    variant: Math.floor(seed / 101),
  };
}

/** Those in a mood; all of them where none is. */
function suiting<Name>(names: Name[], mood: Mood | null, moodsOf: (name: Name) => Mood[]): Name[] {
  const found = mood ? names.filter((name) => moodsOf(name).includes(mood)) : [];
  return found.length > 0 ? found : names;
}

/** The entry that a number comes to, however large it is. */
export function pick<Item>(items: readonly Item[], number: number): Item {
  return items[number % items.length] as Item;
}

/** FNV-1a: a number of a text, spread evenly, below 2^32. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  // The last step mixes the lowest bits, which alone pick.
  return (hash ^ (hash >>> 15)) >>> 0;
}
