import { afterEach, expect, test, vi } from "vitest";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { signUp } from "../../tests/support/generation-runs";
import { createCheckpoint } from "./create-checkpoint.server";
import { dropProject } from "./deleted-projects.server";
import { createFile, saveFile } from "./file-store.server";
import { holderFor, readHeldBytes } from "./held-bytes.server";
import { createProject } from "./projects.server";
import { changeTree } from "./tree.server";
import { dropUnusedContents, UNUSED_MS } from "./unused-contents.server";

let people = 0;

async function newPerson() {
  const viewer = await signUp(`ann${++people}`);
  const { id } = await createProject(viewer, { name: "Garden" });
  const held = () => readHeldBytes(holderFor(`account:${viewer.user?.id}`));
  return { viewer, id, held };
}

/** An account may hold 20 kB. */
const scaleDown = () => vi.spyOn(env, "RATE_LIMIT_SCALE", "get").mockReturnValue(0.00001);
afterEach(() => void vi.restoreAllMocks());

test("what an account holds goes up and down with its contents and releases", async () => {
  const { viewer, id, held } = await newPerson();
  expect(await held()).toBe(0);
  await changeTree(id, [{ path: "a.txt", content: "ä".repeat(500) }]);
  // The same content under another path takes no more.
  await changeTree(id, [{ path: "b.txt", content: "ä".repeat(500) }]);
  expect(await held()).toBe(1_000);
  await createCheckpoint(id, { kind: "publish", label: "Published" });
  await changeTree(id, [{ path: "a.txt", content: "a".repeat(10) }]);
  await changeTree(id, [{ path: "a.txt", content: "b".repeat(10) }]);
  expect(await held()).toBe(1_020);
  const release = {
    projectId: id,
    checkpointId: "c",
    treeHash: "t",
    kind: "static",
    manifest: "{}",
  };
  await db.release.create({ data: { id: `release-${id}`, ...release, bytes: 300 } });
  expect(await held()).toBe(1_320);
  await dropUnusedContents(id, new Date());
  await dropUnusedContents(id, new Date(Date.now() + UNUSED_MS));
  await db.release.delete({ where: { id: `release-${id}` } });
  expect(await held()).toBe(1_010);
  await dropProject(viewer, id);
  expect(await held()).toBe(0);
});

test("a content that comes into use again is counted once", async () => {
  const { id, held } = await newPerson();
  for (const content of ["one", "two", "one"]) {
    await changeTree(id, [{ path: "a.txt", content }]);
    await dropUnusedContents(id, new Date());
  }
  expect(await held()).toBe(6);
});

test("what is too much is refused and told; what grows no more is stored, and deleting makes room", async () => {
  const { viewer, id } = await newPerson();
  scaleDown();
  const full = await createFile(viewer, id, { path: "full.txt", content: "a".repeat(19_900) });
  const more = () => createFile(viewer, id, { path: "more.txt", content: "b".repeat(101) });
  await expect(more()).rejects.toMatchObject({
    status: 507,
    code: "storage_limit",
    data: { limit: { name: "heldBytes", max: 20_000 } },
    message: expect.stringMatching(
      /^Too much data of projects: the limit for an account is .+ Nothing was changed; delete projects that you no longer need\.$/,
    ),
  });
  // Nobody else is held up by that.
  const bob = await newPerson();
  await createFile(bob.viewer, bob.id, { path: "more.txt", content: "b".repeat(101) });
  await saveFile(viewer, full.id, { content: "c".repeat(1_000) });
  const other = await createProject(viewer, { name: "Other" });
  await dropProject(viewer, id);
  await createFile(viewer, other.id, { path: "more.txt", content: "b".repeat(101) });
});

test("replacing as much again and again ends where checkpoints keep all of it", async () => {
  const { viewer, id } = await newPerson();
  scaleDown();
  const { id: fileId } = await createFile(viewer, id, {
    path: "a.txt",
    content: "a".repeat(9_000),
  });
  const replace = async (letter: string) => {
    await createCheckpoint(id, { kind: "publish", label: letter });
    await saveFile(viewer, fileId, { content: letter.repeat(9_000) });
  };
  await replace("b");
  await replace("c");
  await expect(replace("d")).rejects.toMatchObject({ status: 507 });
});
