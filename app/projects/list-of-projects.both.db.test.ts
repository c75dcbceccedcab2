import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { signUp } from "../../tests/support/generation-runs";
import { listCheckpoints } from "./checkpoints.server";
import {
  deleteForGood,
  deleteProject,
  deleteProjects,
  expireDeleted,
  listDeleted,
  restoreProject,
} from "./deleted-projects.server";
import { duplicateProject } from "./duplicate-project.server";
import { readVariables, storeVariables } from "./environment/environment.server";
import { createFile, listFiles, saveFile } from "./file-store.server";
import { followTitle } from "./follow-title.server";
import { readProjectPage } from "./list-projects.server";
import { archiveProjects, labelProjects } from "./organize-projects.server";
import { PROJECTS_PER_PAGE, type ProjectQuery } from "./project-query";
import { DELETED_DAYS, LABEL_LENGTH, PROJECT_DELETED } from "./project-rules";
import { createProject, findProject, listProjects, updateProject } from "./projects.server";
import { storeBinary } from "./stored-binaries.server";
import { changeTree, readProjectTree } from "./tree.server";

const DAY_MS = 24 * 60 * 60 * 1000;
const AS_IT_OPENS: ProjectQuery = {
  view: "current",
  search: "",
  sort: "changed",
  label: "",
  after: "",
};

const read = (viewer: Viewer, query: Partial<ProjectQuery> = {}) =>
  readProjectPage(viewer, { ...AS_IT_OPENS, ...query });

async function names(viewer: Viewer, query: Partial<ProjectQuery> = {}): Promise<string[]> {
  return (await read(viewer, query)).projects.map(({ name }) => name);
}

let people = 0;

/** A person with projects of these names, the first changed first. */
async function personWith(...projects: string[]) {
  people += 1;
  const viewer = await signUp(`person ${people}`);
  const ids = [];
  for (const [at, name] of projects.entries()) {
    const { id } = await createProject(viewer, { name });
    await db.$executeRaw`UPDATE "Project" SET "updatedAt" = ${new Date(at)} WHERE "id" = ${id}`;
    ids.push(id);
  }
  return { viewer, ids };
}

describe("the list", () => {
  test("shows what was changed last first, and a save is a change", async () => {
    const { viewer, ids } = await personWith("Old", "New");
    expect(await names(viewer)).toEqual(["New", "Old"]);
    const { id } = await createFile(viewer, ids[0] ?? "", { path: "a.txt", content: "a" });
    expect(await names(viewer)).toEqual(["Old", "New"]);
    await db.$executeRaw`UPDATE "Project" SET "updatedAt" = ${new Date(0)} WHERE "id" = ${ids[0]}`;
    await saveFile(viewer, id, { content: "b" });
    expect(await names(viewer)).toEqual(["Old", "New"]);
  });

  test("finds by words of name, label and description, whatever their case and accents", async () => {
    const { viewer, ids } = await personWith("Café Lindner", "Running club");
    await updateProject(viewer, ids[1] ?? "", { description: "Points for a Zürich marathon" });
    await labelProjects(viewer, [ids[1] ?? ""], "Clubs");
    expect(await names(viewer, { search: "CAFE" })).toEqual(["Café Lindner"]);
    expect(await names(viewer, { search: "zurich clubs" })).toEqual(["Running club"]);
    expect(await names(viewer, { search: "100%" })).toEqual([]);
    expect(await names(viewer, { label: "Clubs" })).toEqual(["Running club"]);
    expect((await read(viewer)).labels).toEqual(["Clubs"]);
  });

  test("is sorted by name as people sort", async () => {
    const { viewer } = await personWith("beta", "Alpha", "Éclair");
    expect(await names(viewer, { sort: "name" })).toEqual(["Alpha", "beta", "Éclair"]);
  });

  test.each([
    "changed",
    "created",
    "name",
  ] as const)("comes a page at a time, by %s", async (sort) => {
    const all = Array.from({ length: PROJECTS_PER_PAGE + 3 }, (_, index) => `P${index + 100}`);
    const { viewer } = await personWith(...all);
    const first = await read(viewer, { sort });
    const second = await read(viewer, { sort, after: first.next ?? "" });
    expect(first.projects).toHaveLength(PROJECTS_PER_PAGE);
    expect(second.next).toBeNull();
    const seen = [...first.projects, ...second.projects].map(({ name }) => name);
    expect(seen.sort()).toEqual(all);
    const forged = await read(viewer, { sort, after: "eyJhdCI6MX0" });
    expect(forged.projects).toHaveLength(PROJECTS_PER_PAGE);
  });

  test("leaves out what is archived, which stays reachable and as it was", async () => {
    const { viewer, ids } = await personWith("Kept", "Done");
    const { viewer: other } = await personWith();
    expect(await archiveProjects(other, ids, true)).toBe(0);
    expect(await archiveProjects(viewer, ids.slice(1), true)).toBe(1);
    expect(await names(viewer)).toEqual(["Kept"]);
    const archived = await read(viewer, { view: "archived" });
    expect(archived.projects).toMatchObject([
      { name: "Done", updatedAt: new Date(1).toISOString() },
    ]);
    expect(archived.counts).toEqual({ current: 1, archived: 1, deleted: 0 });
    await archiveProjects(viewer, ids, false);
    expect(await names(viewer)).toEqual(["Done", "Kept"]);
  });

  test("a label that is too long changes nothing", async () => {
    const { viewer, ids } = await personWith("Mine");
    const labelling = labelProjects(viewer, ids, "x".repeat(LABEL_LENGTH + 1));
    await expect(labelling).rejects.toMatchObject({ status: 400 });
    expect((await read(viewer)).labels).toEqual([]);
  });
});

describe("a deleted project", () => {
  test("is no project any more, and comes back as it was, but unpublished", async () => {
    const { viewer, ids } = await personWith("Café");
    const [id = ""] = ids;
    await createFile(viewer, id, { path: "a.txt", content: "a" });
    const slug = `cafe-${id.slice(-6).toLowerCase()}`;
    await db.project.update({
      where: { id },
      data: { slug, publishedAt: new Date(), releaseId: id },
    });
    await deleteProject(viewer, id);

    expect(await findProject(viewer, id)).toBeNull();
    expect(await listProjects(viewer)).toEqual([]);
    await expect(listFiles(viewer, id)).rejects.toMatchObject({ status: 404 });
    await expect(updateProject(viewer, id, { name: "x" })).rejects.toMatchObject({ status: 404 });
    await expect(deleteProject(viewer, id)).rejects.toMatchObject({ status: 404 });
    expect(await labelProjects(viewer, ids, "x")).toBe(0);
    expect(await archiveProjects(viewer, ids, true)).toBe(0);
    expect(await listDeleted(viewer)).toMatchObject([{ id, name: "Café" }]);

    await restoreProject(viewer, id);
    await restoreProject(viewer, id);
    expect((await listFiles(viewer, id)).map(({ path }) => path)).toEqual(["a.txt"]);
    expect(await findProject(viewer, id)).toMatchObject({
      slug,
      publishedAt: null,
      releaseId: null,
    });
    expect(await listDeleted(viewer)).toEqual([]);
  });

  test("is told apart to its owner alone, whatever they still do to it", async () => {
    const { viewer, ids } = await personWith("Café");
    const { viewer: other } = await personWith("Theirs");
    const [id = ""] = ids;
    const file = await createFile(viewer, id, { path: "a.txt", content: "a" });
    await deleteProject(viewer, id);
    const change = { content: "typed meanwhile", baseHash: file.hash };
    const told = { status: 404, code: PROJECT_DELETED };
    await expect(updateProject(viewer, id, { name: "x" })).rejects.toMatchObject(told);
    await expect(saveFile(viewer, file.id, change)).rejects.toMatchObject(told);
    for (const refused of [
      () => updateProject(other, id, { name: "x" }),
      () => saveFile(other, file.id, change),
    ]) {
      await expect(refused()).rejects.toMatchObject({ status: 404, code: undefined });
    }
  });

  test("is nobody else's to restore or to delete for good", async () => {
    const { viewer, ids } = await personWith("Mine");
    const { viewer: other, ids: others } = await personWith("Theirs");
    expect(await deleteProjects(viewer, [...ids, ...others])).toBe(1);
    expect(await names(other)).toEqual(["Theirs"]);
    await expect(restoreProject(other, ids[0] ?? "")).rejects.toMatchObject({ status: 404 });
    expect(await deleteForGood(other, ids)).toBe(0);
    expect(await listDeleted(viewer)).toHaveLength(1);
  });

  test(`goes for good when its owner says so, or after ${DELETED_DAYS} days`, async () => {
    const { viewer, ids } = await personWith("Now", "Later", "There");
    await createFile(viewer, ids[0] ?? "", { path: "a.txt", content: "a" });
    await deleteProjects(viewer, ids.slice(0, 2));
    // What was not deleted first cannot be.
    expect(await deleteForGood(viewer, [ids[0] ?? "", ids[2] ?? ""])).toBe(1);
    expect(await db.blob.count({ where: { projectId: ids[0] } })).toBe(0);
    await expireDeleted(new Date(Date.now() + (DELETED_DAYS - 1) * DAY_MS));
    expect(await listDeleted(viewer)).toHaveLength(1);
    await expireDeleted(new Date(Date.now() + (DELETED_DAYS + 1) * DAY_MS));
    expect(await db.project.findMany({ where: { id: { in: ids } } })).toMatchObject([
      { id: ids[2] },
    ]);
  });
});

describe("a copy", () => {
  test("has the files and the public variables, and nothing that was said or done", async () => {
    const { viewer, ids } = await personWith("Garden");
    const [id = ""] = ids;
    const binary = await storeBinary(id, Readable.from([new Uint8Array([0, 1, 2])]));
    await changeTree(id, [
      { path: "index.html", content: "<p>Hi</p>" },
      { path: "logo.png", content: null, binary },
    ]);
    await storeVariables(id, [
      { name: "VITE_CITY", value: "Bern", isSecret: false },
      { name: "KEY", value: "k", isSecret: true },
    ]);
    await db.project.update({
      where: { id },
      data: { slug: `garden-${id}`.slice(0, 40).toLowerCase() },
    });
    await labelProjects(viewer, [id], "Outdoors");
    const copy = await duplicateProject(viewer, id);
    expect(copy).toMatchObject({ name: "Garden copy", slug: null, published: "false" });
    expect((await names(viewer, { label: "Outdoors" })).sort()).toEqual(["Garden", "Garden copy"]);
    expect(await readProjectTree(copy.id)).toEqual(await readProjectTree(id));
    expect(await readVariables(copy.id)).toEqual([
      { name: "VITE_CITY", value: "Bern", isSecret: false },
    ]);
    expect(await listCheckpoints(viewer, copy.id)).toMatchObject([{ label: "Copied from Garden" }]);
  });

  test("of an app that a moderator has taken down is none, until it is given back", async () => {
    const { viewer, ids } = await personWith("Garden");
    const [id = ""] = ids;
    await db.project.update({ where: { id }, data: { withheldAt: new Date() } });
    const copy = duplicateProject(viewer, id);
    await expect(copy).rejects.toMatchObject({ status: 403, code: "withheld" });
    expect(await names(viewer)).toEqual(["Garden"]);
    await db.project.update({ where: { id }, data: { withheldAt: null } });
    expect(await duplicateProject(viewer, id)).toMatchObject({ name: "Garden copy" });
  });

  test("of somebody else's project is none", async () => {
    const { ids } = await personWith("Mine");
    const { viewer: other } = await personWith();
    await expect(duplicateProject(other, ids[0] ?? "")).rejects.toMatchObject({ status: 404 });
    expect(await listProjects(other)).toEqual([]);
  });
});

describe("a name that was made of a wish", () => {
  const page = (title: string) => [{ path: "index.html", content: `<title>${title}</title>` }];

  test("follows the title of the page until a person chooses another", async () => {
    const { viewer } = await personWith();
    const { id } = await createProject(viewer, { name: "Page for a café", namedFrom: "wish" });
    await changeTree(id, page("Blue Door – coffee"));
    await followTitle(id);
    expect(await findProject(viewer, id)).toMatchObject({ name: "Blue Door" });
    await changeTree(id, page("Red Door"));
    await followTitle(id);
    expect(await names(viewer, { search: "red" })).toEqual(["Red Door"]);
    await updateProject(viewer, id, { name: "Mine" });
    await changeTree(id, page("Green Door"));
    await followTitle(id);
    expect(await findProject(viewer, id)).toMatchObject({ name: "Mine" });
  });
});
