import type Database from "better-sqlite3";
import type { Prisma } from "~/generated/sqlite/client";

/** What statements past Prisma's adapter need of SQLite's one connection. */
interface Connection {
  /** A compiled statement, which is kept. */
  find(sql: string): Database.Statement<unknown[]>;
  /** Runs work when no transaction is open that is not its own. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Whether a transaction is open. */
  isInTransaction(): boolean;
}

/** Statements of one act, of which one decides whether there is anything to do. */
export interface Act {
  before: readonly Prisma.Sql[];
  /** When it changes no row, nothing of the act stays. */
  deciding: Prisma.Sql;
  after: readonly Prisma.Sql[];
}

/**
 * Statements on SQLite's connection itself, past Prisma's client and its adapter, which looks
 * with each call whether it should log it (docs/decisions/038-past-the-client.md).
 */
export class RawStatements {
  readonly #connection: Connection;
  /** What a statement's columns are, which SQLite makes anew for each that asks: a save asked for as long as it read. */
  readonly #columnsCache = new WeakMap<object, readonly Database.ColumnDefinition[]>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Runs a statement. @returns how many rows it changed */
  execute(statement: Prisma.Sql): Promise<number> {
    return this.#connection.alone(async () => this.#run(statement));
  }

  /**
   * Runs the statements of an act in order as one transaction, in one go: nothing can come between.
   *
   * @returns how many rows the deciding one changed
   */
  act({ before, deciding, after }: Act): Promise<number> {
    const { find, alone, isInTransaction } = this.#connection;
    return alone(async () => {
      find("BEGIN IMMEDIATE").run();
      try {
        for (const statement of before) this.#run(statement);
        const changed = this.#run(deciding);
        if (changed === 0) return 0;
        for (const statement of after) this.#run(statement);
        find("COMMIT").run();
        return changed;
      } finally {
        // Unless SQLite has taken it back by itself, as it does on a full disk.
        if (isInTransaction()) find("ROLLBACK").run();
      }
    });
  }

  #run({ sql, values }: Prisma.Sql): number {
    return this.#connection.find(sql).run(values.map(toSqlite)).changes;
  }

  /** Asks for rows. @returns them with the types that Prisma's client would give them */
  query<T>({ sql, values }: Prisma.Sql): Promise<T[]> {
    const { find, alone } = this.#connection;
    return alone(async () => {
      const statement = find(sql).raw();
      const rows = statement.all(values.map(toSqlite)) as unknown[][];
      const [first] = rows;
      if (!first) return [];
      const columns = this.#columnsOf(statement, first.length);
      return rows.map((row) => {
        const named: Record<string, unknown> = {};
        for (let at = 0; at < columns.length; at += 1) {
          const { name, type } = columns[at] as Database.ColumnDefinition;
          named[name] = typed(row[at], type);
        }
        return named as T;
      });
    });
  }

  /** After the rows: SQLite compiles a statement again when it runs, should a migration have come between. */
  #columnsOf(statement: Database.Statement<unknown[]>, count: number) {
    const known = this.#columnsCache.get(statement);
    if (known?.length === count) return known;
    const columns = statement.columns();
    this.#columnsCache.set(statement, columns);
    return columns;
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
