import { expect, test } from "vitest";
import type { TrialBytes } from "~/trial/trial-bytes";
import { createTrialStore } from "~/trial/trial-store";
import { FakeBrowser } from "../../tests/support/fake-browser";
import { deleteTrials } from "./delete-trials";
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

test("in a full browser a trial is deleted for good, after a question, and what waited for room is stored", async () => {
  const browser = new FakeBrowser();
  const open = () => createTrialStore(() => browser.openTab().storage);
  const trials = open();
  const [old, next] = ["Old", "Next"].map(
    (name) => trials.createProject({ name, idForm: "timestamp" }).project,
  );
  if (!old || !next) throw new Error("Two were made.");
  trials.putFile(old.id, { path: "a.txt", content: "x".repeat(2_000) });
  browser.limit = [...browser.entries].reduce(
    (sum, [key, text]) => sum + key.length + text.length,
    0,
  );
  const asked: string[] = [];
  const answering = (answer: boolean, fill: number | null = null) => ({
    ask: (question: string) => asked.push(question) > 0 && answer,
    fill: async () => fill,
  });
  // Nothing is known to be unstored, and there is no room to put it aside either.
  expect(await deleteTrials(trials, [old.id], answering(false))).toBe("kept");
  expect([trials.unstored(), trials.listProjects().length]).toEqual([null, 2]);
  expect(trials.putFile(next.id, { path: "b.txt", content: "y".repeat(1_000) }).ok).toBe(false);
  expect(await deleteTrials(trials, [old.id], answering(true))).toBe("gone");
  expect(asked).toEqual(Array(2).fill(expect.stringContaining("for good")));
  expect([trials.unstored(), trials.listDeleted()]).toEqual([null, []]);
  const fresh = open();
  expect(fresh.listProjects()).toMatchObject([{ name: "Next" }]);
  expect(fresh.files(next.id)).toMatchObject([{ path: "b.txt" }]);
  // Another tab may be the one that had no room.
  expect(await deleteTrials(fresh, [next.id], answering(true, 0.8))).toBe("gone");
});
