/** How well a text fits what was typed, and which of its letters did. */
export interface Fit {
  score: number;
  /** Places in the text, ascending. */
  at: number[];
}

/** Letters that follow each other say most, then the beginnings of words. */
const SCORES = { letter: 1, next: 8, start: 6, name: 4 };
/** Of a longer text less of it was meant: a hundredth for each letter. */
const PER_LETTER = 0.01;

/**
 * Fits what was typed to a text: all of its letters in their order, spaces aside. A whole run counts
 * most, most of all in the last part of a path. Null where a letter is missing.
 */
export function fit(typed: string, text: string): Fit | null {
  const wanted = typed.toLowerCase().replaceAll(/\s+/g, "");
  if (wanted === "") return { score: 0, at: [] };
  const low = text.toLowerCase();
  const name = text.lastIndexOf("/") + 1;
  const runs = [low.indexOf(wanted, name), low.indexOf(wanted)].filter((from) => from >= 0);
  const tries = runs.map((from) => Array.from(wanted, (_, index) => from + index));
  for (const from of [name, 0]) {
    const at = inOrder(wanted, low, from);
    if (at) tries.push(at);
  }
  let best: Fit | null = null;
  for (const at of tries) {
    const score = scoreOf(at, text, name);
    if (!best || score > best.score) best = { score, at };
  }
  return best;
}

/** The first place of each letter after the one before it. */
function inOrder(wanted: string, low: string, from: number): number[] | null {
  const at: number[] = [];
  let place = from;
  for (const letter of wanted) {
    const found = low.indexOf(letter, place);
    if (found < 0) return null;
    at.push(found);
    place = found + 1;
  }
  return at;
}

function scoreOf(at: readonly number[], text: string, name: number): number {
  let score = -text.length * PER_LETTER;
  at.forEach((place, index) => {
    score += SCORES.letter;
    if (index > 0 && at[index - 1] === place - 1) score += SCORES.next;
    if (isStart(text, place)) score += SCORES.start;
    if (place >= name) score += SCORES.name;
  });
  return score;
}

function isStart(text: string, place: number): boolean {
  const before = text[place - 1];
  if (before === undefined || /[^\p{L}\p{N}]/u.test(before)) return true;
  return /\p{Lu}/u.test(text[place] ?? "") && !/\p{Lu}/u.test(before);
}

/** What fits, best first; of equals, those that came first. */
export function rank<Item>(
  typed: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
  bonusOf: (item: Item) => number = () => 0,
): { item: Item; at: number[] }[] {
  const found: { item: Item; at: number[]; score: number }[] = [];
  for (const item of items) {
    const fitting = fit(typed, textOf(item));
    if (fitting) found.push({ item, at: fitting.at, score: fitting.score + bonusOf(item) });
  }
  return found.sort((one, other) => other.score - one.score);
}
