import { describe, expect, onTestFinished, test } from "vitest";
import { openCuttableLine } from "../../tests/support/cuttable-line";
import { databaseAway, isDatabaseAway } from "./database-away";
import { openPool } from "./postgresql-pool.server";

const url = process.env.DATABASE_URL ?? "";
const isSqlite = url.startsWith("file:");

function open(address: string) {
  const pool = openPool(address);
  pool.on("error", () => {});
  onTestFinished(() => pool.end());
  return pool;
}

describe.skipIf(isSqlite)(
  "a database that does not answer (skipped on SQLite, which has no line)",
  () => {
    test("PostgreSQL itself ends a statement that takes too long", async () => {
      const { rows } = await open(url).query("SHOW statement_timeout");
      expect(rows).toEqual([{ statement_timeout: "10s" }]);
      const hasty = open(`${url}?statement_timeout=50`);
      const failure = await hasty.query("SELECT pg_sleep(30)").catch((error) => error);
      expect(failure).toMatchObject({ code: "57014" });
      expect(databaseAway(failure)).toMatchObject({ status: 503, code: "database_away" });
      expect(isDatabaseAway(failure)).toBe(true);
    });

    test("a transaction on a line that swallows it does not come back to the pool", async () => {
      const line = await openCuttableLine(url);
      onTestFinished(() => line.close());
      const pool = open(`${line.url}?query_timeout=50`);
      const client = await pool.connect();
      await client.query("BEGIN");
      const ended = new Promise<void>((resolve) => client.once("end", resolve));
      line.swallow();
      const failure = await client.query("SELECT 1").catch((error) => error);
      expect(isDatabaseAway(failure)).toBe(true);
      await ended;
      client.release();
      expect(pool.totalCount).toBe(0);
      await line.mend();
      expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    });

    test("without a word in the address nobody waits longer than for a statement", () => {
      const { statement_timeout, query_timeout, connectionTimeoutMillis } = open(url).options;
      const [statement, answer] = [Number(statement_timeout), Number(query_timeout)];
      expect(answer).toBeGreaterThan(statement);
      expect(answer).toBeLessThanOrEqual(15_000);
      expect(connectionTimeoutMillis).toBeLessThanOrEqual(15_000);
    });
  },
);
