import { cpSync, mkdtempSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "~/platform/db.server";
import { migrateDatabase } from "~/platform/migrate.server";
import { freshDatabase } from "../../tests/support/fresh-database";

/** The migration that gave each state of an answer one word. */
const RENAMED = "20261122002823_conversation_messages";
const FOLDERS = ["prisma/migrations", "prisma/postgresql/migrations"];

/** A product as it was before that migration. */
function formerProduct(): string {
  const root = mkdtempSync(path.join(process.env.DATA_DIR ?? "", "former-"));
  for (const folder of FOLDERS) {
    for (const name of readdirSync(folder).filter((one) => /^\d/.test(one) && one < RENAMED)) {
      cpSync(path.join(folder, name), path.join(root, folder, name), { recursive: true });
    }
  }
  return root;
}

test("a conversation of an earlier version stays, in today's words and with its reasons", async () => {
  const url = await freshDatabase(process.env.DATABASE_URL ?? "");
  await migrateDatabase(url, formerProduct());
  const database = openDatabase(url);
  try {
    const write = async (table: string, rows: Record<string, string | number>[]) => {
      for (const row of rows) {
        const columns = Object.keys(row).map((name) => `"${name}"`);
        const values = Object.values(row).map((value) =>
          typeof value === "number" ? value : `'${value.replaceAll("'", "''")}'`,
        );
        const into = `INSERT INTO "${table}" (${columns}) VALUES (${values})`;
        await database.$executeRawUnsafe(into);
      }
    };
    const said = { projectId: "p", role: "assistant", content: "It’s here." };
    await write("Project", [{ id: "p", name: "Shop", updatedAt: "2026-01-01" }]);
    await write("Message", [
      { ...said, id: "u", number: 1, role: "user" },
      { ...said, id: "a", number: 2, status: "complete", generationId: "g1" },
      { ...said, id: "b", number: 3, status: "failed", generationId: "g2" },
      { ...said, id: "c", number: 4, status: "streaming", generationId: "g3" },
      { ...said, id: "d", number: 5, status: "stopped" },
    ]);
    const run = {
      projectId: "p",
      requestHash: "x",
      mode: "develop",
      engine: "e",
      engineLabel: "E",
    };
    const ids = { userMessageId: "u", assistantMessageId: "a" };
    await write("Generation", [
      { ...run, ...ids, id: "g1", status: "done" },
      { ...run, ...ids, id: "g2", status: "failed" },
      { ...run, ...ids, id: "g3", status: "running" },
    ]);
    const slow = JSON.stringify({ error: "Slow down." });
    const busy = JSON.stringify({ error: "The model said “no”.\n", code: "busy" });
    const done = (status: string) => JSON.stringify({ type: "done", status, changes: [] });
    await write("GenerationEvent", [
      { generationId: "g1", seq: 1, data: slow },
      { generationId: "g1", seq: 2, data: done("done") },
      { generationId: "g2", seq: 1, data: slow },
      { generationId: "g2", seq: 2, data: busy },
      { generationId: "g2", seq: 3, data: done("failed") },
    ]);

    await migrateDatabase(url);

    const messages = await database.conversationMessage.findMany({ orderBy: { number: "asc" } });
    expect(messages.map(({ id, status, problem }) => [id, status, problem])).toEqual([
      ["u", "finished", null],
      ["a", "finished", null],
      ["b", "failed", "The model said “no”.\n"],
      ["c", "running", null],
      ["d", "stopped", null],
    ]);
    expect(messages.every(({ content }) => content === said.content)).toBe(true);
    const generations = await database.generation.findMany({ orderBy: { id: "asc" } });
    expect(generations.map(({ status }) => status)).toEqual(["finished", "failed", "running"]);
    const events = await database.generationEvent.findMany({
      where: { data: { startsWith: '{"type":"done"' } },
      orderBy: { generationId: "asc" },
    });
    expect(events.map(({ data }) => data)).toEqual([done("finished"), done("failed")]);
  } finally {
    await database.$disconnect();
  }
});
