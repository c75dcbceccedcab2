/** One row of a table, by its columns. */
export interface TableRow {
  table: string;
  row: Record<string, unknown>;
}

/** Rows of one table that are stored with one statement. */
export interface TableBatch {
  table: string;
  columns: string[];
  rows: unknown[][];
}

const BATCH = 2_000;

/** Rows, gathered by their tables. */
export function* inBatches(rows: Iterable<TableRow>): Generator<TableBatch> {
  const waiting = new Map<string, TableBatch>();
  for (const { table, row } of rows) {
    const batch = waiting.get(table) ?? { table, columns: Object.keys(row), rows: [] };
    waiting.set(table, batch);
    batch.rows.push(Object.values(row));
    if (batch.rows.length < BATCH) continue;
    waiting.delete(table);
    yield batch;
  }
  yield* waiting.values();
}
