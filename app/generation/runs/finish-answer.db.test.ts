import { beforeAll, expect, test, vi } from "vitest";
import type { Viewer } from "~/accounts/user";
import { leases } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { listCheckpoints } from "~/projects/checkpoints.server";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import { fileBlock } from "../../../tests/support/file-blocks";
import { ofType, Run, readToEnd, signUp } from "../../../tests/support/generation-runs";
import { Gate, ScriptedModel } from "../../../tests/support/scripted-model";
import { INTERRUPTED, STOPPED } from "./ending.server";
import { finishAnswer } from "./finish-answer.server";
import { findGeneration, type Generation, leaseOf } from "./generation-row.server";

/** The one end of an answer, whoever stores it and however often. */

let ann: Viewer;
beforeAll(async () => {
  ann = await signUp("ann");
});

/** An answer that has written a file and goes no further, and what loses its lease. */
async function heldRun() {
  const gate = new Gate();
  const model = new ScriptedModel(["Here.\n", fileBlock("index.html", "<!doctype html>\n"), gate]);
  const run = await Run.open(ann, model);
  const lost = new AbortController();
  const earlier = new Set((await db.generation.findMany()).map(({ id }) => leaseOf(id)));
  const take = leases.take.bind(leases);
  // An answer of an earlier test may be taken up meanwhile.
  const taking = vi.spyOn(leases, "take").mockImplementation(async (name) => {
    const isNew = name.startsWith(leaseOf("")) && !earlier.has(name);
    return isNew ? { name, lost: lost.signal, release: async () => {} } : take(name);
  });
  const generation = await run.start("a page");
  taking.mockRestore();
  await run.readUntil(generation, (event) => event.type === "file_created");
  return { run, gate, generation, loseLease: () => lost.abort() };
}

/** The same when its process is gone. */
async function abandoned(): Promise<{ run: Run; generation: Generation }> {
  const { run, generation, loseLease } = await heldRun();
  loseLease();
  await run.generations.drain(0);
  return { run, generation };
}

const afterCheckpoints = async ({ projectId }: Run) =>
  (await listCheckpoints(ann, projectId)).filter(({ kind }) => kind === "after");

test("who has lost its lease writes no more, and leaves the end to whoever has it", async () => {
  const { run, generation, gate, loseLease } = await heldRun();
  loseLease();
  gate.open();
  await run.generations.drain(0);
  expect(await findGeneration(generation.id)).toMatchObject({ status: "running" });
  const following = readToEnd(run.generations, generation);
  expect(await run.generations.recover()).toBe(1);
  const [done] = ofType(await following, "done");
  expect(done).toMatchObject({ status: "interrupted", changes: [{ path: "index.html" }] });
});

test("of two who end an answer at once one does, and the other changes nothing", async () => {
  const { run, generation } = await abandoned();
  const tries = [INTERRUPTED, STOPPED].map((ending) => finishAnswer(generation, ending));
  const results = await Promise.allSettled(tries);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const ending = results[0]?.status === "fulfilled" ? "interrupted" : "stopped";
  const dones = ofType(await readToEnd(run.generations, generation), "done");
  expect(dones).toMatchObject([{ status: ending }]);
  expect(await findGeneration(generation.id)).toMatchObject({ status: ending, runningFor: null });
  const message = { where: { id: generation.assistantMessageId } };
  expect(await db.conversationMessage.findUnique(message)).toMatchObject({ status: ending });
});

test("an end that was stored is not stored again", async () => {
  const { run, generation } = await abandoned();
  const added = await finishAnswer(generation, STOPPED);
  expect(added.map(({ data }) => JSON.parse(data).type)).toEqual(["checkpoint", "done"]);
  expect(await finishAnswer(generation, INTERRUPTED)).toEqual([]);
  expect(await findGeneration(generation.id)).toMatchObject({ status: "stopped" });
  expect(await afterCheckpoints(run)).toHaveLength(1);
});

test("a try that came as far as the checkpoint is taken up there", async () => {
  const { run, generation } = await abandoned();
  const { projectId, assistantMessageId: messageId } = generation;
  const { id } = await createCheckpoint(projectId, { kind: "after", label: "a page", messageId });
  expect(await run.generations.recover()).toBe(1);
  const events = await readToEnd(run.generations, generation);
  expect(ofType(events, "checkpoint")).toMatchObject([{ checkpoint: { id } }]);
  expect(await afterCheckpoints(run)).toHaveLength(1);
});

test("a stop that was asked for while its process was gone is its end", async () => {
  const { run, generation } = await abandoned();
  await db.generation.update({ where: { id: generation.id }, data: { stopReason: "stopped" } });
  await run.generations.recover();
  expect(ofType(await readToEnd(run.generations, generation), "done")).toMatchObject([
    { status: "stopped" },
  ]);
  expect(await leases.isTaken(leaseOf(generation.id))).toBe(false);
});
