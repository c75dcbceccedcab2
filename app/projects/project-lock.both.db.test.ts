import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { signUp } from "../../tests/support/generation-runs";
import { readFiles } from "./checkpoints.server";
import { createCheckpoint, readManifest } from "./create-checkpoint.server";
import { createFile, deleteFile, listFiles, renameFile, saveFile } from "./file-store.server";
import { createProject } from "./projects.server";
import { restoreCheckpoint } from "./restore-checkpoint.server";
import { readTree } from "./tree.server";

/** Two things at once in one project. */

let ann: Viewer;
beforeAll(async () => {
  ann = await signUp("ann");
});

const newProject = async () => (await createProject(ann, { name: "Busy" })).id;
const pathsOf = async (id: string) => (await listFiles(ann, id)).map(({ path }) => path);

const reasonsOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));

/** Every text of the working tree and of the history. */
async function textsOf(id: string): Promise<Set<string>> {
  const checkpoints = await db.checkpoint.findMany({ where: { projectId: id } });
  const pinned = checkpoints.map(async ({ treeHash }) =>
    readFiles(id, await readManifest(id, treeHash)),
  );
  const trees = await Promise.all([readTree(id), ...pinned]);
  return new Set(trees.flatMap((tree) => [...tree.values()]));
}

test("what is saved while the project is rolled back is in the files or in the history", async () => {
  const id = await newProject();
  const files = await Promise.all(
    Array.from({ length: 15 }, (_, n) => createFile(ann, id, { path: `${n}.txt`, content: "" })),
  );
  const empty = await createCheckpoint(id, { kind: "after", label: "empty" });
  for (const { id: fileId } of files) await saveFile(ann, fileId, { content: "a draft" });
  const restoring = restoreCheckpoint(ann, id, empty.id);
  const saved: string[] = [];
  for (const { id: fileId, path } of files) {
    const content = `the text of ${path}`;
    await saveFile(ann, fileId, { content });
    saved.push(content);
  }
  await restoring;
  const texts = await textsOf(id);
  expect(saved.filter((text) => !texts.has(text))).toEqual([]);
});

test("of a file and a folder of one name that are made at once, one is refused", async () => {
  const id = await newProject();
  const made = await Promise.allSettled([
    createFile(ann, id, { path: "pages", content: "" }),
    createFile(ann, id, { path: "pages/home.html", content: "" }),
  ]);
  expect(reasonsOf(made)).toMatchObject([{ status: 409, code: "path_taken" }]);
  expect(await pathsOf(id)).toHaveLength(1);
});

test("of two files that are given one name at once, but for its case, one is refused", async () => {
  const id = await newProject();
  const [a, b] = await Promise.all([
    createFile(ann, id, { path: "a.txt", content: "" }),
    createFile(ann, id, { path: "b.txt", content: "" }),
  ]);
  const named = await Promise.allSettled([
    renameFile(ann, a.id, "Notes.txt"),
    renameFile(ann, b.id, "notes.txt"),
  ]);
  expect(reasonsOf(named)).toMatchObject([{ status: 409, code: "path_taken" }]);
});

test("a file that is deleted while it is renamed stays deleted, and is told as gone", async () => {
  const id = await newProject();
  for (let round = 0; round < 10; round += 1) {
    const file = await createFile(ann, id, { path: `${round}.txt`, content: "" });
    const both = await Promise.allSettled([
      deleteFile(ann, file.id),
      renameFile(ann, file.id, `moved-${round}.txt`),
    ]);
    // Unless the rename was quicker.
    expect(reasonsOf(both).filter(({ status }) => status !== 404)).toEqual([]);
  }
  expect(await pathsOf(id)).toEqual([]);
});
