import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import type { EventReader, StreamEvent } from "../support/event-reader";
import { fileBlock } from "../support/file-blocks";
import { HeldAnswer } from "../support/held-answer";
import type { ModelServer } from "../support/model-server";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes";

/** An answer that one process writes, seen and handled from the other one. */

const PAGE = "<!doctype html>\n";

let both: TwoProcesses;
let models: ModelServer;
let one: AppClient;
let two: AppClient;
let id: string;

beforeAll(async () => {
  both = await startTwoProcesses();
  models = both.models;
  [one, two] = await both.person("ann");
});
afterAll(() => both.stop());
beforeEach(async () => {
  id = (await one.json("POST", "/api/projects", { name: "Garden" })).body.id;
});

const raw = (events: readonly StreamEvent[]) => events.map((event) => event.raw);
const stop = (browser: AppClient) => browser.json("POST", `/api/projects/${id}/chat/stop`);
const messages = async (browser: AppClient) =>
  (await browser.get(`/api/projects/${id}/messages`)).body;
const generationOf = (reader: EventReader) => reader.lastId.split(":")[0];
const firstWords = (reader: EventReader) => reader.until((data) => data.content !== undefined);

/** How an answer ended, for its reader. */
async function endOf(reader: EventReader): Promise<string> {
  await reader.rest();
  expect(reader.seen.at(-1)?.raw).toBe("[DONE]");
  return reader.seen.at(-2)?.data.status;
}

/** Sends on the first process an answer that says something and then waits. */
async function sendHeld(content = "a page") {
  const answer = new HeldAnswer(`Here.\n\n${fileBlock("index.html", PAGE)}\nSo far.\n`);
  models.play([answer.scenario, { text: "I go on.\n" }]);
  const reader = await one.send(id, content);
  await reader.until((data) => data.type === "file_created");
  return { answer, reader };
}

test("it is followed on the other process as it is written, from any event on", async () => {
  const { answer, reader } = await sendHeld();
  const whole = await two.follow(id);
  await whole.until((data) => data.type === "file_created");
  const later = await two.follow(id, whole.seen[1]?.id);
  answer.goOn();
  await Promise.all([reader.rest(), whole.rest(), later.rest()]);
  expect(raw(whole.seen)).toEqual(raw(reader.seen));
  expect(raw(later.seen)).toEqual(raw(reader.seen).slice(2));
  expect(whole.seen.at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
  expect(raw(await (await two.follow(id)).rest())).toEqual(raw(reader.seen));
});

test("many follow it on the other process, some from its middle, and each has all of it", async () => {
  const { answer, reader } = await sendHeld();
  const first = await two.follow(id);
  await first.until((data) => data.type === "file_created");
  const readers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => two.follow(id, first.seen[(n % 3) - 1]?.id)),
  );
  for (const leaving of readers.splice(0, 3)) leaving.leave();
  answer.goOn();
  await Promise.all([reader, first, ...readers].map((one) => one.rest()));
  for (const [n, { seen }] of readers.entries()) {
    expect(raw(seen)).toEqual(raw(reader.seen).slice(n % 3));
  }
});

test("it is listed with what was said so far, and a page offers to stop it", async () => {
  const { answer, reader } = await sendHeld();
  expect((await messages(two)).at(-1)).toMatchObject({
    status: "running",
    changes: [{ path: "index.html", action: "created" }],
  });
  expect((await two.get(`/projects/${id}`)).text).toContain('value="stop"');
  answer.goOn();
  await reader.rest();
});

test("it stops when it is stopped on the other process", async () => {
  const { reader } = await sendHeld();
  const stopped = models.nextAbort();
  expect((await stop(two)).body).toEqual({ stopped: true });
  await stopped;
  expect(await endOf(reader)).toBe("stopped");
  expect((await messages(two)).at(-1)).toMatchObject({ status: "stopped" });
  expect((await stop(two)).body).toEqual({ stopped: false });
});

test("another message on the other process stops it, and is answered", async () => {
  const { reader } = await sendHeld();
  const next = await two.send(id, "Something else");
  expect(await endOf(reader)).toBe("stopped");
  expect(await endOf(next)).toBe("finished");
  const statuses = (await messages(one)).map(({ status }: { status: string }) => status);
  expect(statuses).toEqual(["finished", "stopped", "finished", "finished"]);
});

test("the identical message on the other process joins it", async () => {
  const { answer, reader } = await sendHeld("the same");
  const before = models.requests.length;
  const joined = await two.send(id, "the same");
  await firstWords(joined);
  answer.goOn();
  expect(await endOf(joined)).toBe("finished");
  await reader.rest();
  expect(raw(joined.seen)).toEqual(raw(reader.seen));
  expect(raw(await (await two.send(id, "the same")).rest())).toEqual(raw(reader.seen));
  expect(models.requests).toHaveLength(before);
});

test("of two messages at one instant one is stopped for the other, and both are told", async () => {
  models.play([{ text: ["One. ", "Two."], delayMs: 600 }]);
  for (let round = 0; round < 3; round += 1) {
    const readers = await Promise.all([one.send(id, `x${round}`), two.send(id, `y${round}`)]);
    const ends = await Promise.all(readers.map(endOf));
    expect(ends.sort()).toEqual(["finished", "stopped"]);
  }
  expect(await messages(one)).toHaveLength(12);
});

test("the identical message at one instant is answered once", async () => {
  models.play([{ text: ["One. ", "Two."], delayMs: 50 }]);
  for (let round = 0; round < 3; round += 1) {
    const readers = await Promise.all([one.send(id, `z${round}`), two.send(id, `z${round}`)]);
    expect(await Promise.all(readers.map(endOf))).toEqual(["finished", "finished"]);
    expect(new Set(readers.map(generationOf)).size).toBe(1);
  }
  expect(await messages(two)).toHaveLength(6);
});

test("it ends with its project, which is deleted on the other process", async () => {
  const { reader } = await sendHeld();
  const stopped = models.nextAbort();
  expect((await two.json("DELETE", `/api/projects/${id}`)).status).toBe(204);
  await stopped;
  await reader.rest();
  expect((await one.get(`/api/projects/${id}`)).status).toBe(404);
});

test("a third process that starts interrupts nobody", async () => {
  const { answer, reader } = await sendHeld();
  const third = await both.one.startAnother();
  const ann = one.at(third);
  const there = await ann.follow(id);
  await firstWords(there);
  answer.goOn();
  expect(await endOf(reader)).toBe("finished");
  expect(await endOf(there)).toBe("finished");
  await third.stop();
});

test("a process that is asked to end leaves the other's answers alone", async () => {
  const third = await both.one.startAnother();
  const { answer, reader } = await sendHeld();
  const there = await one.at(third).follow(id);
  await firstWords(there);
  const own = (await one.json("POST", "/api/projects", { name: "Own" })).body.id;
  models.play([{ text: Array.from({ length: 20 }, (_, n) => `word${n} `), delayMs: 20 }]);
  const drained = await one.at(third).send(own, "Take your time");
  await firstWords(drained);
  const [ending, status] = await Promise.all([third.terminate(), endOf(drained)]);
  expect(ending).toMatchObject({ code: 0, signal: null });
  expect(status).toBe("finished");
  await there.untilBroken();
  answer.goOn();
  expect(await endOf(reader)).toBe("finished");
});
