import type { SqlDriverAdapter, SqlQuery, Transaction } from "@prisma/driver-adapter-utils";
import type Database from "better-sqlite3";
import { KeyedMutex } from "./coordination/keyed-mutex";
import { giveTurns } from "./loop-turns.server";

/** The one connection that a mutex is for. */
const CONNECTION = "connection";

/** An adapter whose transactions keep to themselves. */
interface SeparatedAdapter extends SqlDriverAdapter {
  /** Runs a statement that comes to the connection past the adapter, in its turn. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Keeps the transactions of a connection to themselves. All of the process shares it, so a statement
 * that came while a transaction was open would become part of it: taken back with it, though its
 * author was told that it is stored. Here it waits for the transaction's end
 * (docs/decisions/037-transactions-to-themselves.md).
 */
export function separateTransactions(
  adapter: SqlDriverAdapter,
  client: Database.Database,
): SeparatedAdapter {
  const mutex = new KeyedMutex();
  const alone = async <T>(work: () => Promise<T>) => {
    // Statements are synchronous: without a transaction there is nothing that could come between.
    const done = await (mutex.isBusy(CONNECTION) ? mutex.run(CONNECTION, work) : work());
    await giveTurns();
    return done;
  };
  return {
    alone,
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query: SqlQuery) => alone(() => adapter.queryRaw(query)),
    executeRaw: (query: SqlQuery) => alone(() => adapter.executeRaw(query)),
    executeScript: (script) => alone(() => adapter.executeScript(script)),
    dispose: () => adapter.dispose(),
    async startTransaction(isolationLevel) {
      const release = await mutex.acquire(CONNECTION);
      try {
        const transaction = await adapter.startTransaction(isolationLevel);
        return endTransaction(heedTakenBack(transaction, client), client, release);
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

/**
 * Ends a transaction for Prisma too when SQLite has rolled it back by itself, as it does on a full
 * disk. Prisma's own ROLLBACK would then fail and hide the reason, and what came after would be
 * stored without what came before.
 */
function heedTakenBack(transaction: Transaction, client: Database.Database): Transaction {
  let takenBack: { reason: unknown } | undefined;
  const heeding = <T>(run: (query: SqlQuery) => Promise<T>) => {
    return async (query: SqlQuery) => {
      if (takenBack) throw takenBack.reason;
      try {
        const done = await run.call(transaction, query);
        await giveTurns();
        return done;
      } catch (reason) {
        if (!client.inTransaction) takenBack = { reason };
        throw reason;
      }
    };
  };
  const executeRaw = heeding(transaction.executeRaw);
  transaction.queryRaw = heeding(transaction.queryRaw);
  transaction.executeRaw = async (query) =>
    takenBack && query.sql === "ROLLBACK" ? 0 : executeRaw(query);
  return transaction;
}

/**
 * Ends a transaction for SQLite too when Prisma considers it ended. When a COMMIT fails, on a
 * full disk say, Prisma sends no ROLLBACK, and all that came later would be part of it.
 */
function endTransaction(
  transaction: Transaction,
  client: Database.Database,
  release: () => void,
): Transaction {
  const { commit, rollback } = transaction;
  const after = (end: () => Promise<void>) => async () => {
    try {
      if (client.inTransaction) client.exec("ROLLBACK");
    } finally {
      await end.call(transaction).finally(release);
    }
  };
  transaction.commit = after(commit);
  transaction.rollback = after(rollback);
  return transaction;
}
