import { expect, test, vi } from "vitest";
import { db } from "~/platform/db.server";
import { expireDeleted } from "~/projects/deleted-projects.server";
import { createProject } from "~/projects/projects.server";
import { changeTree } from "~/projects/tree.server";
import { signUp } from "../../tests/support/generation-runs";
import { deletePerson } from "./deletion.server";
import { takeFromEverybody } from "./gone-projects.server";
import type { Viewer } from "./user";

const EVENTS = 60_000;

/** A project with a conversation that went on for a day. */
async function makeTalkative(viewer: Viewer): Promise<string> {
  const { id: projectId } = await createProject(viewer, { name: "Talk" });
  await changeTree(projectId, [{ path: "index.html", content: "<p>talk</p>" }]);
  const by = { mode: "develop", engine: "test", engineLabel: "Test", requestHash: "" };
  const messages = { userMessageId: projectId, assistantMessageId: projectId };
  const { id: generationId } = await db.generation.create({
    data: { projectId, ...by, ...messages, status: "finished" },
  });
  await db.$executeRaw`
    INSERT INTO "GenerationEvent" ("generationId", "seq", "data")
    WITH RECURSIVE n(seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM n WHERE seq < ${EVENTS})
    SELECT CAST(${generationId} AS TEXT), seq, '{}' FROM n`;
  return projectId;
}

const rowsOf = async (projectId: string) => ({
  projects: await db.project.count({ where: { id: projectId } }),
  files: await db.file.count({ where: { projectId } }),
  events: await db.generationEvent.count({ where: { generation: { projectId } } }),
});
const NONE = { projects: 0, files: 0, events: 0 };

test("others have their turns while an account goes that has said very much", async () => {
  const ann = await signUp("ann who talks");
  const id = await makeTalkative(ann);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  await deletePerson(ann.user?.id ?? "", async () => {});
  isOver = true;
  // In one statement there are three.
  expect(turns).toBeGreaterThan(6);
  expect(await rowsOf(id)).toEqual(NONE);
});

test("what a killed process left of a deleted account is nobody's, and goes with the next look", async () => {
  const bob = await signUp("bob who talks");
  const id = await makeTalkative(bob);
  expect(await takeFromEverybody({ ownerId: bob.user?.id ?? "" })).toEqual([id]);
  await db.user.deleteMany({ where: { id: bob.user?.id ?? "" } });
  expect(await rowsOf(id)).toEqual({ projects: 1, files: 1, events: EVENTS });
  await expireDeleted(new Date());
  expect(await rowsOf(id)).toEqual(NONE);
});

test("an account is gone also where its projects cannot go at once, which a later look makes up for", async () => {
  const cat = await signUp("cat who talks");
  const { id } = await createProject(cat, { name: "Talk" });
  vi.spyOn(db.project, "deleteMany").mockRejectedValueOnce(new Error("busy"));
  await deletePerson(cat.user?.id ?? "", async () => {});
  expect(await db.user.count({ where: { id: cat.user?.id ?? "" } })).toBe(0);
  expect((await rowsOf(id)).projects).toBe(1);
  await expireDeleted(new Date());
  expect(await rowsOf(id)).toEqual(NONE);
});
