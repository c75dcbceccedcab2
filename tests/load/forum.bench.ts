import { existsSync, mkdirSync, renameSync } from "node:fs";
import { loadavg } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { findPostgres, startPostgres } from "../../scripts/ephemeral-postgres.mjs";
import { forumPages } from "./forum/forum-pages";
import { seedPostgresql } from "./forum/seed-postgresql";
import { seedSqlite } from "./forum/seed-sqlite";
import { report, spreadOf } from "./measure";
import { numberOption, textOption } from "./options";
import { type Product, startProduct } from "./product";

const SIZE = {
  threads: numberOption("threads", 100_000),
  replies: numberOption("replies", 10),
};
const ROUNDS = numberOption("rounds", 40);
/** Pages are asked for so often before they are measured: each shape of query is compiled once. */
const WARM_UP = 5;
const GOAL_MS = 50;
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
  await measurePages("PostgreSQL", await startProduct({ DATABASE_URL: postgres.url }));
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

async function measurePages(database: string, product: Product): Promise<void> {
  const load = loadavg()[0] ?? 0;
  console.log(
    `\n${database}, ${SIZE.threads} threads with ${SIZE.replies} replies each, load ${load.toFixed(1)}`,
  );
  const wanted = textOption("page");
  for (const [name, address] of Object.entries(forumPages(SIZE))) {
    if (name.includes(wanted)) await measurePage(product, name, address);
  }
  await product.stop();
}

async function measurePage(product: Product, name: string, address: string): Promise<void> {
  const times: number[] = [];
  let bytes = 0;
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const started = performance.now();
    const answer = await fetch(product.origin + address, { headers: { cookie: product.cookie } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    if (round >= 0) times.push(performance.now() - started);
    bytes = gzipSync(text).length;
  }
  const { median, p95, max } = spreadOf(times);
  const [middle, most, worst] = [median, p95, max].map((ms) => ms.toFixed(1).padStart(6));
  const value = `${middle} ms, p95 ${most}, at most ${worst}, ${(bytes / 1000).toFixed(1)} kB`;
  report(name, value, { text: `p95 < ${GOAL_MS} ms`, reached: p95 < GOAL_MS });
}

await run();
process.exit(0);
