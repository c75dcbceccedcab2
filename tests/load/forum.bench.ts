import { existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { findPostgres, startPostgres } from "../../scripts/ephemeral-postgres.mjs";
import { forumPages } from "./forum/forum-pages";
import { seedPostgresql } from "./forum/seed-postgresql";
import { seedSqlite } from "./forum/seed-sqlite";
import { report } from "./measure";
import { measurePage } from "./measure-page";
import { numberOption, textOption } from "./options";
import { familyOf } from "./processor-time";
import { type Product, startProduct } from "./product";

const SIZE = {
  threads: numberOption("threads", 100_000),
  replies: numberOption("replies", 10),
};
/** Filled databases are kept here: filling takes minutes. */
const KEPT = path.resolve(".cache/forum-bench");
/** What a server of a few gigabytes would be set to; the defaults are those of a small machine. */
const POSTGRESQL_SETTINGS = ["shared_buffers=1GB", "max_wal_size=4GB"];

/** A forum of 100,000 threads and 1,000,000 replies on each database. */
async function run(): Promise<void> {
  const only = textOption("only");
  mkdirSync(KEPT, { recursive: true });
  if (only !== "postgresql") await onSqlite();
  if (only !== "sqlite" && findPostgres()) await onPostgresql();
}

async function onSqlite(): Promise<void> {
  const file = keptAs("sqlite");
  if (!existsSync(file)) {
    await fill("SQLite", () => seedSqlite(`${file}.part`, SIZE));
    renameSync(`${file}.part`, file);
  }
  await measurePages("SQLite", await startProduct({ DATABASE_URL: `file:${file}` }));
}

async function onPostgresql(): Promise<void> {
  const folder = keptAs("postgresql");
  if (!existsSync(folder)) {
    const kept = `${folder}.part`;
    const postgres = await startPostgres({ kept, settings: POSTGRESQL_SETTINGS });
    await fill("PostgreSQL", () => seedPostgresql(postgres.url, SIZE));
    await postgres.stop();
    renameSync(kept, folder);
  }
  const postgres = await startPostgres({ kept: folder, settings: POSTGRESQL_SETTINGS });
  const pid = Number(readFileSync(path.join(folder, "data/postmaster.pid"), "utf8").split("\n")[0]);
  await measurePages("PostgreSQL", await startProduct({ DATABASE_URL: postgres.url }), pid);
  await postgres.stop();
}

function keptAs(database: string): string {
  return path.join(KEPT, `${database}-${SIZE.threads}x${SIZE.replies}`);
}

async function fill(database: string, seed: () => Promise<void>): Promise<void> {
  const started = performance.now();
  await seed();
  report(`${database}: filled in`, `${((performance.now() - started) / 1_000).toFixed(0)} s`);
}

/** @param database the process of a database that is one of its own */
async function measurePages(name: string, product: Product, database?: number): Promise<void> {
  const load = loadavg()[0] ?? 0;
  const size = `${SIZE.threads} threads with ${SIZE.replies} replies each`;
  console.log(`\n${name}, ${size}; load of the machine ${load.toFixed(1)}`);
  const wanted = textOption("page");
  for (const [name, address] of Object.entries(forumPages(SIZE))) {
    if (name.includes(wanted)) {
      await measurePage(product, { name, address, beside: database ? familyOf(database) : [] });
    }
  }
  await product.stop();
}

await run();
process.exit(0);
