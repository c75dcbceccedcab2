import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { report, show, spreadOf } from "./measure";
import { startProduct } from "./product";

const APPS = 10_000;
const ROUNDS = 40;
const WORDS = "Café menu planner habit tracker garden größe timer résumé quiz naïve shop".split(
  " ",
);

/** Pages of a showcase with 10,000 apps, as a signed-in person gets them: never from memory. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "sayso-bench-"));
  const file = path.join(folder, "showcase.db");
  const product = await startProduct({ DATABASE_URL: `file:${file}` });
  const targets = {
    "first page": "tab=recent",
    "page 400 of 417": "tab=recent&page=400",
    "search that finds most": "tab=recent&q=GR%C3%96%C3%9FE",
    "search that finds nothing": "tab=recent&q=qqqqq",
    trending: "tab=trending",
  };
  const empty = await measure(product.origin, product.cookie, "tab=recent&q=qqqqq");
  seed(file);
  report("search in an empty showcase", show(spreadOf(empty), "ms"));
  for (const [name, query] of Object.entries(targets)) {
    const spread = spreadOf(await measure(product.origin, product.cookie, query));
    const goal = { text: "median < 50 ms", reached: spread.median < 50 };
    report(`${name}, ${APPS.toLocaleString("en")} apps`, show(spread, "ms"), goal);
  }
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(origin: string, cookie: string, query: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = -5; round < ROUNDS; round += 1) {
    const started = performance.now();
    const answer = await fetch(`${origin}/generate?${query}`, { headers: { cookie } });
    await answer.text();
    if (!answer.ok) throw new Error(`${query} answered ${answer.status}`);
    if (round >= 0) times.push(performance.now() - started);
  }
  return times;
}

/** As many published apps of a thousand people, each with 18 words of description. */
function seed(file: string): void {
  const database = new Database(file);
  const words = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => WORDS[(from * 7 + index * 5) % WORDS.length]).join(
      " ",
    );
  const now = new Date().toISOString().replace("Z", "+00:00");
  const person = database.prepare("INSERT INTO User (id, name, email) VALUES (?, ?, ?)");
  const app = database.prepare(
    `INSERT INTO Project (id, ownerId, name, description, updatedAt, slug, publishedAt, views, trend)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  database.transaction(() => {
    for (let index = 0; index < 1_000; index += 1) {
      person.run(`u${index}`, index % 2 ? words(index, 2) : null, `person${index}@example.com`);
    }
    for (let index = 0; index < APPS; index += 1) {
      const id = `p${index}`;
      const text = words(index, 18);
      app.run(id, `u${index % 1_000}`, words(index, 3), text, now, id, now, index, index / 100);
    }
  })();
  database.close();
}

await run();
process.exit(0);
