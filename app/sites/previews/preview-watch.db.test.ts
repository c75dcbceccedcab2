import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LocalTopics } from "~/platform/coordination/local-topics";
import type { Topics } from "~/platform/coordination/topics";
import type { FileTree } from "~/projects/files";
import { HOLDER, makeProjects, openPreviews } from "../../../tests/support/previews";
import { SiteBuilder } from "../build/build.server";
import type { StartProcess } from "../build/build-process.server";
import { BuildEngine } from "../engine/build-engine.server";
import { StoredLog } from "./log/stored-log.server";
import { PreviewWatch } from "./preview-watch.server";

/** An answer is written by one process, and its preview's page asks another. */

const versionOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

const startProcess: StartProcess = (listener) => ({
  ready: Promise.resolve(),
  processorMs: () => null,
  post({ id, input }) {
    const version = versionOf(JSON.stringify([...input.texts]));
    const build = {
      kind: "static" as const,
      version,
      files: new Map(),
      binaries: new Map(),
      warnings: [],
    };
    queueMicrotask(() => listener.onReply({ id, result: { ok: true, build } }));
  },
  async end() {},
});
const builder = new SiteBuilder({ startProcess });
const trees = new Map<string, FileTree>();
const readTree = async (id: string) => trees.get(id) ?? new Map();

function openWatch(topics: Topics): PreviewWatch {
  const log = new StoredLog({ topics });
  log.connect();
  const engine = new BuildEngine({ builder, readTree, isWriting: async () => false, log });
  return new PreviewWatch({ engine, topics });
}

async function open(page: string) {
  const topics = new LocalTopics();
  const elsewhere = openPreviews({ builder, readTree, topics });
  const id = randomUUID();
  await makeProjects([id]);
  trees.set(id, new Map([["index.html", page]]));
  const { label = "" } = await elsewhere.start(id, HOLDER);
  const watch = openWatch(topics);
  const { signal } = new AbortController();
  const build = versionOf(JSON.stringify([["index.html", page]]));
  const wrong = { source: "page", level: "error", text: "x is not a function" } as const;
  const shown = { source: "page", level: "info", text: "", isShown: true, build } as const;
  return { topics, elsewhere, id, label, watch, signal, build, wrong, shown };
}

test("what a page reports of the build that is up is told, whichever process it reports to", async () => {
  const { elsewhere, id, label, watch, signal, build, wrong } = await open("one");
  expect(await watch.isOpen(id)).toBe(true);
  const watching = watch.watch(id, signal);
  await elsewhere.report(label, [
    { ...wrong, build: "an older one", text: "older" },
    { ...wrong, build },
    { ...wrong, build, text: "Could not load <img> https://example.com/a.png" },
    { ...wrong, build, level: "warn", text: "Request failed: https://example.com (500)" },
  ]);
  expect(await watching).toMatchObject([{ text: wrong.text }]);
});

test("a page that has shown the build for a while ends the watch, without a word in the terminal", async () => {
  const { elsewhere, id, label, watch, signal, shown, wrong } = await open("two");
  const leave = await elsewhere.followReloads(label, { visitor: "ann" }, () => {});
  let isOver = false;
  const watching = watch.watch(id, signal).then((found) => {
    isOver = true;
    return found;
  });
  await expect
    .poll(async () => {
      await elsewhere.report(label, [shown]);
      return isOver;
    })
    .toBe(true);
  expect(await watching).toEqual([]);
  leave?.();
  await elsewhere.report(label, [wrong]);
  for await (const line of elsewhere.logs(id, AbortSignal.timeout(10_000))) {
    expect(line.text).not.toBe("");
    if (line.text === wrong.text) break;
  }
});

test("a preview that nobody started is not watched, and a watch can be given up", async () => {
  const { elsewhere, id, watch } = await open("three");
  const stop = new AbortController();
  const watching = watch.watch(id, stop.signal);
  stop.abort();
  // Nobody told how it fares: that is not the same as well.
  expect(await watching).toBeNull();
  await elsewhere.stop(id);
  expect(await watch.isOpen(id)).toBe(false);
});

test("a preview whose page was closed is asked for, and not waited for; one that is open is", async () => {
  const { topics, elsewhere, id, label, watch, signal } = await open("four");
  let [isAsked, isOpen] = [false, false];
  topics.subscribe("preview-asked", ({ projectId }) => {
    isAsked = projectId === id;
  });
  topics.subscribe("preview-open", ({ projectId }) => {
    isOpen = projectId === id;
  });
  expect(await watch.watch(id, signal)).toBeNull();
  expect([isAsked, isOpen]).toEqual([true, false]);
  const leave = await elsewhere.followReloads(label, { visitor: "ann" }, () => {});
  topics.publish("preview-asked", { projectId: id });
  expect(isOpen).toBe(true);
  leave?.();
});
