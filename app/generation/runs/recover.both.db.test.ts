import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { readConversation } from "~/generation/events/conversation-so-far.server";
import { LEASE_MS } from "~/platform/coordination/lease";
import { db } from "~/platform/db.server";
import { listCheckpoints } from "~/projects/checkpoints.server";
import { changeTree } from "~/projects/tree.server";
import { errorsOf, ofType, Run, signUp } from "../../../tests/support/generation-runs";
import { ScriptedModel } from "../../../tests/support/scripted-model";
import type { GenerationEvent } from "../events/event-schema";
import { LOOK_MS } from "./recover.server";

/** A process was killed while it answered: what the next one makes of its rows. */

const PAGE = "<!doctype html>\n";

let ann: Viewer;
beforeAll(async () => {
  ann = await signUp("ann");
});

async function killedRun() {
  const run = await Run.open(ann, new ScriptedModel("Hello"));
  const { projectId } = run;
  const generation = await db.generation.create({
    data: {
      projectId,
      requestHash: "x",
      mode: "develop",
      engine: "test",
      engineLabel: "Test",
      userMessageId: `${projectId}-1`,
      assistantMessageId: `${projectId}-2`,
    },
  });
  const message = { projectId, mode: "develop" };
  await db.conversationMessage.createMany({
    data: [
      { ...message, id: `${projectId}-1`, number: 1, role: "user", content: "a page" },
      {
        ...message,
        id: `${projectId}-2`,
        number: 2,
        role: "assistant",
        content: "",
        status: "running",
        generationId: generation.id,
      },
    ],
  });
  await changeTree(projectId, [{ path: "index.html", content: PAGE }]);
  const events: GenerationEvent[] = [
    { content: "Here " },
    { content: "it is." },
    {
      type: "file_created",
      file: { path: "index.html", content: PAGE, language: "html" },
      action: "created",
    },
    { type: "file_started", file: { path: "a.css", action: "write" } },
  ];
  await db.generationEvent.createMany({
    data: events.map((event, index) => ({
      generationId: generation.id,
      seq: index + 1,
      data: JSON.stringify(event),
    })),
  });
  return { run, generation };
}

test("whoever follows it is told within half a minute, though the server is gone for good", () => {
  expect(LEASE_MS + LOOK_MS).toBeLessThan(30_000);
});

test("its answer is marked as interrupted, with all that was said and saved", async () => {
  const { run, generation } = await killedRun();
  expect(await run.generations.recover()).toBe(1);
  const events = await run.read(generation);
  expect(events).toHaveLength(7);
  expect(errorsOf(events)[0]).toMatchObject({ code: "interrupted", retryable: true });
  expect(ofType(events, "done")[0]).toMatchObject({
    status: "interrupted",
    changes: [{ path: "index.html", action: "created" }],
  });
  expect((await readConversation(ann, run.projectId)).at(-1)).toMatchObject({
    status: "interrupted",
    content: "Here it is.",
    changes: [{ path: "index.html", action: "created" }],
  });
  expect(await run.files()).toEqual({ "index.html": PAGE });
  expect((await listCheckpoints(ann, run.projectId))[0]).toMatchObject({ kind: "after" });
  expect(await run.generations.recover()).toBe(0);
});

test("a reader comes back to exactly what it has not seen, and the end", async () => {
  const { run, generation } = await killedRun();
  await run.generations.recover();
  const [first, second, ...rest] = await run.read(generation, 3);
  expect(first).toMatchObject({ type: "file_started" });
  expect(second).toMatchObject({ code: "interrupted" });
  expect(rest).toMatchObject([{ type: "checkpoint" }, { type: "done" }]);
});

test("the conversation goes on, and the model knows how far it came", async () => {
  const { run } = await killedRun();
  await run.generations.recover();
  await run.answer("continue");
  const model = run.model as ScriptedModel;
  expect(model.requests[0]?.messages.at(-2)?.content).toBe("Here it is.");
  expect(model.asked(0)).toMatch(/Saved of your last answer: index\.html\.[\s\S]*broke off/);
});

test("an end that was told already stays as it was told", async () => {
  const { run, generation } = await killedRun();
  const usage = { inputTokens: 7, outputTokens: 3 };
  const done: GenerationEvent = { type: "done", status: "finished", changes: [], usage };
  await db.generationEvent.create({
    data: { generationId: generation.id, seq: 5, data: JSON.stringify(done) },
  });
  await run.generations.recover();
  expect(await run.read(generation)).toHaveLength(5);
  const row = await db.generation.findUnique({ where: { id: generation.id } });
  expect(row).toMatchObject({ status: "finished", ...usage });
});

test("one that cannot be closed does not keep the others from being closed", async () => {
  const bad = await killedRun();
  const good = await killedRun();
  await db.generationEvent.updateMany({
    where: { generationId: bad.generation.id, seq: 1 },
    data: { data: "{" },
  });
  await bad.run.generations.recover();
  const row = await db.generation.findUnique({ where: { id: good.generation.id } });
  expect(row).toMatchObject({ status: "interrupted" });
});
