import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LocalTopics } from "~/platform/coordination/local-topics";
import { db } from "~/platform/db.server";
import { HOLDER, makeProjects, openPreviews } from "../../../tests/support/previews";
import { Gate } from "../../../tests/support/scripted-model";
import { SiteBuilder } from "../build/build.server";
import type { StartProcess } from "../build/build-process.server";
import type { LogEntry, LogLine } from "../engine/site-log";
import { StoredLog } from "./log/stored-log.server";
import { PREVIEWS_EACH } from "./preview-lives.server";
import type { Previews } from "./previews.server";

/** Two processes' previews on one database, with a builder that takes no time. */

const startProcess: StartProcess = (listener) => ({
  ready: Promise.resolve(),
  processorMs: () => null,
  post({ id, input }) {
    const files = new Map(
      [...input.texts].map(([path, text]) => [
        `/${path}`,
        { type: "text/html", body: Buffer.from(text) },
      ]),
    );
    const build = {
      kind: "static" as const,
      version: "1",
      files,
      binaries: new Map(),
      warnings: [],
    };
    queueMicrotask(() => listener.onReply({ id, result: { ok: true, build } }));
  },
  async end() {},
});
const builder = new SiteBuilder({ startProcess });

/** What a test lets its builds wait for. */
let gate: Promise<void> = Promise.resolve();
let now = Date.now();

function openProcess(topics = new LocalTopics()): Previews {
  return openPreviews({
    builder,
    async readTree() {
      await gate;
      return new Map([["index.html", "hello"]]);
    },
    topics,
    clock: { now: () => new Date(now) },
  });
}

async function makeProject(): Promise<string> {
  const id = randomUUID();
  await makeProjects([id]);
  return id;
}

test("of two starts at once on two processes one gives the label to both", async () => {
  const topics = new LocalTopics();
  const [one, two] = [openProcess(topics), openProcess(topics)];
  const id = await makeProject();
  const held = new Gate();
  gate = held.opened;
  const starting = Promise.all([one.start(id, HOLDER), two.start(id, HOLDER)]);
  await expect.poll(() => db.preview.count({ where: { projectId: id } })).toBe(1);
  held.open();
  const [first, second] = await starting;
  expect(first).toMatchObject({ status: "running" });
  expect(second).toEqual(first);
  for (const previews of [one, two]) {
    expect(await previews.route(first.label ?? "")).toMatchObject({ to: "files" });
  }
});

test("it has the same address after it was stopped, was idle or was started anew elsewhere", async () => {
  const topics = new LocalTopics();
  const [one, two] = [openProcess(topics), openProcess(topics)];
  const id = await makeProject();
  const { label = "" } = await one.start(id, HOLDER);
  expect(label).toMatch(/^preview-[a-z2-7]{26}$/);
  expect(await two.start(id, HOLDER)).toMatchObject({ label });
  await one.stop(id);
  for (const previews of [one, two]) expect(await previews.route(label)).toBeNull();
  // A stopped one is nobody's, and is noted nowhere.
  expect(await db.preview.findUnique({ where: { projectId: id } })).toMatchObject({ holder: "" });
  expect(await openProcess().start(id, HOLDER)).toMatchObject({ label });
  now += 31 * 60_000;
  await one.stopIdle();
  expect(await one.status(id)).toEqual({ status: "stopped" });
  expect(await two.start(id, HOLDER)).toMatchObject({ status: "running", label });
  expect((await one.start(await makeProject(), HOLDER)).label).not.toBe(label);
});

test("a new address ends the old one, for pages that are open too, whether it runs or not", async () => {
  const topics = new LocalTopics();
  const [one, two] = [openProcess(topics), openProcess(topics)];
  const id = await makeProject();
  const { label: first = "" } = await one.start(id, HOLDER);
  const told: string[] = [];
  await two.followReloads(first, { visitor: "ann" }, ({ type }) => told.push(type));
  await one.renewAddress(id);
  await expect.poll(() => told).toEqual(["build", "end"]);
  const { label: second = "" } = await one.status(id);
  for (const previews of [one, two]) {
    expect(await previews.route(first)).toBeNull();
    expect(await previews.route(second)).toMatchObject({ to: "files" });
  }
  await one.stop(id);
  await two.renewAddress(id);
  const { label: third } = await one.start(id, HOLDER);
  expect(new Set([first, second, third]).size).toBe(3);
});

/** When the stored preview was used last, in milliseconds. */
async function usedAt(projectId: string): Promise<number | undefined> {
  return (await db.preview.findFirst({ where: { projectId } }))?.usedAt.getTime();
}

test("of a project that was deleted while it was asked for there is none", async () => {
  const previews = openProcess();
  await expect(previews.start(randomUUID(), HOLDER)).rejects.toMatchObject({ status: 404 });
});

test("what is used on one process is not idle, whichever process looks", async () => {
  const topics = new LocalTopics();
  const [one, two] = [openProcess(topics), openProcess(topics)];
  const id = await makeProject();
  const { label = "" } = await one.start(id, HOLDER);
  now += 29 * 60_000;
  await two.route(label);
  // Nobody who asks for a page waits for its use to be written down.
  await expect.poll(() => usedAt(id)).toBe(now);
  now += 2 * 60_000;
  await one.stopIdle();
  expect(await one.status(id)).toMatchObject({ status: "running" });
  now += 31 * 60_000;
  await one.stopIdle();
  expect(await one.status(id)).toEqual({ status: "stopped" });
  expect(await two.route(label)).toBeNull();
});

test("one visitor has so many previews, and one more ends the one they used longest ago", async () => {
  const previews = openProcess();
  const others = await previews.start(await makeProject(), "ann");
  const ids = Array.from({ length: PREVIEWS_EACH }, () => randomUUID());
  await db.project.createMany({ data: ids.map((id) => ({ id, name: id })) });
  await db.preview.createMany({
    data: ids.map((id, index) => ({
      projectId: id,
      label: `preview-${id}`,
      holder: "bob",
      status: "started",
      usedAt: new Date(now - (index + 1) * 1_000),
    })),
  });
  const oldest = `preview-${ids.at(-1)}`;
  const { label } = await previews.start(await makeProject(), "bob");
  expect(await previews.route(oldest)).toBeNull();
  for (const kept of [label, others.label, `preview-${ids[0]}`]) {
    expect(await previews.route(kept ?? "")).toMatchObject({ to: "files" });
  }
  expect(await db.preview.count({ where: { holder: "bob" } })).toBe(PREVIEWS_EACH);
});

test("a process that missed the end of a preview finds it out when its line is back", async () => {
  const topics = new LocalTopics();
  const one = openProcess(topics);
  const elsewhere = openProcess();
  const id = await makeProject();
  const { label = "" } = await one.start(id, HOLDER);
  const told: string[] = [];
  await one.followReloads(label, { visitor: "ann" }, ({ type }) => told.push(type));
  await elsewhere.stop(id);
  topics.tellGap();
  await expect.poll(() => told).toEqual(["build", "end"]);
  expect(await one.route(label)).toBeNull();
});

test("a warm preview's files ask no database", async () => {
  const previews = openProcess();
  const id = await makeProject();
  const { label = "" } = await previews.start(id, HOLDER);
  await previews.route(label);
  // Behind the back of the process, which would hear of it by topic.
  await db.preview.delete({ where: { projectId: id } });
  expect(await previews.route(label)).toMatchObject({ to: "files" });
});

const entry = (text: string): LogEntry => ({ source: "console", level: "info", text });

/** Lines of a log up to one of this text. */
async function linesUntil(log: StoredLog, id: string, last: string): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  for await (const line of log.follow(id, AbortSignal.timeout(10_000))) {
    lines.push(line);
    if (line.text === last) return lines;
  }
  throw new Error(`${last} was not logged`);
}

test("a log keeps its newest lines, for readers on any process", async () => {
  const topics = new LocalTopics();
  const [here, there] = [new StoredLog({ topics }), new StoredLog({ topics })];
  const id = await makeProject();
  for (let batch = 0; batch < 12; batch += 1) {
    here.add(
      id,
      Array.from({ length: 60 }, (_, index) => entry(`${batch}.${index}`)),
    );
    await linesUntil(here, id, `${batch}.59`);
  }
  const kept = await linesUntil(there, id, "11.59");
  expect(kept.length).toBeGreaterThan(400);
  expect(kept.length).toBeLessThanOrEqual(500);
  expect(kept.map((line) => line.id)).toEqual(kept.map((line) => line.id).toSorted());
});

test("lines that another process logged while the line was lost are read when it is back", async () => {
  const topics = new LocalTopics();
  const [here, elsewhere] = [
    new StoredLog({ topics }),
    new StoredLog({ topics: new LocalTopics() }),
  ];
  here.connect();
  const id = await makeProject();
  here.add(id, [entry("before")]);
  await linesUntil(here, id, "before");
  const stop = AbortSignal.timeout(10_000);
  const log = here.follow(id, stop);
  expect((await log.next()).value).toMatchObject({ text: "before" });
  elsewhere.add(id, [entry("meanwhile")]);
  await linesUntil(elsewhere, id, "meanwhile");
  topics.tellGap();
  expect((await log.next()).value).toMatchObject({ text: "meanwhile" });
});

test("of several processes that build the same, one tells", async () => {
  const topics = new LocalTopics();
  const logs = [new StoredLog({ topics }), new StoredLog({ topics })];
  const previews = openProcess(topics);
  const id = await makeProject();
  await previews.start(id, HOLDER);
  for (const log of logs) log.connect();
  const [log] = logs as [StoredLog];
  for (const of of ["Built abc", "Built def"]) {
    await Promise.all(logs.map((each) => each.addOutcome(id, of, [entry(of)])));
    await linesUntil(log, id, of);
  }
  log.add(id, [entry("the end")]);
  const texts = (await linesUntil(log, id, "the end")).map(({ text }) => text);
  expect(texts.filter((text) => text === "Built abc")).toHaveLength(1);
  expect(texts.filter((text) => text === "Built def")).toHaveLength(1);
});
