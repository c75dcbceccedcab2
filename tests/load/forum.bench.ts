import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { findPostgres, startPostgres } from "../../scripts/ephemeral-postgres.mjs";
import { COMMON_WORD, RARE_WORD } from "./forum/forum-rows";
import { pendingInPostgresql, seedPostgresql } from "./forum/seed-postgresql";
import { pendingInSqlite, seedSqlite } from "./forum/seed-sqlite";
import { report, show, spreadOf } from "./measure";
import { numberOption, textOption } from "./options";
import { type Product, startProduct } from "./product";

const THREADS = numberOption("threads", 100_000);
const REPLIES = numberOption("replies", 10);
const ROUNDS = numberOption("rounds", 40);
const GOAL_MS = 50;
const POLL_MS = 2_000;
/** A seeded SQLite file is kept here: filling it takes minutes. */
const KEPT = path.resolve(".cache/forum-bench");

/** What a person asks a forum for; signed in, so that no page comes from memory. */
const PAGES: Record<string, string> = {
  "list by activity": "/community",
  "list by likes": "/community?sort=likes",
  "list of unanswered": "/community?sort=unanswered",
  "list of a category": "/community?category=help",
  "API, the newest": "/api/forum/threads",
  "old thread": "/community/threads/thread77",
  "new thread": `/community/threads/thread${THREADS - 1}`,
  "search, a word in a tenth of threads": `/community/search?q=${COMMON_WORD}`,
  "search, one post of all": `/community/search?q=${RARE_WORD}`,
  "search, a beginning": "/community/search?q=w1a",
  "search, two frequent words": "/community/search?q=w0+w1",
  "search, a phrase": `/community/search?q=%22w0+w1%22`,
  "search, in a category": `/community/search?q=w0&category=ideas`,
  "search, of a person": "/community/search?q=w0&author=Person+7",
  "search, nothing": "/community/search?q=qqqqqq",
  notifications: "/notifications",
};

/** A forum of 100,000 threads and 1,000,000 replies on each database. */
async function run(): Promise<void> {
  const only = textOption("only");
  if (only !== "postgresql") await onSqlite();
  if (only !== "sqlite" && findPostgres()) await onPostgresql();
}

async function onSqlite(): Promise<void> {
  const kept = path.join(KEPT, `${THREADS}x${REPLIES}.db`);
  const folder = mkdtempSync(path.join(tmpdir(), "sayso-bench-"));
  const file = path.join(folder, "forum.db");
  if (existsSync(kept)) copyFileSync(kept, file);
  else await seedSqlite(file, THREADS, REPLIES);
  const product = await startProduct({ DATABASE_URL: `file:${file}` });
  await untilIndexed(product, async () => pendingInSqlite(file));
  await measurePages("SQLite", product);
  await product.stop();
  if (!existsSync(kept)) {
    mkdirSync(KEPT, { recursive: true });
    copyFileSync(file, kept);
  }
  rmSync(folder, { recursive: true, force: true });
}

async function onPostgresql(): Promise<void> {
  const postgres = await startPostgres();
  await seedPostgresql(postgres.url, THREADS, REPLIES);
  const product = await startProduct({ DATABASE_URL: postgres.url });
  await untilIndexed(product, () => pendingInPostgresql(postgres.url));
  await measurePages("PostgreSQL", product);
  await product.stop();
  await postgres.stop();
}

/** A search takes in some of what waits; the job of the product takes in the rest. */
async function untilIndexed(product: Product, pending: () => Promise<number>): Promise<void> {
  const started = performance.now();
  const all = await pending();
  while ((await pending()) > 0) {
    await fetch(`${product.origin}/community/search?q=x`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const seconds = (performance.now() - started) / 1_000;
  if (all > 0) report("posts taken into the search, a second", (all / seconds).toFixed(0));
}

async function measurePages(database: string, product: Product): Promise<void> {
  console.log(`\n${database}, ${THREADS} threads with ${REPLIES} replies each`);
  for (const [name, address] of Object.entries(PAGES)) {
    const times: number[] = [];
    let bytes = 0;
    for (let round = -5; round < ROUNDS; round += 1) {
      const started = performance.now();
      const answer = await fetch(product.origin + address, { headers: { cookie: product.cookie } });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      if (round >= 0) times.push(performance.now() - started);
      bytes = gzipSync(text).length;
    }
    const spread = spreadOf(times);
    const value = `${show(spread, "ms")}, p95 ${spread.p95.toFixed(1)}, ${(bytes / 1000).toFixed(1)} kB`;
    report(name, value, { text: `p95 < ${GOAL_MS} ms`, reached: spread.p95 < GOAL_MS });
  }
}

await run();
process.exit(0);
