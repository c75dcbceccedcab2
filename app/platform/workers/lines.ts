/** Stands between a visitor's name and that of a line, and in neither. */
const OF_LINE = "\0";

/** A second line of a visitor, for what the rest of theirs shall not wait for: with places of its own, and no stranger to it. */
export function lineOf(visitor: string, name: string): string {
  return `${visitor}${OF_LINE}${name}`;
}

/** Whose line it is. */
export function visitorOf(line: string): string {
  const end = line.indexOf(OF_LINE);
  return end < 0 ? line : line.slice(0, end);
}
