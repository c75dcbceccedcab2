import { beforeAll, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { searchForum } from "./search.server";
import { indexAllPending } from "./search-index.server";

/** Posts that begin with the word many of them have; more than an index is asked for. */
const FREQUENT = 15;
const NEWER = 2_000_000;

async function write(title: string): Promise<void> {
  await db.forumThread.create({ data: { title, content: "text", categoryId: "ideas" } });
  await indexAllPending();
}

/** As if so many posts had been written meanwhile. */
async function countOn(): Promise<void> {
  await (process.env.DATABASE_URL?.startsWith("postgres")
    ? db.$queryRaw`SELECT setval(pg_get_serial_sequence('"SearchEntry"', 'number'), ${NEWER})::text`
    : db.$executeRaw`UPDATE sqlite_sequence SET seq = ${NEWER} WHERE name = 'SearchEntry'`);
}

const titles = async (q: string, category?: string) =>
  (await searchForum({ q, ...(category ? { category } : {}) })).posts.map(({ title }) =>
    title.map(({ text }) => text).join(""),
  );

beforeAll(async () => {
  await write("Okapi in the garden");
  await write("A garden in the okapi");
  for (let n = 0; n < FREQUENT; n += 1) await write(`Garden ${n}`);
  await countOn();
  await write("Newer okapi");
});

test.each([
  ["okapi", ["Newer okapi", "A garden in the okapi", "Okapi in the garden"]],
  ["oka gard", ["A garden in the okapi", "Okapi in the garden"]],
  ['"okapi in the garden"', ["Okapi in the garden"]],
  ["okapi zebra", []],
])("behind two million newer posts a search for %s finds all there is", async (q, found) => {
  expect(await titles(q)).toEqual(found);
  expect(await titles(q, "ideas")).toEqual(found);
  expect(await titles(q, "help")).toEqual([]);
});
