/** Matches that are counted at most, so that a letter in a long file does not hold up typing. */
const COUNTED = 1_000;

interface Range {
  from: number;
  to: number;
}

/** "3 of 12" where the third match is selected, else how many there are. */
export function countMatches(matches: Iterator<Range>, selected: Range): string {
  let count = 0;
  let current = 0;
  for (let next = matches.next(); !next.done; next = matches.next()) {
    if (count === COUNTED) return `${current > 0 ? `${current} of ` : ""}${COUNTED}+`;
    count += 1;
    const { from, to } = next.value;
    if (from === selected.from && to === selected.to) current = count;
  }
  if (count === 0) return "No match";
  return current > 0 ? `${current} of ${count}` : `${count} found`;
}
