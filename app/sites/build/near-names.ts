/** Names that are offered in place of one that does not exist. */
const OFFERED = 3;
/** A name that differs in more than this part of its letters is another one. */
const MOST_DIFFERENT = 0.5;
/** Longest name that is compared, in characters. */
const LONGEST = 60;

/** The names that are nearest to one that does not exist, the nearest first. */
export function nearNames(wanted: string, names: Iterable<string>): string[] {
  if (wanted.length > LONGEST) return [];
  const near: { name: string; steps: number }[] = [];
  for (const name of names) {
    if (name === "default" || name.length > LONGEST) continue;
    const longer = Math.max(name.length, wanted.length);
    const steps = stepsBetween(wanted.toLowerCase(), name.toLowerCase());
    if (steps <= longer * MOST_DIFFERENT) near.push({ name, steps });
  }
  near.sort((a, b) => a.steps - b.steps || a.name.localeCompare(b.name));
  return near.slice(0, OFFERED).map(({ name }) => name);
}

/** Letters to put in, leave out or replace until one word is the other (Levenshtein). */
function stepsBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const replaced = (above[column - 1] ?? 0) + (isSame ? 0 : 1);
      line.push(Math.min(replaced, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return above[other.length] ?? 0;
}
