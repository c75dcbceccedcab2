/** Rows read at once: what is held in memory is bounded by their size, not by their number. */
export const ROWS = 50;

/** All rows, page by page: `read` finds those after a key, in the order of keys. */
export async function* pages<Row, Key>(
  before: Key,
  read: (after: Key) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<Row> {
  let after = before;
  for (;;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = keyOf(last);
  }
}
