import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { Viewer } from "~/accounts/user";
import { readConversation } from "~/generation/events/conversation-so-far.server";
import { db } from "~/platform/db.server";
import { Run, readToEnd, signUp } from "../../../tests/support/generation-runs";
import { Gate, ScriptedModel } from "../../../tests/support/scripted-model";
import { leaseOf } from "./generation-row.server";
import { Generations } from "./generations.server";

/** By then what is waited for has happened on a busy machine, too. */
const SOON = { timeout: 20_000 };

/** SQLite's own page limit stands for the disk: PostgreSQL has none that a connection could set. */
const isSqlite = (process.env.DATABASE_URL ?? "").startsWith("file:");
/** Characters that do not fit into what is free in the pages there are. */
const MUCH = 300_000;

async function fillDisk(): Promise<void> {
  const [row] = await db.$queryRawUnsafe<{ page_count: bigint }[]>("PRAGMA page_count");
  await db.$queryRawUnsafe(`PRAGMA max_page_count = ${row?.page_count}`);
}

async function makeRoom(): Promise<void> {
  await db.$queryRawUnsafe("PRAGMA max_page_count = 1073741823");
}

describe.runIf(isSqlite)(
  "an answer on a disk that becomes full (skipped on PostgreSQL, which has no page limit)",
  () => {
    let ann: Viewer;
    beforeAll(async () => {
      ann = await signUp("ann");
    });
    afterEach(makeRoom);

    async function fillDuringAnswer(next = "Here I am.") {
      const gate = new Gate();
      const model = new ScriptedModel(["a".repeat(MUCH), gate, "b".repeat(MUCH)], next);
      const run = await Run.open(ann, model);
      const generations = new Generations({ model: () => model, lookMs: 10 });
      const send = { content: "talk", mode: "discuss" as const };
      const generation = await generations.start(ann, run.projectId, send);
      await gate.reached;
      await vi.waitFor(async () => {
        const where = { generationId: generation.id };
        expect(await db.generationEvent.count({ where })).toBeGreaterThan(1);
      }, SOON);
      await fillDisk();
      gate.open();
      const seen = await readToEnd(generations, generation);
      return { generations, generation, seen, projectId: run.projectId };
    }

    test("is ended as soon as there is room, and everybody is told why", async () => {
      const { generations, generation, seen, projectId } = await fillDuringAnswer();
      expect(seen.some((event) => "type" in event && event.type === "done")).toBe(false);
      expect((await readConversation(ann, projectId)).at(-1)).toMatchObject({ status: "running" });
      await makeRoom();
      await vi.waitFor(async () => {
        const row = await db.generation.findUnique({ where: { id: generation.id } });
        expect(row).toMatchObject({ status: "failed", errorCode: "disk_full" });
      }, SOON);
      const message = (await readConversation(ann, projectId)).at(-1);
      expect(message).toMatchObject({ status: "failed", content: "a".repeat(MUCH) });
      const events = await readToEnd(generations, generation);
      expect(events.slice(0, seen.length)).toEqual(seen);
      expect(events.slice(seen.length)).toMatchObject([
        { code: "disk_full", retryable: true },
        { type: "done", status: "failed" },
      ]);
    });

    test("that a killed process left is ended when there is room, also after the start", async () => {
      const gate = new Gate();
      const model = new ScriptedModel(["a".repeat(MUCH), gate]);
      const { projectId, generations: killed } = await Run.open(ann, model);
      const { id } = await killed.start(ann, projectId, { content: "talk", mode: "discuss" });
      await gate.reached;
      await vi.waitFor(async () => {
        expect(await db.generationEvent.count({ where: { generationId: id } })).toBeGreaterThan(1);
      }, SOON);
      // It renews its lease no more.
      await db.lease.deleteMany({ where: { name: leaseOf(id) } });
      await fillDisk();
      const next = new Generations({ model: () => model, lookMs: 10 });
      await next.recover();
      expect(await db.generation.findUnique({ where: { id } })).toMatchObject({
        status: "running",
      });
      await makeRoom();
      await vi.waitFor(async () => {
        const row = await db.generation.findUnique({ where: { id } });
        expect(row).toMatchObject({ status: "interrupted" });
      }, SOON);
    });

    test("is ended also when the next one met the same end", async () => {
      const { generations, projectId } = await fillDuringAnswer("b".repeat(MUCH));
      const [row] = await db.$queryRawUnsafe<{ page_count: bigint }[]>("PRAGMA page_count");
      // Room to begin, but neither for a long answer nor for the end of one.
      await db.$queryRawUnsafe(`PRAGMA max_page_count = ${Number(row?.page_count) + 6}`);
      await generations.start(ann, projectId, { content: "again", mode: "discuss" });
      await generations.drain(10_000);
      const first = async () => (await readConversation(ann, projectId))[1];
      expect(await first()).toMatchObject({ status: "running" });
      await makeRoom();
      await vi.waitFor(async () => {
        expect(await first()).toMatchObject({ status: "failed" });
      }, SOON);
    });

    test("does not stand in the way of the next one", async () => {
      const { generations, projectId } = await fillDuringAnswer();
      await makeRoom();
      const next = await generations.start(ann, projectId, { content: "again", mode: "discuss" });
      await readToEnd(generations, next);
      await generations.drain(10_000);
      const messages = await readConversation(ann, projectId);
      expect(messages.map(({ status }) => status)).toEqual([
        "finished",
        "failed",
        "finished",
        "finished",
      ]);
    });
  },
);
