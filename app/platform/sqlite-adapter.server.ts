import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type Database from "better-sqlite3";
import { RawStatements } from "./raw-statements.server";
import { addFunctions } from "./sqlite-functions.server";
import { keepStatements } from "./sqlite-statements.server";
import { separateTransactions } from "./sqlite-transactions.server";

/**
 * Prisma's SQLite adapter for a server: its one connection compiles a statement once, which was a
 * sixth of what a save cost (docs/decisions/025-kept-statements.md), and keeps apart what belongs to
 * a transaction and what does not (037).
 */
export class SqliteAdapter extends PrismaBetterSqlite3 {
  /** Statements past the client on the connection that it uses; undefined before it has connected. */
  raw: RawStatements | undefined;

  override async connect() {
    const adapter = await super.connect();
    const { client } = adapter as unknown as { client: Database.Database };
    addFunctions(client);
    const find = keepStatements(client);
    const separated = separateTransactions(adapter, client);
    const { alone } = separated;
    this.raw = new RawStatements({ find, alone, isInTransaction: () => client.inTransaction });
    return separated as SqlDriverAdapter as typeof adapter;
  }
}
