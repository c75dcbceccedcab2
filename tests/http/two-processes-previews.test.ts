import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import type { EventReader } from "../support/event-reader";
import { fileBlock } from "../support/file-blocks";
import { HeldAnswer } from "../support/held-answer";
import { followPage } from "../support/page-events";
import { ask } from "../support/request";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes";

/** A preview that one process has started, seen and handled from the other one. */

const PAGE = '<!doctype html><link rel="stylesheet" href="a.css"><h1>Garden</h1>';
const SCRIPTED = '<!doctype html><script type="module" src="/m.ts"></script>';
/** What one process hears of the other, and builds. */
const SOON = { timeout: 10_000 };

let both: TwoProcesses;
let one: AppClient;
let two: AppClient;
let id: string;
/** Ids of the project's files, by path. */
let files: Map<string, string>;

beforeAll(async () => {
  both = await startTwoProcesses();
  [one, two] = await both.person("ann");
});
afterAll(() => both.stop());
beforeEach(async () => {
  id = (await one.json("POST", "/api/projects", { name: "Garden" })).body.id;
  files = new Map();
});

/** Saves files on the first process. */
async function save(tree: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(tree)) {
    const known = files.get(path);
    const answer = known
      ? await one.json("PUT", `/api/files/${known}`, { content })
      : await one.json("POST", `/api/projects/${id}/files`, { path, content });
    if (!known) files.set(path, answer.body.id);
  }
}

const preview = (call: string) => `/api/projects/${id}/preview/${call}`;
const start = (browser: AppClient) => browser.json("POST", preview("start"));
const status = async (browser: AppClient) => (await browser.get(preview("status"))).body;
const openAt = ({ port }: { port: number }, label: string, path = "/") =>
  ask(port, `${label}.sites.localhost:${port}`, path);

/** Starts the preview on the first process. @returns its label */
async function startOnOne(tree: Record<string, string>): Promise<string> {
  await save(tree);
  const { body } = await start(one);
  expect(body.status).toBe("running");
  return body.label;
}

/** A project's terminal, at the process that a browser asks. */
const terminal = (browser: AppClient): Promise<EventReader> =>
  browser.events("GET", preview("logs"));

test("the other process shows its page and its files, and sends to its address", async () => {
  const label = await startOnOne({ "index.html": PAGE, "a.css": "h1 { color: red }" });
  const page = await openAt(both.two, label);
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining("<h1>Garden</h1>") });
  expect((await openAt(both.two, label, "/a.css")).body).toContain("color: red");
  const sent = await two.get(preview("proxy/"));
  expect(sent.headers.location).toContain(label);
});

test("a page at the other process swaps styles that were saved here, and reloads for the rest", async () => {
  const label = await startOnOne({ "index.html": PAGE, "a.css": "h1 { color: red }" });
  const page = await followPage(both.two.port, label);
  expect(await page.next()).toMatchObject({ type: "build" });
  await save({ "a.css": "h1 { color: blue }" });
  expect(await page.next()).toEqual({ type: "styles", data: '["/a.css"]' });
  expect((await openAt(both.two, label, "/a.css")).body).toContain("blue");
  await save({ "index.html": `${PAGE}<p>new</p>` });
  expect(await page.next()).toMatchObject({ type: "reload" });
  expect((await openAt(both.two, label)).body).toContain("<p>new</p>");
  page.leave();
});

test("both processes name the same build alike: a page that changes process is not reloaded", async () => {
  const label = await startOnOne({ "index.html": SCRIPTED, "m.ts": "console.log(1 as number)" });
  const pages = await Promise.all([both.one, both.two].map(({ port }) => followPage(port, label)));
  const [here, there] = await Promise.all(pages.map((page) => page.next()));
  expect(here).toMatchObject({ type: "build" });
  expect(there).toEqual(here);
  for (const page of pages) page.leave();
});

test("the other process says how it stands, and what is wrong with the files as they are", async () => {
  await startOnOne({ "index.html": SCRIPTED, "m.ts": "console.log(1)" });
  expect(await status(two)).toMatchObject({ status: "running" });
  await save({ "m.ts": "let = ;" });
  await expect
    .poll(() => status(two), SOON)
    .toMatchObject({
      status: "running",
      error: expect.stringContaining("Unexpected"),
    });
});

test("what a page sends to the other process is in a terminal here, with what was built", async () => {
  const label = await startOnOne({ "index.html": SCRIPTED, "m.ts": "console.log(1)" });
  const reader = await terminal(one);
  await reader.until(({ text }) => text.startsWith("Built"));
  const entry = { source: "console", level: "info", text: "from there" };
  const report = await ask(both.two.port, `${label}.sites.localhost:1`, "/@sayso/log", {
    method: "POST",
    body: JSON.stringify([entry, { ...entry, text: "and more" }]),
  });
  expect(report.status).toBe(204);
  await reader.until(({ text }) => text === "from there");
  expect((await reader.next())?.data).toMatchObject({ source: "console", text: "and more" });
  // Whoever opens the terminal later, elsewhere, reads the same lines.
  const later = await terminal(two);
  await later.until(({ text }) => text === "and more");
  expect(later.seen.map(({ data }) => data)).toEqual(reader.seen.map(({ data }) => data));
  reader.leave();
  later.leave();
});

test("a change that both processes build is told once in the terminal", async () => {
  const label = await startOnOne({ "index.html": SCRIPTED, "m.ts": "console.log(1)" });
  const pages = await Promise.all([both.one, both.two].map(({ port }) => followPage(port, label)));
  for (const page of pages) await page.next();
  const reader = await terminal(two);
  await save({ "m.ts": "console.log(2)" });
  for (const page of pages) expect(await page.next()).toMatchObject({ type: "update" });
  await save({ "m.ts": "let = ;" });
  await reader.until(({ text }) => text === "The last version that built stays up.");
  const texts = reader.seen.map(({ data }) => data.text as string);
  expect(texts.filter((text) => text.startsWith("Built"))).toHaveLength(2);
  for (const page of pages) page.leave();
  reader.leave();
});

test("it is stopped on the other process: its address, its pages and its status end on both", async () => {
  const label = await startOnOne({ "index.html": PAGE, "a.css": "" });
  const page = await followPage(both.one.port, label);
  await page.next();
  expect((await openAt(both.two, label)).status).toBe(200);
  expect((await two.json("POST", preview("stop"))).body).toEqual({ status: "stopped" });
  expect(await page.next()).toMatchObject({ type: "end" });
  expect((await openAt(both.two, label)).status).toBe(404);
  expect((await openAt(both.one, label)).status).toBe(404);
  expect(await status(one)).toEqual({ status: "stopped" });
});

test("started anew on the other process, or after it was stopped, it keeps its address", async () => {
  const label = await startOnOne({ "index.html": PAGE, "a.css": "" });
  const page = await followPage(both.one.port, label);
  const first = await page.next();
  expect((await start(two)).body).toMatchObject({ status: "running", label });
  await save({ "index.html": `${PAGE}<p>new</p>` });
  // Another version than the page's: it reloads.
  const second = await page.next();
  expect(second).toMatchObject({ type: "build" });
  expect(second?.data).not.toBe(first?.data);
  await two.json("POST", preview("stop"));
  expect(await page.next()).toMatchObject({ type: "end" });
  expect((await openAt(both.one, label)).status).toBe(404);
  expect((await start(one)).body).toMatchObject({ status: "running", label });
  for (const at of [both.one, both.two]) expect((await openAt(at, label)).status).toBe(200);
});

test("with a new address the old one answers nothing, here and there", async () => {
  const label = await startOnOne({ "index.html": PAGE, "a.css": "" });
  const page = await followPage(both.one.port, label);
  await page.next();
  const renewed = (await two.json("POST", preview("address"))).body;
  expect(renewed).toMatchObject({ label: expect.stringMatching(/^preview-[a-z2-7]{26}$/) });
  expect(renewed.label).not.toBe(label);
  expect(await page.next()).toMatchObject({ type: "end" });
  for (const at of [both.one, both.two]) {
    expect((await openAt(at, label)).status).toBe(404);
    expect((await openAt(at, renewed.label)).status).toBe(200);
  }
});

test("two starts at once on two processes end with one address on both", async () => {
  await save({ "index.html": PAGE, "a.css": "" });
  const started = await Promise.all([start(one), start(two)]);
  const [label, other] = started.map(({ body }) => body.label as string);
  expect(other).toBe(label);
  for (const at of [both.one, both.two]) {
    expect((await openAt(at, label ?? "")).status).toBe(200);
  }
});

test("a project that is deleted on the other process has no preview here", async () => {
  const label = await startOnOne({ "index.html": PAGE, "a.css": "" });
  const page = await followPage(both.one.port, label);
  await page.next();
  expect((await two.json("DELETE", `/api/projects/${id}`)).status).toBe(204);
  expect(await page.next()).toMatchObject({ type: "end" });
  expect((await openAt(both.one, label)).status).toBe(404);
});

test("while an answer of the other process writes, a failed build says nothing of it", async () => {
  await startOnOne({ "index.html": SCRIPTED, "m.ts": "console.log(1)" });
  const reader = await terminal(two);
  const script = fileBlock("m.ts", 'import "./gone";\nconsole.log(1);\n');
  const answer = new HeldAnswer(`Here.\n\n${script}\nSo far.\n`);
  both.models.play([answer.scenario, { text: "I leave it so.\n" }]);
  const writing = await one.send(id, "take it from another file");
  await reader.until(({ text }) => text.includes("the answer is still being written"));
  expect((await status(two)).error).toBeUndefined();
  answer.goOn();
  await writing.rest();
  await reader.until(({ level, file }) => level === "error" && file === "m.ts");
  const why = { error: expect.stringContaining("./gone") };
  await expect.poll(() => status(two), SOON).toMatchObject(why);
  reader.leave();
});

test("an app that is published here is served there", async () => {
  await save({ "index.html": PAGE, "a.css": "h1 { color: red }" });
  const slug = `garden-${id.slice(-8).toLowerCase()}`;
  await one.json("POST", `/api/projects/${id}/publish`, { slug });
  const page = await openAt(both.two, slug);
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining("Garden") });
  expect((await openAt(both.two, slug, "/a.css")).status).toBe(200);
});
