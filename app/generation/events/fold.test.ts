import { expect, test } from "vitest";
import type { GenerationEvent } from "./event-schema";
import { isEnd } from "./events";
import { changesOf, foldEvents, partsOf, problemOf, wroteFiles } from "./fold";

const created = (path: string, action: "created" | "updated" = "created"): GenerationEvent => ({
  type: "file_created",
  file: { path, content: "", language: "css" },
  action,
});
const started = (path: string): GenerationEvent => ({
  type: "file_started",
  file: { path, action: "write" },
});
const failed = (path: string): GenerationEvent => ({
  type: "file_error",
  file: { path },
  error: "No.",
});
const fold = (...events: GenerationEvent[]) => foldEvents(events);

test("an answer is its prose and the last of what became of each file", () => {
  const answer = fold(
    { content: "One " },
    created("a.css"),
    { type: "notice", text: "not prose" },
    { error: "not prose either" },
    created("b.css", "updated"),
    { content: "two" },
    created("a.css", "updated"),
    { type: "file_deleted", file: { path: "b.css" } },
    failed("c.css"),
  );
  expect(answer.content).toBe("One two");
  expect(changesOf(answer)).toEqual([
    { path: "a.css", action: "created" },
    { path: "b.css", action: "deleted" },
    { path: "c.css", action: "error", error: "No." },
  ]);
});

test("a file that was saved stays saved when a later try at it fails", () => {
  expect(changesOf(fold(created("a.css"), failed("a.css")))).toEqual([
    { path: "a.css", action: "created", error: "No." },
  ]);
  expect(changesOf(fold(failed("a.css"), created("a.css")))).toEqual([
    { path: "a.css", action: "created" },
  ]);
});

test("a file goes from being written to created, in its place", () => {
  const answer = fold(started("a.html"), started("b.css"), created("a.html"));
  expect(answer.files).toEqual([
    { path: "a.html", change: { path: "a.html", action: "created" }, isWriting: false },
    { path: "b.css", change: null, isWriting: true },
  ]);
  expect(changesOf(answer)).toEqual([{ path: "a.html", action: "created" }]);
  expect(wroteFiles(answer)).toBe(true);
});

test("a file that is written a second time is still the one that was saved", () => {
  expect(changesOf(fold(created("a.css"), started("a.css")))).toEqual([
    { path: "a.css", action: "created" },
  ]);
});

test("at the end, a file that was never completed is not claimed", () => {
  const answer = fold(started("half.html"), {
    type: "done",
    status: "stopped",
    changes: [{ path: "old.css", action: "error", error: "The text was not found." }],
  });
  expect(answer.status).toBe("stopped");
  expect(changesOf(answer)).toEqual([
    { path: "old.css", action: "error", error: "The text was not found." },
  ]);
});

test("prose, notices, problems, the checkpoint and usage add up", () => {
  const answer = fold(
    { content: "a" },
    { content: "b" },
    { type: "notice", text: "left out 3 files" },
    { type: "notice", text: "left out 3 files" },
    { error: "slow" },
    { type: "checkpoint", checkpoint: { id: "c1", label: "A page", createdAt: "2026-01-01" } },
    { type: "done", status: "finished", changes: [], usage: { inputTokens: 1, outputTokens: 2 } },
  );
  expect(answer).toMatchObject({
    content: "ab",
    notices: ["left out 3 files"],
    problems: [{ error: "slow" }],
    checkpointId: "c1",
    usage: { outputTokens: 2 },
  });
});

test("only an answer that broke off has a reason to tell, the last one", () => {
  const problems: GenerationEvent[] = [{ error: "Slow." }, { error: "The server restarted." }];
  const ended = (status: "finished" | "stopped" | "interrupted") =>
    problemOf(fold(...problems, { type: "done", status, changes: [] }));
  expect(ended("interrupted")).toBe("The server restarted.");
  expect(ended("finished")).toBeUndefined();
  expect(ended("stopped")).toBeUndefined();
});

test("the last event of an answer is known by its text", () => {
  const done: GenerationEvent = { type: "done", status: "finished", changes: [] };
  expect(isEnd(JSON.stringify(done))).toBe(true);
  expect(isEnd(JSON.stringify({ content: '{"type":"done"' }))).toBe(false);
});

test("a step that is told again is the same step further on, and none outlives the answer", () => {
  const step = (id: string, state: "running" | "ended", text: string): GenerationEvent => ({
    type: "step",
    step: { id, kind: "build", state, text },
  });
  const steps = [step("1", "running", "Building"), step("2", "running", "Looking")];
  const running = fold(...steps, step("1", "ended", "Built"));
  expect(running.steps.map(({ text, state }) => [text, state])).toEqual([
    ["Built", "ended"],
    ["Looking", "running"],
  ]);
  const ended = fold(...steps, { type: "done", status: "stopped", changes: [] });
  expect(ended.steps.every(({ state }) => state === "ended")).toBe(true);
  expect(partsOf(ended)).toEqual({ steps: ended.steps });
});

test("what an answer offers as buttons is stored with it, the last offer alone", () => {
  const [blue, build] = [
    { text: "Make it blue", send: "make it blue" },
    { text: "Build this", send: "Build it.", mode: "develop" as const },
  ];
  const answer = fold({ type: "choices", choices: [blue] }, { type: "choices", choices: [build] });
  expect(partsOf(answer)).toEqual({ choices: [build] });
});

test("a file that an answer made and took back is none that it deleted", () => {
  const file = { path: "new.js", content: "x", language: "javascript" };
  const made = { type: "file_created" as const, file, action: "created" as const };
  const gone = { type: "file_deleted" as const, file: { path: "new.js" } };
  expect(foldEvents([made, gone]).files).toEqual([]);
  expect(foldEvents([gone]).files).toMatchObject([{ change: { action: "deleted" } }]);
});
