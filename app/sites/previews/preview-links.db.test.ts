import { beforeAll, expect, test } from "vitest";
import { banPerson } from "~/accounts/restrictions.server";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { isWellFormedLabel } from "~/platform/preview-label.server";
import { turnName } from "~/platform/visitor-key.server";
import { createProject } from "~/projects/projects.server";
import { signUp } from "../../../tests/support/generation-runs";
import { LINKS_PER_PROJECT } from "./preview-link";
import {
  createLink,
  dropEndedLinks,
  endLink,
  isLinkOpen,
  listLinks,
  openLink,
} from "./preview-links.server";

const HOUR_MS = 60 * 60 * 1000;

/** Tells which preview was opened for whom. */
const previews = { open: async (projectId: string, holder: string) => `${projectId} ${holder}` };

let ann: Viewer;
let bob: Viewer;
let id: string;
beforeAll(async () => {
  ann = await signUp("ann-links");
  bob = await signUp("bob-links");
  ({ id } = await createProject(ann, { name: "Garden" }));
});

test("a link opens its project's preview at its owner's cost until its day, and is stored as a digest", async () => {
  const label = await createLink(ann, id, 1);
  expect(isWellFormedLabel(label)).toBe(true);
  expect(await openLink(previews, label)).toBe(`${id} ${turnName(`account:${ann.user?.id}`)}`);
  expect(JSON.stringify(await db.previewLink.findMany())).not.toContain(label.slice(-26));

  const later = new Date(Date.now() + 25 * HOUR_MS);
  expect(await openLink(previews, label, later)).toBeNull();
  expect(await listLinks(id, later)).toEqual([]);
  await dropEndedLinks(later);
  expect(await db.previewLink.count({ where: { projectId: id } })).toBe(0);
  expect(await openLink(previews, `${label}x`)).toBeNull();
});

test("a link that its owner ends opens nothing from then on, and nobody else makes or ends one", async () => {
  const label = await createLink(ann, id, 30);
  const [link] = await listLinks(id);
  await expect(createLink(bob, id, 1)).rejects.toMatchObject({ status: 404 });
  await expect(endLink(bob, id, link?.id ?? "")).rejects.toMatchObject({ status: 404 });
  expect(await openLink(previews, label)).not.toBeNull();
  await endLink(ann, id, link?.id ?? "");
  expect(await openLink(previews, label)).toBeNull();
});

test("a link shows nothing of an app that was taken down, nor of whoever is banned", async () => {
  const cat = await signUp("cat-links");
  const project = await createProject(cat, { name: "Taken down" });
  const label = await createLink(cat, project.id, 30);
  const withhold = (withheldAt: Date | null) =>
    db.project.update({ where: { id: project.id }, data: { withheldAt } });
  expect(await isLinkOpen(label)).toBe(true);
  await withhold(new Date());
  expect(await openLink(previews, label)).toBeNull();
  expect(await isLinkOpen(label)).toBe(false);
  await expect(createLink(cat, project.id, 30)).rejects.toMatchObject({ code: "withheld" });
  await withhold(null);
  expect(await openLink(previews, label)).not.toBeNull();
  await banPerson(cat.user?.id ?? "");
  expect(await openLink(previews, label)).toBeNull();
});

test("a link works as long as can be chosen, a project has so many, and a trial none", async () => {
  await expect(createLink(ann, id, 365)).rejects.toMatchObject({ status: 400 });
  // All at once: none of them may take the others for not made yet.
  const asked = Array.from({ length: LINKS_PER_PROJECT + 3 }, () => createLink(ann, id, 7));
  const answers = await Promise.allSettled(asked);
  const refused = answers.flatMap((one) => (one.status === "rejected" ? [one.reason.status] : []));
  expect(refused).toEqual([409, 409, 409]);
  expect(await listLinks(id)).toHaveLength(LINKS_PER_PROJECT);
  const trial: Viewer = { user: null, trialKey: "links-of-a-trial" };
  const own = { trialId: "trial_1700000000099", trialKey: "links-of-a-trial" };
  await db.project.create({ data: { ...own, name: "Trial" } });
  await expect(createLink(trial, own.trialId, 7)).rejects.toMatchObject({ status: 401 });
});
