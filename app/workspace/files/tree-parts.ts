/** So many lines are laid out together. */
const PART = 40;

/** Lines of the tree that stand in one element. */
export interface TreePart<Row> {
  key: number;
  rows: Row[];
}

/** Which part each line is in, by its path. */
export type KnownParts = ReadonlyMap<string, number>;

/**
 * The lines of the tree in parts. A browser watches each element that it lays out only near the screen, at each frame:
 * a thousand of them took longer than what is shown. A line stays where it was first while others come and go: in
 * another element it would begin anew, and lose the focus or a name that is being typed.
 */
export function partsOfTree<Row extends { path: string }>(
  rows: readonly Row[],
  known: KnownParts,
): TreePart<Row>[] {
  const parts: TreePart<Row>[] = [];
  let free = 0;
  for (const key of known.values()) free = Math.max(free, key + 1);
  let from = 0;
  while (from < rows.length) {
    const key = known.get(rows[from]?.path ?? "");
    const end = runEnd(rows, from, known, key);
    const run = rows.slice(from, end);
    const last = parts.at(-1);
    if (key !== undefined && last?.key !== key) parts.push({ key, rows: run });
    else if (key !== undefined) last?.rows.push(...run);
    else free = placeNew(parts, run, known.get(rows[end]?.path ?? ""), free);
    from = end;
  }
  return parts;
}

/** Where lines that are in the same part, or new, end. */
function runEnd<Row extends { path: string }>(
  rows: readonly Row[],
  from: number,
  known: KnownParts,
  key: number | undefined,
): number {
  let end = from + 1;
  while (end < rows.length && known.get(rows[end]?.path ?? "") === key) end += 1;
  return end;
}

/** New lines fill up the part above them and begin others, unless what follows is in that part, too. */
function placeNew<Row>(
  parts: TreePart<Row>[],
  run: readonly Row[],
  next: number | undefined,
  free: number,
): number {
  const above = parts.at(-1);
  const room = above === undefined ? 0 : above.key === next ? run.length : PART - above.rows.length;
  const filled = Math.max(0, Math.min(run.length, room));
  above?.rows.push(...run.slice(0, filled));
  let key = free;
  for (let from = filled; from < run.length; from += PART) {
    parts.push({ key, rows: run.slice(from, from + PART) });
    key += 1;
  }
  return key;
}

/** What is known for the next time. */
export function knownParts<Row extends { path: string }>(
  parts: readonly TreePart<Row>[],
): KnownParts {
  return new Map(parts.flatMap(({ key, rows }) => rows.map(({ path }) => [path, key] as const)));
}
