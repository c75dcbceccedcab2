import { expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { jobWords } from "~/admin/health/job-words";
import { db } from "~/platform/db.server";
import { listCheckpoints } from "~/projects/checkpoints.server";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import { createFile } from "~/projects/file-store.server";
import { createProject } from "~/projects/projects.server";
import { JOBS } from "./recurring-jobs.server";

const TEN_YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000;

test.each(
  JOBS.map(([name]) => name),
)("%s is called by words in the pages of administrators", (name) => {
  expect(jobWords(name)).not.toBe(name);
});

test("no checkpoint of an account's project goes because of its age", async () => {
  const { id: userId } = await db.user.create({ data: { name: "ann" } });
  const user = { id: userId, name: "ann", email: null, imageUrl: null, isAdmin: false };
  const ann: Viewer = { user, trialKey: null };
  const { id } = await createProject(ann, { name: "Kept" });
  await createFile(ann, id, { path: "index.html", content: "<p>Hi</p>" });
  await createCheckpoint(id, { kind: "after", label: "First" });
  const before = await listCheckpoints(ann, id);
  expect(before).toHaveLength(1);
  const later = new Date(Date.now() + TEN_YEARS_MS);
  for (const [, , work] of JOBS) await work(later);
  expect(await listCheckpoints(ann, id)).toEqual(before);
});
