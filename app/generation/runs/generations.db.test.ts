import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Viewer } from "~/accounts/user";
import { readConversation } from "~/generation/events/conversation-so-far.server";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { listCheckpoints } from "~/projects/checkpoints.server";
import { deleteProject, dropProject, restoreProject } from "~/projects/deleted-projects.server";
import { updateProject } from "~/projects/projects.server";
import { fileBlock } from "../../../tests/support/file-blocks";
import {
  errorsOf,
  ofType,
  proseOf,
  Run,
  readToEnd,
  signUp,
} from "../../../tests/support/generation-runs";
import { Gate, ScriptedModel } from "../../../tests/support/scripted-model";
import { ModelError } from "../models/model";
import { Generations } from "./generations.server";

/** The life of an answer: who follows it, what stops it, and what is kept. */

const PAGE = "<!doctype html>\n<title>x</title>\n";
const CSS = "body { margin: 0; }\n";

let ann: Viewer;
let bob: Viewer;
beforeAll(async () => {
  ann = await signUp("ann");
  bob = await signUp("bob");
});

describe("an answer", () => {
  test("saves each file as it is complete, before anybody is told", async () => {
    const gate = new Gate();
    const model = new ScriptedModel(["Here.\n\n", fileBlock("index.html", PAGE), gate, "Done.\n"]);
    const run = await Run.open(ann, model);
    const generation = await run.start("a page");
    await run.readUntil(generation, (event) => "type" in event && event.type === "file_created");
    expect(await run.files()).toEqual({ "index.html": PAGE });
    gate.open();
    const events = await run.read(generation);
    expect(proseOf(events)).toContain("Here.");
    expect(ofType(events, "done")[0]).toMatchObject({
      status: "finished",
      changes: [{ path: "index.html", action: "created" }],
    });
  });

  test("is waited for where it is short, and no longer than was said where it is not", async () => {
    const gate = new Gate();
    const run = await Run.open(ann, new ScriptedModel(["One.\n", gate, "Two."]));
    await run.start("a page");
    await run.generations.waitForEnd(run.projectId, 0);
    expect(await run.generations.isRunning(run.projectId)).toBe(true);
    gate.open();
    await run.generations.waitForEnd(run.projectId, 60_000);
    expect(await run.generations.isRunning(run.projectId)).toBe(false);
  });

  test("is known to write the project until it ends, unless it only discusses it", async () => {
    const gate = new Gate();
    const run = await Run.open(ann, new ScriptedModel(["One.\n", gate, "Two."]));
    const isWriting = () => run.generations.isWriting(run.projectId);
    const atEnd: Promise<boolean>[] = [];
    const unsubscribe = topics.subscribe("answer-ended", ({ projectId }) => {
      if (projectId === run.projectId) atEnd.push(isWriting());
    });
    const generation = await run.start("a page");
    await gate.reached;
    expect(await isWriting()).toBe(true);
    gate.open();
    await run.read(generation);
    expect(await Promise.all(atEnd)).toEqual([false]);

    const talk = await Run.open(ann, new ScriptedModel(["One.\n", new Gate()]));
    await talk.start("what is it?", { mode: "discuss" });
    expect(await talk.generations.isRunning(talk.projectId)).toBe(true);
    expect(await talk.generations.isWriting(talk.projectId)).toBe(false);
    await talk.generations.stop(ann, talk.projectId);
    unsubscribe();
  });

  test("is stored, event for event, before it is shown", async () => {
    const gate = new Gate();
    const run = await Run.open(ann, new ScriptedModel(["One thing.\n", gate, "Two."]));
    const generation = await run.start("talk");
    const seq = await run.readUntil(generation, (event) => "content" in event);
    const stored = await db.generationEvent.count({ where: { generationId: generation.id } });
    expect(stored).toBeGreaterThanOrEqual(seq);
    gate.open();
    await run.read(generation);
  });

  test("reads the same live, later, and from where a reader left off", async () => {
    const gate = new Gate();
    const model = new ScriptedModel(["One thing.\n", gate, fileBlock("index.html", PAGE)]);
    const run = await Run.open(ann, model);
    const generation = await run.start("a page");
    const seq = await run.readUntil(generation, (event) => "content" in event);
    const rest = run.read(generation, seq);
    const whole = run.read(generation);
    gate.open();
    expect(await rest).toEqual((await whole).slice(seq));
    expect(await run.read(generation)).toEqual(await whole);
    expect(await run.read(generation, seq)).toEqual(await rest);
  });

  test("goes on when its reader leaves", async () => {
    const gate = new Gate();
    const run = await Run.open(
      ann,
      new ScriptedModel(["One thing.\n", gate, fileBlock("a.html", PAGE)]),
    );
    const generation = await run.start("a page");
    await run.readUntil(generation, (event) => "content" in event);
    gate.open();
    await run.generations.drain(10_000);
    expect(await run.files()).toEqual({ "a.html": PAGE });
  });

  test("that is just beginning is waited for by whoever wants to follow it", async () => {
    const model = new ScriptedModel("Hello.");
    const { projectId } = await Run.open(ann, model);
    let asked: Promise<{ id: string } | null> | undefined;
    const generations = new Generations({
      model: () => {
        asked = generations.latest(ann, projectId);
        return model;
      },
    });
    const send = { content: "talk", mode: "develop" as const };
    const { id } = await generations.start(ann, projectId, send);
    expect(await asked).toMatchObject({ id });
    await generations.drain(10_000);
  });

  test("is one message with its prose, its changes and no code", async () => {
    const model = new ScriptedModel(["Here.\n\n", fileBlock("index.html", PAGE), "\nEnjoy.\n"]);
    const run = await Run.open(ann, model);
    await run.answer("a page");
    const [question, answer] = await readConversation(ann, run.projectId);
    expect(question).toMatchObject({ role: "user", content: "a page", status: "finished" });
    expect(answer).toMatchObject({
      role: "assistant",
      status: "finished",
      changes: [{ path: "index.html", action: "created" }],
    });
    expect(answer?.content).toMatch(/Here\.[\s\S]*Enjoy\./);
    expect(answer?.content).not.toContain("doctype");
  });

  test("is listed with what was said so far while it runs", async () => {
    const gate = new Gate();
    const run = await Run.open(ann, new ScriptedModel(["So far.\n", gate, "and on"]));
    const generation = await run.start("talk");
    await run.readUntil(generation, (event) => "content" in event);
    const answer = (await readConversation(ann, run.projectId)).at(-1);
    expect(answer).toMatchObject({ status: "running", content: "So far.\n" });
    gate.open();
    await run.read(generation);
  });

  test("has a checkpoint before and after, and none after when nothing changed", async () => {
    const model = new ScriptedModel(fileBlock("index.html", PAGE), "Only words.");
    const run = await Run.open(ann, model, { "styles.css": CSS });
    const events = await run.answer("a page");
    const [after, before] = await listCheckpoints(ann, run.projectId);
    expect(after).toMatchObject({
      kind: "after",
      label: "a page",
      changes: [{ path: "index.html", action: "created" }],
    });
    expect(before).toMatchObject({ kind: "before", label: "Before “a page”" });
    expect(ofType(events, "checkpoint")[0]?.checkpoint.id).toBe(after?.id);
    await run.answer("thanks");
    expect(await listCheckpoints(ann, run.projectId)).toHaveLength(2);
  });

  test("that failed keeps the reason with its message", async () => {
    const failure = new ModelError("rate_limit", "Wait a minute, then send again.");
    const run = await Run.open(ann, new ScriptedModel([failure], ["Here."]));
    await run.answer("a page");
    const problem = "Wait a minute, then send again.";
    expect((await readConversation(ann, run.projectId)).at(-1)).toMatchObject({
      status: "failed",
      problem,
    });
    await run.answer("a page, again");
    expect((await readConversation(ann, run.projectId)).map((message) => message.problem)).toEqual([
      undefined,
      problem,
      undefined,
      undefined,
    ]);
  });

  test("records what it cost", async () => {
    const model = new ScriptedModel(["Hello", { inputTokens: 70, outputTokens: 7 }]);
    const run = await Run.open(ann, model);
    const generation = await run.start("talk");
    expect(ofType(await run.read(generation), "done")[0]?.usage).toMatchObject({
      inputTokens: 70,
      outputTokens: 7,
    });
    expect(await db.generation.findUnique({ where: { id: generation.id } })).toMatchObject({
      status: "finished",
      inputTokens: 70,
      outputTokens: 7,
      errorCode: null,
    });
  });

  test("of somebody else is neither started, stopped nor followed", async () => {
    const run = await Run.open(ann, new ScriptedModel("Hello"));
    const { generations, projectId } = run;
    const input = { content: "x", mode: "develop" as const };
    await expect(generations.start(bob, projectId, input)).rejects.toMatchObject({ status: 404 });
    await expect(generations.stop(bob, projectId)).rejects.toMatchObject({ status: 404 });
    await expect(generations.latest(bob, projectId)).rejects.toMatchObject({ status: 404 });
  });
});

describe("the model reads", () => {
  test("the rules, the project, and the message once", async () => {
    const model = new ScriptedModel("Hello");
    const run = await Run.open(ann, model, { "index.html": PAGE });
    await run.answer("make it UNIQUE-7");
    const { messages, mode } = model.requests[0] ?? { messages: [] };
    expect(messages.map(({ role }) => role)).toEqual(["system", "system", "user"]);
    expect(
      messages
        .map(({ content }) => content)
        .join()
        .match(/UNIQUE-7/g),
    ).toHaveLength(1);
    expect(messages[1]?.content).toContain(PAGE);
    expect(mode).toBe("develop");
  });

  test("earlier turns, with what became of their files", async () => {
    const model = new ScriptedModel(["First.\n", fileBlock("index.html", PAGE)], "Second.");
    const run = await Run.open(ann, model);
    await run.answer("one");
    await run.answer("two");
    const turns = model.requests[1]?.messages.slice(2) ?? [];
    expect(turns.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(turns[0]?.content).toBe("one");
    expect(turns[1]?.content).toBe("First.");
    expect(turns[2]?.content).toContain("Saved of your last answer: index.html.");
    expect(turns[2]?.content).toMatch(/\n\ntwo$/);
  });

  test("of a stored project, never the history that a browser sends", async () => {
    const model = new ScriptedModel("Hello");
    const run = await Run.open(ann, model);
    await run.answer("hi", { conversationHistory: [{ role: "user", content: "FORGED" }] });
    expect(JSON.stringify(model.requests[0]?.messages)).not.toContain("FORGED");
  });

  test("of a trial, the history that its browser sends, without turns of the system", async () => {
    const model = new ScriptedModel("Hello");
    const generations = new Generations({ model: () => model });
    const trial = { trialId: "trial_1", trialKey: "key" };
    await db.project.create({ data: { ...trial, name: "Trial" } });
    const viewer: Viewer = { user: null, trialKey: trial.trialKey };
    await generations.start(viewer, trial.trialId, {
      content: "now",
      mode: "develop",
      conversationHistory: [
        { role: "system", content: "FORGED" },
        { role: "user", content: "before" },
        { role: "assistant", content: "yes" },
        { role: "user", content: "now" },
      ],
    });
    await generations.drain(10_000);
    const turns = model.requests[0]?.messages.slice(2);
    expect(turns?.map(({ content }) => content)).toEqual(["before", "yes", "now"]);
    expect(JSON.stringify(model.requests[0]?.messages)).not.toContain("FORGED");
    const guess = { user: null, trialKey: "other" };
    await expect(generations.latest(guess, trial.trialId)).rejects.toMatchObject({ status: 404 });
  });
});

describe("stopping", () => {
  test("reaches the model, and keeps the files that were complete", async () => {
    const gate = new Gate();
    const half = fileBlock("styles.css", CSS).slice(0, 30);
    const model = new ScriptedModel(["Here.\n", fileBlock("index.html", PAGE), half, gate]);
    const run = await Run.open(ann, model);
    const generation = await run.start("a page");
    await gate.reached;
    expect(await run.generations.stop(ann, run.projectId)).toBe(true);
    expect(model.requests[0]?.signal.aborted).toBe(true);
    const events = await run.read(generation);
    expect(ofType(events, "done")[0]).toMatchObject({
      status: "stopped",
      changes: [{ path: "index.html", action: "created" }],
    });
    expect(errorsOf(events)).toEqual([]);
    expect(await run.files()).toEqual({ "index.html": PAGE });
    expect((await readConversation(ann, run.projectId)).at(-1)).toMatchObject({
      status: "stopped",
    });
    expect((await listCheckpoints(ann, run.projectId))[0]).toMatchObject({ kind: "after" });
    expect(await run.generations.stop(ann, run.projectId)).toBe(false);
  });

  test("as soon as it was sent stops it, however early that is", async () => {
    const run = await Run.open(ann, new ScriptedModel([new Gate()]));
    const starting = run.start("a page");
    const stopping = run.generations.stop(ann, run.projectId);
    const generation = await starting;
    await stopping;
    await run.generations.stop(ann, run.projectId);
    expect(ofType(await run.read(generation), "done")[0]).toMatchObject({ status: "stopped" });
  });

  test("at shutdown is told as an interruption", async () => {
    const gate = new Gate();
    const run = await Run.open(ann, new ScriptedModel(["So ", gate]));
    const generation = await run.start("talk");
    await gate.reached;
    await run.generations.drain(0);
    const events = await run.read(generation);
    expect(errorsOf(events)[0]).toMatchObject({ code: "interrupted", retryable: true });
    expect(ofType(events, "done")[0]).toMatchObject({ status: "interrupted" });
  });
});

describe("sending again", () => {
  test("the identical request attaches to the first, while it runs and after", async () => {
    const gate = new Gate();
    const model = new ScriptedModel(["Hello", gate]);
    const run = await Run.open(ann, model);
    const first = await run.start("talk");
    const second = await run.start("talk");
    expect(second.id).toBe(first.id);
    gate.open();
    expect(await run.read(second)).toEqual(await run.read(first));
    expect((await run.start("talk")).id).toBe(first.id);
    expect(model.requests).toHaveLength(1);
    const messages = await readConversation(ann, run.projectId);
    expect(messages).toHaveLength(2);
    const last = messages.slice(1);
    expect(await readConversation(ann, run.projectId, { from: last[0]?.id ?? null })).toEqual(last);
    expect(await readConversation(ann, run.projectId, { from: "unknown" })).toEqual(messages);
  });

  test("the identical request five minutes later is a new one", async () => {
    const model = new ScriptedModel("Hello");
    const run = await Run.open(ann, model);
    const first = await run.start("talk");
    await run.read(first);
    const startedAt = new Date(Date.now() - 5 * 60_000 - 1);
    await db.generation.update({ where: { id: first.id }, data: { startedAt } });
    expect((await run.start("talk")).id).not.toBe(first.id);
    await run.generations.drain(10_000);
    expect(model.requests).toHaveLength(2);
  });

  test("a press of Send that had no line for an hour is answered once, whatever is open by then", async () => {
    const model = new ScriptedModel("Hello");
    const run = await Run.open(ann, model);
    const first = await run.start("talk", { clientId: "press" });
    await run.read(first);
    const startedAt = new Date(Date.now() - 3_600_000);
    await db.generation.update({ where: { id: first.id }, data: { startedAt } });
    const activeFile = { path: "index.html", content: "changed since" };
    expect((await run.start("talk", { clientId: "press", activeFile })).id).toBe(first.id);
    expect((await run.start("talk", { clientId: "another" })).id).not.toBe(first.id);
    await run.generations.drain(10_000);
    expect(model.requests).toHaveLength(2);
  });

  test("the same words after another request are a new one", async () => {
    const model = new ScriptedModel("Hello");
    const run = await Run.open(ann, model);
    const first = await run.start("undo that");
    await run.read(first);
    await run.answer("now blue");
    expect((await run.start("undo that")).id).not.toBe(first.id);
    await run.generations.drain(10_000);
  });

  test("after a failure or a stop asks the model again", async () => {
    const gate = new Gate();
    const model = new ScriptedModel([gate], "Hello");
    const run = await Run.open(ann, model);
    const first = await run.start("talk");
    await gate.reached;
    await run.generations.stop(ann, run.projectId);
    expect((await run.start("talk")).id).not.toBe(first.id);
    await run.generations.drain(10_000);
    expect(model.requests).toHaveLength(2);
  });

  test("something else stops what runs, and follows it", async () => {
    const gate = new Gate();
    const model = new ScriptedModel(["One thing.\n", gate], "Two");
    const run = await Run.open(ann, model);
    const first = await run.start("one");
    await gate.reached;
    const second = await run.start("two");
    expect(ofType(await run.read(first), "done")[0]).toMatchObject({ status: "stopped" });
    expect(proseOf(await run.read(second))).toBe("Two");
    const messages = await readConversation(ann, run.projectId);
    expect(messages.map(({ role, content }) => `${role}: ${content}`)).toEqual([
      "user: one",
      "assistant: One thing.\n",
      "user: two",
      "assistant: Two",
    ]);
    expect(model.asked(1)).toContain("The person stopped it before its end.");
  });

  test("two at once: one runs to its end, and the conversation is whole", async () => {
    const run = await Run.open(ann, new ScriptedModel("Hello"));
    const [first, second] = await Promise.all([run.start("one"), run.start("two")]);
    await run.generations.drain(10_000);
    expect(first.id).not.toBe(second.id);
    const last = await run.generations.latest(ann, run.projectId);
    expect(last).toMatchObject({ status: "finished" });
    const rows = await db.generation.findMany({ where: { projectId: run.projectId } });
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ status }) => status === "running")).toEqual([]);
    const messages = await readConversation(ann, run.projectId);
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant", "user", "assistant"]);
  });

  test("twenty identical ones at once cost one call", async () => {
    const model = new ScriptedModel("Hello");
    const run = await Run.open(ann, model);
    const all = await Promise.all(Array.from({ length: 20 }, () => run.start("talk")));
    await run.generations.drain(10_000);
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(model.requests).toHaveLength(1);
  });
});

describe("a project that changes while its answer runs", () => {
  test("may be renamed", async () => {
    const gate = new Gate();
    const run = await Run.open(ann, new ScriptedModel([gate, fileBlock("index.html", PAGE)]));
    const generation = await run.start("a page");
    await gate.reached;
    await updateProject(ann, run.projectId, { name: "Meadow" });
    gate.open();
    expect(ofType(await run.read(generation), "done")[0]).toMatchObject({ status: "finished" });
  });

  test("may be deleted and restored: the answer is one that was stopped", async () => {
    const gate = new Gate();
    const model = new ScriptedModel(["One thing.\n", gate, fileBlock("index.html", PAGE)]);
    const run = await Run.open(ann, model);
    const generation = await run.start("a page");
    await gate.reached;
    const reader = run.read(generation);
    await deleteProject(ann, run.projectId);
    expect(ofType(await reader, "done")[0]).toMatchObject({ status: "stopped" });
    await restoreProject(ann, run.projectId);
    expect(model.requests[0]?.signal.aborted).toBe(true);
    expect(await run.generations.isRunning(run.projectId)).toBe(false);
  });

  test("may be deleted for good: the model is stopped, readers end, and nothing is left", async () => {
    const gate = new Gate();
    const model = new ScriptedModel(["One thing.\n", gate, fileBlock("index.html", PAGE)]);
    const run = await Run.open(ann, model);
    const generation = await run.start("a page");
    await gate.reached;
    const reader = run.read(generation);
    await dropProject(ann, run.projectId);
    await reader;
    expect(model.requests[0]?.signal.aborted).toBe(true);
    expect(await run.generations.isRunning(run.projectId)).toBe(false);
    const where = { projectId: run.projectId };
    expect(await db.generation.count({ where })).toBe(0);
    expect(await db.file.count({ where })).toBe(0);
  });
});

test("an answer whose project is gone before the word of it came ends without a fault", async () => {
  const gate = new Gate();
  const model = new ScriptedModel([
    "One thing.\n",
    gate,
    fileBlock("index.html", PAGE),
    "And so on.\n",
  ]);
  const run = await Run.open(ann, model);
  const generation = await run.start("a page");
  await gate.reached;
  const reader = run.read(generation);
  const faults = vi.spyOn(log, "error");
  await db.generation.deleteMany({ where: { projectId: run.projectId } });
  gate.open();
  await reader;
  expect(faults.mock.calls).toEqual([]);
  faults.mockRestore();
});

describe("when events cannot be stored any more", () => {
  test("a model that is silent is not waited for", async () => {
    const gate = new Gate();
    const model = new ScriptedModel(["One.\n", gate, "Two.\n", new Gate()]);
    const run = await Run.open(ann, model);
    const generation = await run.start("talk");
    const seq = await run.readUntil(generation, (event) => "content" in event);
    const taken = { seq: seq + 1, data: '{"type":"notice","text":"x"}' };
    await db.generationEvent.create({ data: { generationId: generation.id, ...taken } });
    gate.open();
    const events = await readToEnd(run.generations, generation);
    expect(model.requests[0]?.signal.aborted).toBe(true);
    expect(ofType(events, "done")[0]).toMatchObject({ status: "failed" });
  });

  test("the answer ends as failed, its readers are told so, and what was saved stays", async () => {
    const gate = new Gate();
    const model = new ScriptedModel([fileBlock("index.html", PAGE), gate, "More.", gate, "x"]);
    const run = await Run.open(ann, model);
    const generation = await run.start("a page");
    const seq = await run.readUntil(
      generation,
      (event) => "type" in event && event.type === "file_created",
    );
    await gate.reached;
    // Takes the place of the next event: storing that one fails from now on.
    await db.generationEvent.create({
      data: { generationId: generation.id, seq: seq + 1, data: '{"type":"notice","text":"x"}' },
    });
    gate.open();
    const events = await run.read(generation);
    expect(errorsOf(events)[0]).toMatchObject({ code: "internal", retryable: true });
    expect(ofType(events, "done")[0]).toMatchObject({ status: "failed" });
    expect(await db.generation.findUnique({ where: { id: generation.id } })).toMatchObject({
      status: "failed",
      errorCode: "internal",
    });
    expect(await run.files()).toEqual({ "index.html": PAGE });
    expect((await readConversation(ann, run.projectId)).at(-1)).toMatchObject({
      status: "failed",
      changes: [{ path: "index.html", action: "created" }],
    });
    expect((await listCheckpoints(ann, run.projectId))[0]).toMatchObject({ kind: "after" });
  });
});
