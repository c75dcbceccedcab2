import { AsyncLocalStorage } from "node:async_hooks";
import Database from "better-sqlite3";
import pg from "pg";

/** A statement as the database was asked it. */
interface Asked {
  sql: string;
  values: unknown[];
}

/** How a database goes about a statement. */
export interface QueryPlan {
  sql: string;
  steps: string[];
}

/** Set within the work that is watched: the files of a worker share a process, in which one's timers still ask for rows. */
const watched = new AsyncLocalStorage<true>();

/** Tables that hold a handful of rows, which administrators or one person made, or of which the first are taken. */
const SMALL = /\b(ForumCategory|ChatRoom|SearchPending|Block|Wallet)\b/;
/** What reads or sorts all there is: SQLite's words, then PostgreSQL's. */
const WHOLE = /^SCAN (main\.)?[A-Z]\w+$|TEMP B-TREE FOR ORDER BY|Seq Scan|^(-> +)?Sort +\(/;

/** Whether a plan reads or sorts all rows of a table that grows. */
export function readsWhole({ sql, steps }: QueryPlan): boolean {
  // Prisma asks for nothing in these words, and is told so at once.
  if (/\b1=0\b/.test(sql)) return false;
  if (SMALL.test(sql)) return false;
  // Of most rows the status is the same: an index of it leads to one page only where it gives the order.
  const isOrdered = /ORDER BY/.test(sql);
  return steps.some((step) => WHOLE.test(step) || (!isOrdered && /\(status=\?\)$/.test(step)));
}

const IS_PLANNED = /^\s*(SELECT|UPDATE|DELETE|WITH)/i;

/**
 * What a database does for some work: the plan of each statement that came to it, once the work is
 * done. PostgreSQL is told to avoid what it would otherwise do with tables as small as a test's.
 */
export async function plansOf(work: () => Promise<unknown>): Promise<QueryPlan[]> {
  const url = process.env.DATABASE_URL ?? "";
  const isSqlite = url.startsWith("file:");
  const asked = await (isSqlite ? watchSqlite(work) : watchPostgresql(work));
  const statements = [...new Map(asked.map((one) => [one.sql, one])).values()].filter(({ sql }) =>
    IS_PLANNED.test(sql),
  );
  return isSqlite
    ? explainOnSqlite(url.slice("file:".length), statements)
    : explainOnPostgresql(url, statements);
}

async function watchSqlite(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const memory = new Database(":memory:");
  const prototype = Object.getPrototypeOf(memory.prepare("SELECT 1")) as Record<
    "all" | "run",
    (this: Database.Statement, ...values: unknown[]) => unknown
  >;
  memory.close();
  const { all, run } = prototype;
  for (const [name, method] of Object.entries({ all, run }) as ["all" | "run", typeof all][]) {
    prototype[name] = function (...values) {
      if (watched.getStore()) asked.push({ sql: this.source, values: values.flat() });
      return method.apply(this, values);
    };
  }
  try {
    await watched.run(true, work);
  } finally {
    Object.assign(prototype, { all, run });
  }
  return asked;
}

function explainOnSqlite(file: string, statements: readonly Asked[]): QueryPlan[] {
  const database = new Database(file, { readonly: true });
  const plans = statements.map(({ sql, values }) => {
    const lines = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as {
      detail: string;
    }[];
    return { sql, steps: lines.map(({ detail }) => detail) };
  });
  database.close();
  return plans;
}

async function watchPostgresql(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const prototype = pg.Client.prototype as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (...given) {
    const [first, second] = given as [string | { text: string; values?: unknown[] }, unknown];
    const values = Array.isArray(second) ? second : [];
    const statement: { text: string; values?: unknown[] } =
      typeof first === "string" ? { text: first } : first;
    if (watched.getStore()) asked.push({ sql: statement.text, values: statement.values ?? values });
    return query.apply(this, given);
  };
  try {
    await watched.run(true, work);
  } finally {
    prototype.query = query;
  }
  return asked;
}

async function explainOnPostgresql(
  url: string,
  statements: readonly Asked[],
): Promise<QueryPlan[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const way of ["seqscan", "sort"]) await client.query(`SET enable_${way} = off`);
  const plans: QueryPlan[] = [];
  for (const { sql, values } of statements) {
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${sql}`, values);
    plans.push({ sql, steps: rows.map((row) => row["QUERY PLAN"].trim()) });
  }
  await client.end();
  return plans;
}
