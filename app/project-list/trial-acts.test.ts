import { expect, test } from "vitest";
import type { TrialBytes } from "~/trial/trial-bytes";
import { createTrialStore } from "~/trial/trial-store";
import { FakeBrowser } from "../../tests/support/fake-browser";
import { duplicateTrial } from "./trial-acts";

/** The bytes of trials, in memory. */
function heldBytes() {
  const held = new Map<string, ArrayBuffer>();
  const bytes: TrialBytes = {
    has: async (...key) => held.has(key.join(" ")),
    read: async (...key) => held.get(key.join(" ")) ?? null,
    keep: async (projectId, hash, content) => void held.set(`${projectId} ${hash}`, content),
    async removeUnnamed() {},
    async remove(projectId) {
      for (const key of held.keys()) if (key.startsWith(projectId)) held.delete(key);
    },
  };
  return { held, bytes };
}

test("a trial is duplicated with its pictures, which stay when the first one is deleted", async () => {
  const { storage } = new FakeBrowser().openTab();
  const { held, bytes } = heldBytes();
  const trials = createTrialStore(() => storage, { bytes: async () => bytes });
  const { project } = trials.createProject({ name: "Café", label: "Clients", idForm: "timestamp" });
  const { keepBytes } = await import("~/trial/keep-bytes");
  const binary = await keepBytes(trials, project.id, new TextEncoder().encode("a cup").buffer);
  trials.putFile(project.id, { path: "index.html", content: "<h1>Hi</h1>" });
  trials.putFile(project.id, { path: "cup.png", content: "", binary });
  await duplicateTrial(trials, project.id);
  const copy = trials.listProjects().find(({ id }) => id !== project.id);
  expect(copy).toMatchObject({ name: "Café copy", label: "Clients" });
  trials.deleteProject(project.id);
  expect(trials.files(copy?.id ?? "").map(({ path }) => path)).toEqual(["index.html", "cup.png"]);
  expect([...held.keys()]).toContain(`${copy?.id} ${binary.hash}`);
});

test("a trial that was deleted is nowhere but among what can be restored, until it goes for good", () => {
  const { storage } = new FakeBrowser().openTab();
  let time = Date.parse("2026-11-01T00:00:00Z");
  const trials = createTrialStore(() => storage, { now: () => time });
  const { project } = trials.createProject({ name: "Café", idForm: "timestamp" });
  trials.putFile(project.id, { path: "index.html", content: "<h1>Hi</h1>" });
  trials.putAside(project.id);
  expect([trials.listProjects(), trials.getProject(project.id)]).toEqual([[], null]);
  expect(trials.listDeleted()).toMatchObject([{ id: project.id, name: "Café" }]);
  trials.restoreProject(project.id);
  expect(trials.files(project.id)).toMatchObject([{ path: "index.html" }]);
  expect(trials.listProjects()).toHaveLength(1);
  trials.putAside(project.id);
  time += 29;
  trials.sweepDeleted(30);
  expect(trials.listDeleted()).toHaveLength(1);
  time += 1;
  trials.sweepDeleted(30);
  expect([trials.listDeleted(), trials.files(project.id)]).toEqual([[], []]);
});
