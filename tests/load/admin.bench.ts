import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import Database from "better-sqlite3";
import pg from "pg";
import { migrateDatabase } from "../../app/platform/migrate.server";
import { findPostgres, startPostgres } from "../../scripts/ephemeral-postgres.mjs";
import { measurePage } from "./measure-page";
import { numberOption, textOption } from "./options";
import { processorMs } from "./processor-time";
import { startProduct } from "./product";

const PEOPLE = numberOption("people", 100_000);
const ENTRIES = numberOption("entries", 1_000_000);
/** Whom the development login signs in. */
const ADMIN = "developer@dev.localhost";
const AFTER = `${Date.UTC(2026, 2, 1)}_zz`;

/** What administrators ask for, by what it is called here. */
const PAGES: Record<string, string> = {
  "people, the newest": "/admin/people",
  "people, far down": `/admin/people?after=${AFTER}`,
  "people, by the beginning of a name": "/admin/people?q=person%205",
  "people, by an email address": "/admin/people?q=person77%40mail.example",
  "people, nobody": "/admin/people?q=qqqqqq",
  "one person": "/admin/people/person77",
  "projects, the newest": "/admin/apps",
  "projects, far down": `/admin/apps?after=${AFTER}`,
  "published apps": "/admin/apps?show=published",
  "projects of an owner": "/admin/apps?q=person77%40mail.example",
  "audit log, the newest": "/admin/audit",
  "audit log, far down": `/admin/audit?after=${AFTER}`,
  "audit log, of one administrator": "/admin/audit?admin=person1",
  "audit log, of one act": "/admin/audit?action=app.restore",
  "audit log, about one person": "/admin/audit?subject=person:person77",
  "audit log, nothing": "/admin/audit?subject=person:nobody",
};

/** Rows of a table are made of a number `n`, by SQL that both databases read. */
const rows = (at: (n: string) => string) => [
  `INSERT INTO "User" ("id", "name", "nameKey", "email", "emailVerified", "createdAt")
   SELECT 'person' || n, 'Person ' || n, 'person ' || n, 'person' || n || '@mail.example', true,
     ${at("n * 300")} FROM numbers WHERE n < ${PEOPLE}`,
  `INSERT INTO "Project" ("id", "ownerId", "name", "slug", "publishedAt", "createdAt", "updatedAt")
   SELECT 'project' || n, 'person' || n, 'Garden ' || n, 'garden-' || n,
     CASE WHEN n % 3 = 0 THEN ${at("n * 300")} END, ${at("n * 300")}, ${at("n * 300")}
   FROM numbers WHERE n < ${PEOPLE}`,
  `INSERT INTO "AuditEntry" ("id", "adminId", "action", "subject", "reason", "createdAt")
   SELECT 'entry' || n, 'person' || (n % 7), CASE n % 3 WHEN 0 THEN 'person.ban' WHEN 1 THEN
     'person.unban' ELSE 'app.restore' END, 'person:person' || (n % 50000), 'Because it was asked for',
     ${at("n * 30")} FROM numbers WHERE n < ${ENTRIES}`,
];
const START = "2026-01-01T00:00:00.000";

/** 100,000 people, as many projects and 1,000,000 entries of the audit log on each database. */
async function run(): Promise<void> {
  const only = textOption("only");
  if (only !== "postgresql") await onSqlite();
  if (only !== "sqlite" && findPostgres()) await onPostgresql();
}

async function onSqlite(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "sayso-admin-"));
  const url = `file:${path.join(folder, "bench.db")}`;
  await migrateDatabase(url);
  const database = new Database(url.slice("file:".length));
  database.pragma("synchronous = OFF");
  const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${ENTRIES})`;
  const at = (seconds: string) =>
    `strftime('%Y-%m-%dT%H:%M:%f+00:00', '${START}', (${seconds}) || ' seconds')`;
  for (const sql of rows(at)) database.exec(sql.replace("SELECT", `${numbers} SELECT`));
  database.exec("ANALYZE");
  database.close();
  await measure("SQLite", url);
  rmSync(folder, { recursive: true, force: true });
}

async function onPostgresql(): Promise<void> {
  const postgres = await startPostgres();
  await migrateDatabase(postgres.url);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const at = (seconds: string) =>
    `timestamp '${START.replace("T", " ")}' + (${seconds}) * interval '1 second'`;
  for (const sql of rows(at)) {
    await client.query(sql.replace("FROM numbers", `FROM generate_series(0, ${ENTRIES}) AS of(n)`));
  }
  await client.query("ANALYZE");
  await client.end();
  await measure("PostgreSQL", postgres.url);
  await postgres.stop();
}

async function measure(name: string, url: string): Promise<void> {
  const load = loadavg()[0] ?? 0;
  console.log(`\n${name}, ${PEOPLE} people, ${ENTRIES} entries; load ${load.toFixed(1)}`);
  const product = await startProduct({ DATABASE_URL: url, ADMIN_EMAILS: ADMIN });
  await untilQuiet(product.pid);
  for (const [page, address] of Object.entries(PAGES)) {
    await measurePage(product, { name: page, address, beside: [] });
  }
  await product.stop();
}

/** What comes round begins with the start, and has 100,000 projects before it for the first time. */
async function untilQuiet(pid: number): Promise<void> {
  for (let quiet = 0, second = 0; quiet < 10 && second < 180; second += 1) {
    const before = processorMs(pid);
    await setTimeout(1_000);
    quiet = processorMs(pid) - before < 50 ? quiet + 1 : 0;
  }
}

await run();
process.exit(0);
