import type Database from "better-sqlite3";
import type { Prisma } from "~/generated/sqlite/client";

/** What statements past Prisma's adapter need of SQLite's one connection. */
interface Connection {
  /** A compiled statement, which is kept. */
  find(sql: string): Database.Statement<unknown[]>;
  /** Runs work when no transaction is open that is not its own. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Single statements on SQLite's connection itself, past Prisma's client and its adapter, which looks
 * with each call whether it should log it (docs/decisions/038-past-the-client.md).
 */
export class RawStatements {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Runs a statement. @returns how many rows it changed */
  execute({ sql, values }: Prisma.Sql): Promise<number> {
    const { find, alone } = this.#connection;
    return alone(async () => find(sql).run(values.map(toSqlite)).changes);
  }

  /** Asks for rows. @returns them with the types that Prisma's client would give them */
  query<T>({ sql, values }: Prisma.Sql): Promise<T[]> {
    const { find, alone } = this.#connection;
    return alone(async () => {
      const statement = find(sql).raw();
      const rows = statement.all(values.map(toSqlite)) as unknown[][];
      // After the rows: SQLite compiles it again when it runs, should a migration have come between.
      const columns = rows.length > 0 ? statement.columns() : [];
      return rows.map((row) => {
        const named: Record<string, unknown> = {};
        for (const [at, { name, type }] of columns.entries()) named[name] = typed(row[at], type);
        return named as T;
      });
    });
  }
}

/** As Prisma's adapter writes values. */
function toSqlite(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace("Z", "+00:00");
  return typeof value === "boolean" ? Number(value) : value;
}

/**
 * The connection gives every whole number as a bigint.
 *
 * @param type the type that the column was declared with; null for what is computed
 */
function typed(value: unknown, type: string | null): unknown {
  if (value === null || type === null || type === "BIGINT") return value;
  if (type === "BOOLEAN") return Boolean(value);
  const plain = typeof value === "bigint" ? Number(value) : value;
  return type === "DATETIME" ? new Date(plain as string | number) : plain;
}
