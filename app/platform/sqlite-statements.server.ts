import type Database from "better-sqlite3";
import { LRUCache } from "lru-cache";

/** Prisma's own statements number a few hundred; lists of many lengths make the rest. */
const KEPT_STATEMENTS = 500;
/** Longer statements, with thousands of values, are rarely repeated and are not kept. */
const LONGEST_KEPT = 8_000;

/** What Prisma's adapter asks of a statement once its values are bound. */
interface BoundStatement {
  readonly reader: boolean;
  run(): Database.RunResult;
  columns(): Database.ColumnDefinition[];
  raw(): { all(): unknown[] };
}

/**
 * Lets a connection compile a statement once: Prisma's adapter asks for it anew with each call.
 *
 * @returns what finds a statement by its text
 */
export function keepStatements(
  client: Database.Database,
): (sql: string) => Database.Statement<unknown[]> {
  const prepare = client.prepare.bind(client) as (sql: string) => Database.Statement<unknown[]>;
  const cache = new LRUCache<string, Database.Statement<unknown[]>>({ max: KEPT_STATEMENTS });
  const find = (sql: string) => {
    const known = cache.get(sql);
    if (known) return known;
    const statement = prepare(sql);
    if (sql.length <= LONGEST_KEPT) cache.set(sql, statement);
    return statement;
  };
  // Calls are synchronous from the binding to the last row, so one statement serves them all.
  client.prepare = ((sql: string) => {
    const statement = find(sql);
    const bind = (values: unknown[]): BoundStatement => {
      let rows: unknown[] | undefined;
      const read = () => (rows ??= statement.raw().all(values));
      return {
        reader: statement.reader,
        run: () => statement.run(values),
        columns: () => {
          // SQLite compiles it again when it runs, should a migration have changed the table since.
          read();
          return statement.columns();
        },
        raw: () => ({ all: read }),
      };
    };
    return { bind, run: () => statement.run() };
  }) as unknown as Database.Database["prepare"];
  return find;
}
