import { randomUUID } from "node:crypto";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { LocalTopics } from "~/platform/coordination/local-topics";
import type { FileTree } from "~/projects/files";
import { type EngineUnderTest, holdEngine } from "../../../tests/support/engine-contract";
import { makeProjects } from "../../../tests/support/previews";
import { SiteBuilder } from "../build/build.server";
import { workerThreads } from "../build/build-thread.server";
import { readStore, STORE_FOLDER } from "../packages/store.server";
import { StoredLog } from "../previews/log/stored-log.server";
import { BuildEngine } from "./build-engine.server";

const workerPath = path.join(STORE_FOLDER, "build-worker.mjs");
const builder = new SiteBuilder({
  startThread: workerThreads({ store: readStore(), workerPath }),
  buildMs: 60_000,
});
afterAll(() => builder.close());

const trees = new Map<string, FileTree>();

/** Builds that were made, by project. */
const built: string[] = [];

function openShare(topics: LocalTopics, sitesAtOnce = 10): BuildEngine {
  const log = new StoredLog({ topics });
  log.connect();
  const readTree = async (id: string) => {
    built.push(id);
    return trees.get(id) ?? new Map();
  };
  return new BuildEngine({ builder, readTree, isWriting: async () => false, log, sitesAtOnce });
}

async function makeProject(files: FileTree): Promise<string> {
  const id = randomUUID();
  await makeProjects([id]);
  trees.set(id, files);
  return id;
}

const topics = new LocalTopics();
const here = openShare(topics);
const there = openShare(topics);
const underTest: EngineUnderTest = {
  here,
  there,
  makeProject,
  change(id, files) {
    trees.set(id, files);
    for (const share of [here, there]) share.filesChanged(id);
  },
};

describe("the engine that builds", () => {
  holdEngine(() => underTest);

  const PAGE = new Map([["index.html", "<!doctype html>"]]);

  test("builds again what had to make room, when somebody asks for it", async () => {
    const small = openShare(topics, 1);
    const [first, second] = [await makeProject(PAGE), await makeProject(PAGE)];
    await small.start(first);
    await small.start(second);
    expect(small.glance(first).status).toBe("starting");
    expect(await small.route(first)).toMatchObject({ to: "files" });
  });

  test("does not build a tree again that is as it was, after it may have missed something", async () => {
    const own = openShare(topics);
    const id = await makeProject(PAGE);
    await own.start(id);
    const told: string[] = [];
    const end = await own.follow(id, ({ type }) => told.push(type));
    const looks = built.length;
    own.mayHaveMissed();
    await expect.poll(() => built.length).toBe(looks + 1);
    await own.status(id);
    expect(told).toEqual(["build"]);
    end();
  });
});
