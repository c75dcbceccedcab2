import { randomUUID } from "node:crypto";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { LocalTopics } from "~/platform/coordination/local-topics";
import type { FileTree } from "~/projects/files";
import { type EngineUnderTest, holdEngine } from "../../../tests/support/engine-contract";
import { makeProjects } from "../../../tests/support/previews";
import { SiteBuilder } from "../build/build.server";
import { buildProcesses } from "../build/build-process.server";
import { readStore, STORE_FOLDER } from "../packages/store.server";
import { StoredLog } from "../previews/log/stored-log.server";
import { BuildEngine, SITE_BOUNDS, type SiteBounds } from "./build-engine.server";
import type { ReloadEvent, SiteOf } from "./engine";

const workerPath = path.join(STORE_FOLDER, "build-worker.mjs");
const builder = new SiteBuilder({
  startProcess: buildProcesses({ store: readStore(), workerPath }),
  buildMs: 60_000,
});
afterAll(() => builder.close());

const trees = new Map<string, FileTree>();

/** Projects that an answer is writing. */
const written = new Set<string>();

/** Builds that were made, by project. */
const built: string[] = [];

function openShare(topics: LocalTopics, bounds: SiteBounds = SITE_BOUNDS): BuildEngine {
  const log = new StoredLog({ topics });
  log.connect();
  const readTree = async (id: string) => {
    built.push(id);
    return trees.get(id) ?? new Map();
  };
  const isWriting = async (id: string) => written.has(id);
  return new BuildEngine({ builder, readTree, isWriting, log, bounds });
}

const of = (projectId: string, holder = "somebody"): SiteOf => ({ projectId, holder });

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
    const one = { count: 1, bytes: 1_000_000 };
    const small = openShare(topics, { all: one, each: one });
    const [first, second] = [await makeProject(PAGE), await makeProject(PAGE)];
    await small.start(of(first));
    await small.start(of(second));
    expect(small.glance(first).status).toBe("starting");
    expect(await small.route(of(first))).toMatchObject({ to: "files" });
  });

  test("evicts no site of somebody who holds little for one who holds much", async () => {
    const page = (name: string, bytes: number) =>
      new Map([
        ["index.html", `<!doctype html><title>${name}</title>`],
        ["public/large.txt", name.repeat(bytes).slice(0, bytes)],
      ]);
    const bytes = 200_000;
    const fair = openShare(topics, {
      all: { count: 20, bytes: 10 * bytes },
      each: { count: 10, bytes: 8 * bytes },
    });
    const mine = of(await makeProject(page("mine", bytes)), "ann");
    await fair.start(mine);
    const theirs: SiteOf[] = [];
    for (let n = 0; n < 26; n += 1) theirs.push(of(await makeProject(page(`${n}`, bytes)), "bob"));
    for (const site of theirs) await fair.start(site);
    const isHeld = ({ projectId }: SiteOf) => fair.glance(projectId).status === "running";
    expect(isHeld(mine)).toBe(true);
    expect(theirs.filter(isHeld)).toEqual(theirs.slice(-7));
    // Each question for one that is gone is a build of its holder, and still costs nobody else theirs.
    for (const site of theirs.slice(0, 10)) {
      expect(await fair.route(site)).toMatchObject({ to: "files" });
    }
    expect(isHeld(mine)).toBe(true);
  });

  test("builds a site that had to make room with each change, while a page of it is open", async () => {
    const one = { count: 1, bytes: 1_000_000 };
    const small = openShare(topics, { all: one, each: one });
    const [open, other] = [of(await makeProject(PAGE)), of(await makeProject(PAGE))];
    const told: ReloadEvent[] = [];
    const end = await small.follow(open, (event) => told.push(event));
    await small.start(other);
    trees.set(open.projectId, new Map([["index.html", "<!doctype html><p>new</p>"]]));
    small.filesChanged(open.projectId);
    await expect.poll(() => told.length).toBe(2);
    // Another version than the page's: it reloads.
    const [first, second] = told as { version: string }[];
    expect(second).toMatchObject({ type: "build", version: expect.any(String) });
    expect(second?.version).not.toBe(first?.version);
    end();
  });

  test("does not build a tree again that is as it was, after it may have missed something", async () => {
    const own = openShare(topics);
    const id = await makeProject(PAGE);
    await own.start(of(id));
    const told: string[] = [];
    const end = await own.follow(of(id), ({ type }) => told.push(type));
    const looks = built.length;
    own.mayHaveMissed();
    await expect.poll(() => built.length).toBe(looks + 1);
    await own.status(of(id));
    expect(told).toEqual(["build"]);
    end();
  });

  test("says that a page is being written until its stylesheet is there, or the answer has ended", async () => {
    const page = ["index.html", '<!doctype html><link rel="stylesheet" href="style.css">'] as const;
    for (const more of [{ "style.css": "h1 {}" }, {}]) {
      const site = of(await makeProject(new Map([page])));
      const { projectId } = site;
      written.add(projectId);
      expect(await here.start(site)).toMatchObject({ status: "starting" });
      expect(await here.route(site)).toEqual({
        to: "notice",
        problems: [],
        progress: expect.stringContaining("as soon as style.css is there"),
      });
      const told: string[] = [];
      const end = await here.follow(site, ({ type }) => told.push(type));
      trees.set(projectId, new Map([page, ...Object.entries(more)]));
      if (Object.keys(more).length > 0) here.filesChanged(projectId);
      else written.delete(projectId);
      here.answerEnded(projectId);
      await expect.poll(() => told).toContain("reload");
      expect(await here.route(site)).toMatchObject({ to: "files" });
      end();
    }
  });

  test("leaves the page up that an answer gives another stylesheet", async () => {
    const site = of(await makeProject(PAGE));
    await here.start(site);
    written.add(site.projectId);
    trees.set(site.projectId, new Map([["index.html", '<link rel="stylesheet" href="new.css">']]));
    here.filesChanged(site.projectId);
    const shown = async () => {
      const route = await here.route(site);
      const file = route.to === "files" ? await route.site.read("/index.html") : null;
      return new TextDecoder().decode(file?.body);
    };
    await expect.poll(() => here.glance(site.projectId)).toMatchObject({ status: "running" });
    expect(await here.catchUp(site)).toBeNull();
    expect(await shown()).not.toContain("new.css");
    written.delete(site.projectId);
    here.answerEnded(site.projectId);
    await expect.poll(shown).toContain("new.css");
  });
});
