import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type Database from "better-sqlite3";

/** Prisma's own statements number a few hundred; lists of many lengths make the rest. */
const KEPT_STATEMENTS = 500;
/** A statement for thousands of values comes once; it is not worth its room. */
const LONGEST_KEPT = 8_000;

/** What Prisma's adapter asks of a statement once its values are bound. */
interface BoundStatement {
  readonly reader: boolean;
  run(): Database.RunResult;
  columns(): Database.ColumnDefinition[];
  raw(): { all(): unknown[] };
}

/**
 * Prisma's SQLite adapter with its statements kept: it compiles each one anew for each call, which
 * was a sixth of what a save cost (docs/decisions/025-kept-statements.md).
 */
export class SqliteAdapter extends PrismaBetterSqlite3 {
  override async connect() {
    const adapter = await super.connect();
    const { client } = adapter as unknown as { client: Database.Database };
    const prepare = client.prepare.bind(client);
    client.prepare = keepStatements(prepare) as unknown as Database.Database["prepare"];
    return adapter;
  }
}

/** Calls are synchronous from the binding to the last row, so one statement serves them all. */
function keepStatements(prepare: (sql: string) => Database.Statement<unknown[]>) {
  const kept = new Map<string, Database.Statement<unknown[]>>();
  const find = (sql: string) => {
    const known = kept.get(sql);
    if (known) kept.delete(sql);
    const statement = known ?? prepare(sql);
    if (sql.length <= LONGEST_KEPT) kept.set(sql, statement);
    if (kept.size > KEPT_STATEMENTS) kept.delete(kept.keys().next().value as string);
    return statement;
  };
  return (sql: string) => {
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
  };
}
