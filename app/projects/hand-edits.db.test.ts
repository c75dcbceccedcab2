import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { signUp } from "../../tests/support/generation-runs";
import { listCheckpoints } from "./checkpoints.server";
import { createCheckpoint } from "./create-checkpoint.server";
import { createFile, deleteFile, renameFile, saveFile } from "./file-store.server";
import { HAND_PAUSE_MS, keepHandEdits, keepIdleEdits } from "./hand-edits.server";
import { createProject } from "./projects.server";
import { restoreCheckpoint } from "./restore-checkpoint.server";
import { saveFiles } from "./save-files.server";

/** Versions of what people change by hand. */

let ann: Viewer;
let id: string;

beforeAll(async () => {
  ann = await signUp("hand-ann");
});
beforeEach(async () => {
  id = (await createProject(ann, { name: "By hand" })).id;
});

const save = async (path: string, content: string) => {
  const file = await db.file.findUnique({ where: { projectId_path: { projectId: id, path } } });
  return file ? saveFile(ann, file.id, { content }) : createFile(ann, id, { path, content });
};
/** The moment in which nobody has changed anything for long enough. */
const afterPause = () => new Date(Date.now() + HAND_PAUSE_MS + 1);
const labels = async () => (await listCheckpoints(ann, id)).map(({ label }) => label);
const isNoted = async () => (await db.handEdit.count({ where: { projectId: id } })) > 0;

test("saves, new files and renames gather into one version once nobody has changed anything for a while", async () => {
  const { id: fileId } = await save("index.html", "<p>one</p>");
  await keepIdleEdits(afterPause());
  await save("index.html", "<p>two</p>");
  await save("index.html", "<p>three</p>");
  await save("style.css", "p {}");
  await keepIdleEdits(new Date());
  expect(await labels()).toEqual(["Added index.html"]);
  await keepIdleEdits(afterPause());
  await renameFile(ann, fileId, "start.html");
  await keepIdleEdits(afterPause());
  await deleteFile(ann, fileId);
  await keepIdleEdits(afterPause());
  await keepIdleEdits(afterPause());
  expect(await labels()).toEqual([
    "Deleted start.html",
    "Renamed index.html to start.html",
    "Edited index.html and 1 more",
    "Added index.html",
  ]);
  const [newest] = await listCheckpoints(ann, id);
  expect(newest).toMatchObject({ kind: "hand", name: null });
  expect(await isNoted()).toBe(false);
});

test("however many processes look at once, there is one version of it", async () => {
  await save("index.html", "<p>one</p>");
  const now = afterPause();
  // Those at once take no lock, so that only the rows decide.
  await Promise.all([
    keepIdleEdits(now),
    keepIdleEdits(now),
    ...Array.from({ length: 4 }, () => keepHandEdits(id)),
  ]);
  expect(await labels()).toEqual(["Added index.html"]);
});

test("a process that is killed before its transaction leaves the version to the next one", async () => {
  await save("index.html", "<p>one</p>");
  const killed = vi.spyOn(db, "$transaction").mockRejectedValue(new Error("killed"));
  await keepIdleEdits(afterPause());
  killed.mockRestore();
  expect(await labels()).toEqual([]);
  expect(await isNoted()).toBe(true);
  await keepIdleEdits(afterPause());
  expect(await labels()).toEqual(["Added index.html"]);
});

test("what is changed while an answer is written waits for the answer's own version", async () => {
  await save("index.html", "<p>one</p>");
  const common = { projectId: id, userMessageId: "u", assistantMessageId: "a", requestHash: "h" };
  const { id: generationId } = await db.generation.create({
    data: { ...common, mode: "develop", runningFor: id, engine: "test", engineLabel: "Test" },
  });
  await keepIdleEdits(afterPause());
  expect(await labels()).toEqual([]);
  await db.generation.update({ where: { id: generationId }, data: { runningFor: null } });
  await createCheckpoint(id, { kind: "after", label: "make it green" });
  await keepIdleEdits(afterPause());
  expect(await labels()).toEqual(["make it green"]);
  expect(await isNoted()).toBe(false);
});

test("going back first makes a version of what was changed by hand, whatever the pause", async () => {
  await save("index.html", "<p>one</p>");
  await keepIdleEdits(afterPause());
  const [first] = await listCheckpoints(ann, id);
  await save("index.html", "<p>two</p>");
  await restoreCheckpoint(ann, id, first?.id ?? "");
  expect(await labels()).toEqual([
    "Rolled back to “Added index.html”",
    "Edited index.html",
    "Added index.html",
  ]);
});

test("texts that are replaced together are a version of their own, and what was before them too", async () => {
  const files = await Promise.all([save("a.txt", "tea"), save("b.txt", "tea")]);
  const replaced = files.map(({ path, hash }) => ({ path, content: "coffee", baseHash: hash }));
  await saveFiles(ann, id, { files: replaced });
  expect(await labels()).toEqual(["Edited a.txt and 1 more", "Added a.txt and 1 more"]);
});

test("what was changed and changed back makes no version", async () => {
  await save("index.html", "<p>one</p>");
  await keepIdleEdits(afterPause());
  await save("index.html", "<p>two</p>");
  await save("index.html", "<p>one</p>");
  await keepIdleEdits(afterPause());
  expect(await labels()).toEqual(["Added index.html"]);
  expect(await isNoted()).toBe(false);
});

test("a file that came and went in an empty project makes no version", async () => {
  const { id: fileId } = await save("index.html", "<p>one</p>");
  await deleteFile(ann, fileId);
  await keepIdleEdits(afterPause());
  expect(await labels()).toEqual([]);
  expect(await isNoted()).toBe(false);
});
