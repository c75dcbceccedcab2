import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { diffCheckpoint, readCheckpointFile } from "./checkpoint-diff.server";
import { listCheckpoints } from "./checkpoints.server";
import { DIFF_LIMITS } from "./compare-trees.server";
import { createCheckpoint, createCheckpointWith } from "./create-checkpoint.server";
import { deleteProject } from "./deleted-projects.server";
import { diffText } from "./file-diff";
import {
  createFile,
  deleteFile,
  listFileHeads,
  listFiles,
  renameFile,
  saveFile,
} from "./file-store.server";
import { createProject, findProject, listProjects, updateProject } from "./projects.server";
import { restoreCheckpoint } from "./restore-checkpoint.server";
import { changeTree, readTree, walkTree } from "./tree.server";

async function signUp(name: string): Promise<Viewer> {
  const user = await db.user.create({ data: { name, email: `${name}@example.com` } });
  return {
    user: { id: user.id, name, email: user.email, imageUrl: null, isAdmin: false },
    trialKey: null,
  };
}

let ann: Viewer;
let bob: Viewer;
const byAnn = { visitor: "ann" };
const nobody: Viewer = { user: null, trialKey: null };

beforeAll(async () => {
  ann = await signUp("ann");
  bob = await signUp("bob");
});

describe("projects", () => {
  test("a person sees their own projects only, newest first", async () => {
    const first = await createProject(ann, { name: "First" });
    const second = await createProject(ann, { name: "Second", description: "two" });
    await createProject(bob, { name: "Bob's" });
    expect((await listProjects(ann)).map((project) => project.id)).toEqual([second.id, first.id]);
    expect(second).toMatchObject({ template: "react", published: "false", description: "two" });
  });

  test("somebody else's project does not exist for them", async () => {
    const { id } = await createProject(ann, { name: "Private" });
    expect(await findProject(bob, id)).toBeNull();
    await expect(updateProject(bob, id, { name: "Mine" })).rejects.toMatchObject({ status: 404 });
    await expect(deleteProject(bob, id)).rejects.toMatchObject({ status: 404 });
    await expect(listFiles(bob, id)).rejects.toMatchObject({ status: 404 });
    await expect(listFiles(nobody, id)).rejects.toMatchObject({ status: 401 });
  });
});

test("a tree is walked a few files at a time, each as it was or as it is now", async () => {
  const { id } = await createProject(ann, { name: "Walked" });
  const large = (letter: string) => letter.repeat(600_000);
  await changeTree(
    id,
    ["a", "b", "c", "d"].map((name) => ({ path: `${name}.txt`, content: large(name) })),
  );
  const walk = walkTree(id);
  const found = [(await walk.next()).value];
  await changeTree(id, [
    { path: "b.txt", content: "new" },
    { path: "c.txt", content: null },
  ]);
  // What no tree names is dropped, of trials at once.
  await db.blob.deleteMany({ where: { projectId: id, content: { in: [large("b"), large("c")] } } });
  for await (const file of walk) found.push(file);
  expect(found).toEqual([
    ["a.txt", large("a")],
    ["b.txt", "new"],
    ["d.txt", large("d")],
  ]);
});

test("whatever is done to a project while it is deleted finds it or does not", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await createProject(ann, { name: "Going" });
    const outcomes = await Promise.allSettled([
      deleteProject(ann, id),
      deleteProject(ann, id),
      updateProject(ann, id, { name: "Gone" }),
      createFile(ann, id, { path: "a.txt", content: "" }),
    ]);
    const reasons = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(reasons.filter(({ status }) => status !== 404)).toEqual([]);
    expect(await findProject(ann, id)).toBeNull();
  }
});

describe("files", () => {
  test("are created, saved, moved and deleted", async () => {
    const { id } = await createProject(ann, { name: "Files" });
    const file = await createFile(ann, id, { path: "./src//a.ts", content: "1\r\n" });
    expect(file).toMatchObject({ path: "src/a.ts", name: "a.ts", language: "typescript" });
    const saved = await saveFile(ann, file.id, { content: "2", baseHash: file.hash });
    expect((await listFiles(ann, id))[0]).toEqual(saved);
    expect(await renameFile(ann, file.id, "src/b.ts")).toMatchObject({ path: "src/b.ts" });
    await deleteFile(ann, file.id);
    expect(await listFiles(ann, id)).toEqual([]);
  });

  test("are listed by path, without their contents or only some of them when that is asked", async () => {
    const { id } = await createProject(ann, { name: "Listed" });
    for (const path of ["b.css", "a.html", "c.js"])
      await createFile(ann, id, { path, content: path });
    const all = await listFiles(ann, id);
    expect(all.map(({ content }) => content)).toEqual(["a.html", "b.css", "c.js"]);
    expect(await listFileHeads(ann, id)).toEqual(all.map(({ content: _, ...head }) => head));
    expect(await listFiles(ann, id, ["c.js", "nowhere.js"])).toEqual([all[2]]);
    await expect(listFileHeads(bob, id)).rejects.toMatchObject({ status: 404 });
  });

  test("a save over a change from another tab is refused, and hands over what is there", async () => {
    const { id } = await createProject(ann, { name: "Two tabs" });
    const file = await createFile(ann, id, { path: "a.txt", content: "start" });
    const first = await saveFile(ann, file.id, { content: "tab one", baseHash: file.hash });
    await expect(
      saveFile(ann, file.id, { content: "tab two", baseHash: file.hash }),
    ).rejects.toMatchObject({ status: 409, code: "conflict", data: { current: first } });
    expect((await readTree(id)).get("a.txt")).toBe("tab one");
  });

  test("twenty saves from one base at once: exactly one wins", async () => {
    const { id } = await createProject(ann, { name: "Race" });
    const file = await createFile(ann, id, { path: "a.txt", content: "start" });
    const saves = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        saveFile(ann, file.id, { content: `save ${n}`, baseHash: file.hash }),
      ),
    );
    expect(saves.filter((save) => save.status === "fulfilled")).toHaveLength(1);
  });

  test("made or moved to one path at once: exactly one gets it, and keeps its content", async () => {
    const { id } = await createProject(ann, { name: "One path" });
    const made = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        createFile(ann, id, { path: "a.txt", content: `from ${n}` }),
      ),
    );
    const [winner, ...more] = made.flatMap((one) =>
      one.status === "fulfilled" ? [one.value] : [],
    );
    expect(more).toEqual([]);
    expect((await readTree(id)).get("a.txt")).toBe(winner?.content);
    const others = await Promise.all(
      ["b.txt", "c.txt", "d.txt"].map((path) => createFile(ann, id, { path, content: path })),
    );
    const moved = await Promise.allSettled(
      others.map((file) => renameFile(ann, file.id, "same.txt")),
    );
    expect(moved.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    for (const one of [...made, ...moved]) {
      if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "path_taken" });
    }
  });

  test("of somebody else are not found by their id", async () => {
    const { id } = await createProject(ann, { name: "Ids" });
    const file = await createFile(ann, id, { path: "a.txt", content: "a" });
    await expect(saveFile(bob, file.id, { content: "b" })).rejects.toMatchObject({ status: 404 });
    await expect(renameFile(bob, file.id, "b.txt")).rejects.toMatchObject({ status: 404 });
    await expect(deleteFile(bob, file.id)).rejects.toMatchObject({ status: 404 });
  });

  test("a taken path, a hostile path and binary content are refused", async () => {
    const { id } = await createProject(ann, { name: "Bad input" });
    const file = await createFile(ann, id, { path: "a.txt", content: "a" });
    await createFile(ann, id, { path: "b.txt", content: "b" });
    const create = (path: string, content = "") => createFile(ann, id, { path, content });
    await expect(create("a.txt")).rejects.toMatchObject({ status: 409 });
    await expect(renameFile(ann, file.id, "b.txt")).rejects.toMatchObject({ status: 409 });
    await expect(create("../a")).rejects.toMatchObject({ status: 400 });
    await expect(create("x.bin", "\0")).rejects.toMatchObject({ code: "not_text" });
    await expect(create("a.txt/b")).rejects.toMatchObject({ status: 409 });
  });

  test("a change of many files is made whole or not at all", async () => {
    const { id } = await createProject(ann, { name: "Whole" });
    const changes = [
      { path: "good.txt", content: "good" },
      { path: "bad.txt", content: "\0" },
    ];
    await expect(changeTree(id, changes)).rejects.toMatchObject({ code: "not_text" });
    expect((await readTree(id)).size).toBe(0);
  });
});

describe("checkpoints", () => {
  test("pin, diff, roll back, and roll the rollback back", async () => {
    const { id } = await createProject(ann, { name: "History" });
    await changeTree(id, [{ path: "a.txt", content: "one\n" }]);
    await createCheckpoint(id, { kind: "after", label: "first" });
    await changeTree(id, [
      { path: "a.txt", content: "two\n" },
      { path: "b.txt", content: "new\n" },
    ]);
    const second = await createCheckpoint(id, { kind: "after", label: "second" });
    const [newest, oldest] = await listCheckpoints(ann, id);
    expect(newest?.changes).toEqual([
      { path: "a.txt", action: "updated" },
      { path: "b.txt", action: "created" },
    ]);
    const diff = diffText((await diffCheckpoint(ann, id, second.id, byAnn)).files);
    expect(diff).toContain("-one\n+two\n");
    expect(diff).toContain("+new\n");

    const rollback = await restoreCheckpoint(ann, id, oldest?.id ?? "");
    expect(Object.fromEntries(await readTree(id))).toEqual({ "a.txt": "one\n" });
    expect(rollback).toMatchObject({ kind: "restore", label: "Rolled back to “first”" });
    await restoreCheckpoint(ann, id, second.id);
    expect(Object.fromEntries(await readTree(id))).toEqual({ "a.txt": "two\n", "b.txt": "new\n" });
    // A rollback that is gone back to says what it brought back, in one pair of quotes.
    expect((await restoreCheckpoint(ann, id, rollback.id)).label).toBe("Rolled back to “first”");
  });

  test("are shown as far as a page holds; the other files are named, and can be read whole", async () => {
    const { id } = await createProject(ann, { name: "Many files" });
    const text = "a line that is new\n".repeat(100);
    const changes = Array.from({ length: 200 }, (_, number) => ({
      path: `${number}.txt`,
      content: `${number}\n${text}`,
    }));
    await changeTree(id, changes);
    const checkpoint = await createCheckpoint(id, { kind: "after", label: "many" });
    const { files, previousId } = await diffCheckpoint(ann, id, checkpoint.id, byAnn);
    expect(previousId).toBeNull();
    expect(files).toHaveLength(200);
    expect(diffText(files.filter((file) => "patch" in file)).split("\n").length).toBeLessThan(
      DIFF_LIMITS.lines + 10,
    );
    const hidden = files.find((file) => "notShown" in file);
    expect(hidden).toMatchObject({ notShown: "too-many", before: null });
    const path = hidden?.path ?? "";
    const whole = { checkpointId: checkpoint.id, path };
    expect(await readCheckpointFile(ann, id, whole)).toBe(`${path.slice(0, -4)}\n${text}`);
    await expect(readCheckpointFile(bob, id, whole)).rejects.toMatchObject({ status: 404 });
    await expect(readCheckpointFile(ann, id, { ...whole, path: "../0.txt" })).rejects.toMatchObject(
      { status: 404 },
    );
  });

  test("of a file that is not stored any more say so, and show the others", async () => {
    const { id } = await createProject(ann, { name: "Gone" });
    await changeTree(id, [
      { path: "a.txt", content: "there\n" },
      { path: "b.txt", content: "lost\n" },
      { path: "c.txt", content: "there as well\n" },
    ]);
    const checkpoint = await createCheckpoint(id, { kind: "after", label: "three" });
    await db.blob.deleteMany({ where: { projectId: id, content: "lost\n" } });
    const { files } = await diffCheckpoint(ann, id, checkpoint.id, byAnn);
    expect(files).toMatchObject([
      { path: "a.txt", patch: expect.stringContaining("+there\n") },
      { path: "b.txt", notShown: "gone", before: null, after: { bytes: 5 } },
      { path: "c.txt", patch: expect.stringContaining("+there as well\n") },
    ]);
    expect(diffText(files)).toContain("what this file held is not stored any more: now 5 bytes.");
  });

  test("of something that is refused are not tried again", async () => {
    const { id } = await createProject(ann, { name: "Refused" });
    const slug = "refused-slug";
    await db.project.create({ data: { name: "First", slug } });
    let tries = 0;
    const pinning = createCheckpointWith(id, [], { kind: "publish", label: "Published" }, () => {
      tries += 1;
      return [db.project.update({ where: { id }, data: { slug } })];
    });
    await expect(pinning).rejects.toMatchObject({ code: "P2002" });
    expect(tries).toBe(1);
    expect(await listCheckpoints(ann, id)).toEqual([]);
  });

  test("at once are all made", async () => {
    const { id } = await createProject(ann, { name: "Many pins" });
    const pins = Array.from({ length: 5 }, (_, n) =>
      createCheckpoint(id, { kind: "after", label: `pin ${n}` }),
    );
    await Promise.all(pins);
    expect(await listCheckpoints(ann, id)).toHaveLength(5);
  });

  test("edits by hand since the last checkpoint survive a rollback", async () => {
    const { id } = await createProject(ann, { name: "Hand edits" });
    await changeTree(id, [{ path: "a.txt", content: "generated" }]);
    const generated = await createCheckpoint(id, { kind: "after", label: "generated" });
    await changeTree(id, [{ path: "a.txt", content: "by hand" }]);
    await restoreCheckpoint(ann, id, generated.id);
    const pinned = (await listCheckpoints(ann, id)).find(
      (row) => row.label === "Before a rollback",
    );
    await restoreCheckpoint(ann, id, pinned?.id ?? "");
    expect((await readTree(id)).get("a.txt")).toBe("by hand");
  });

  test("of somebody else are not found", async () => {
    const { id } = await createProject(ann, { name: "Private history" });
    const checkpoint = await createCheckpoint(id, { kind: "after", label: "x" });
    await expect(restoreCheckpoint(bob, id, checkpoint.id)).rejects.toMatchObject({ status: 404 });
    await expect(diffCheckpoint(bob, id, checkpoint.id, byAnn)).rejects.toMatchObject({
      status: 404,
    });
    const other = await createProject(bob, { name: "Bob's history" });
    await expect(restoreCheckpoint(bob, other.id, checkpoint.id)).rejects.toMatchObject({
      status: 404,
    });
  });
});
