import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { createDiskStorage } from "~/platform/storage.server";
import { createProject } from "~/projects/projects.server";
import { changeTree } from "~/projects/tree.server";
import { signUp } from "../../tests/support/generation-runs";
import { PUBLICATIONS_AT_ONCE } from "./publications-at-once";
import { type BuildRelease, Publisher } from "./publish.server";
import { readRun } from "./publish-run.server";
import { Screenshots } from "./screenshots.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-runs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = createDiskStorage(folder);

let ann: Viewer;
let count = 0;
beforeAll(async () => {
  ann = await signUp("ann-waits");
});

type Built = Awaited<ReturnType<BuildRelease>>;
const GOOD: Built = { ok: true, build: { kind: "static", files: new Map() } };

/** A promise, and what keeps it. */
function whenTold<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

/** A project, and a publisher whose build ends as it is told to, once it is. */
async function heldPublisher() {
  const { id } = await createProject(ann, { name: "Garden" });
  await changeTree(id, [{ path: "index.html", content: "<h1>Hello</h1>" }]);
  const build = whenTold<Built>();
  const begun = whenTold<(text: string) => void>();
  const publisher = new Publisher({
    build: async (readTree, { onProgress }) => {
      await readTree();
      begun.resolve(onProgress ?? (() => {}));
      return build.promise;
    },
    storage,
    screenshots: new Screenshots({ storage }),
    patienceMs: 1,
  });
  count += 1;
  return { id, slug: `waited-for-${count}`, publisher, tell: begun.promise, end: build.resolve };
}

const stateOf = async (id: string) => (await readRun({ id }))?.state;

test("whoever waits for a publication reads what it does, and that it is done", async () => {
  const { id, slug, publisher, tell, end } = await heldPublisher();
  expect(await readRun({ id })).toBeNull();
  const publishing = publisher.publish(ann, id, { slug });
  const onProgress = await tell;
  onProgress("Fetching packages: 34 of 61");
  await expect
    .poll(() => readRun({ id }))
    .toMatchObject({ state: "publishing", slug, progress: "Fetching packages: 34 of 61" });
  end(GOOD);
  await publishing;
  expect(await stateOf(id)).toBe("published");
});

test("a form that publishes for long is answered, and what becomes of it is told afterwards", async () => {
  const { id, slug, publisher, tell, end } = await heldPublisher();
  expect(await publisher.publishOrGoOn(ann, id, { slug })).toBeNull();
  await tell;
  expect(await stateOf(id)).toBe("publishing");
  end({ ok: false, problems: [{ text: "Unexpected end of file.", file: "a.ts", line: 3 }] });
  await expect.poll(() => stateOf(id)).toBe("failed");
  expect((await readRun({ id }))?.error).toBe(
    "The project does not build, so nothing was published: Unexpected end of file (a.ts, line 3). Mend it, or ask for that in the chat, and publish again.",
  );
});

test("what fails is told to stay online, where it is, and in no more words than are shown", async () => {
  const { id, slug, publisher, end } = await heldPublisher();
  end(GOOD);
  await publisher.publish(ann, id, { slug });
  const failing = new Publisher({
    build: async () => ({ ok: false, problems: [{ text: "No. ".repeat(200) }] }),
    storage,
    screenshots: new Screenshots({ storage }),
  });
  const failure = await failing.publish(ann, id, {}).catch((error: Error) => error.message);
  expect(failure).toContain("What is online stays as it was.");
  expect(String(failure).length).toBeLessThan(300);
});

test("publications that wait behind one another are bounded, whoever waits for them", async () => {
  const { id, slug, publisher, end } = await heldPublisher();
  const all = Array.from({ length: PUBLICATIONS_AT_ONCE.project + 1 }, () =>
    publisher.publish(ann, id, { slug }),
  );
  await expect(Promise.race(all)).rejects.toMatchObject({ status: 429 });
  end(GOOD);
  const ended = await Promise.allSettled(all);
  expect(ended.filter(({ status }) => status === "rejected")).toHaveLength(1);
  expect(await publisher.publish(ann, id, { slug })).toMatchObject({ isRedeploy: true });
});

test("a publication that ended with its server is told so, and can be begun anew", async () => {
  const { id, slug, publisher, end } = await heldPublisher();
  const run = { runId: "of a server that is gone", slug, progress: "Building" };
  await db.publishRun.create({ data: { projectId: id, ...run, startedAt: new Date() } });
  expect(await readRun({ id })).toMatchObject({ state: "failed", slug });
  end(GOOD);
  await publisher.publish(ann, id, { slug });
  expect(await stateOf(id)).toBe("published");
});

test("what is wrong with an address is no publication that failed", async () => {
  const { id, publisher } = await heldPublisher();
  await expect(publisher.publish(ann, id, { slug: "A b" })).rejects.toThrow();
  expect(await readRun({ id })).toBeNull();
});
