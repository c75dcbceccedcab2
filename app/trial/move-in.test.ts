import { expect, test } from "vitest";
import { FakeBrowser } from "../../tests/support/fake-browser";
import { moveIn } from "./move-in";
import { createTrialStore } from "./trial-store";

test("a trial that waits for an answer does not move without it", async () => {
  const { storage } = new FakeBrowser().openTab();
  const trials = createTrialStore(() => storage);
  const { project } = trials.createProject({ name: "Shop", idForm: "timestamp" });
  trials.awaitAnswer(project.id, { messageId: "m", generationId: "g", changedByHand: [] });
  const send = () => Promise.reject(new Error("nothing is sent"));
  expect(await moveIn(trials, project, send)).toMatchObject({
    kind: "kept",
    reason: expect.stringContaining("Open it once"),
  });
  expect(trials.getProject(project.id)).toEqual(project);
});

test("a trial with a message that waits for the line does not move without it", async () => {
  const { storage } = new FakeBrowser().openTab();
  const trials = createTrialStore(() => storage);
  const { project } = trials.createProject({ name: "Shop", idForm: "timestamp" });
  const message = { id: "press", content: "Make it blue", mode: "develop" } as const;
  const hasAll: typeof fetch = async () => Response.json({ id: "p", files: 0, messages: 0 });
  const whileMoving: typeof fetch = async (...asked) => {
    trials.addWaiting(project.id, message);
    return hasAll(...asked);
  };
  for (const send of [whileMoving, hasAll]) {
    expect(await moveIn(trials, project, send)).toMatchObject({
      kind: "kept",
      reason: expect.stringContaining("waits to be sent"),
    });
    expect(trials.waitingMessages(project.id)).toEqual([message]);
  }
});

test("what was typed in a trial and not sent or saved goes along with it", async () => {
  const browser = new FakeBrowser();
  const { storage } = browser.openTab();
  const trials = createTrialStore(() => storage);
  const { project } = trials.createProject({ name: "Shop", idForm: "timestamp" });
  storage.setItem(`sayso:message:${project.id}`, "Make it bl");
  storage.setItem(`sayso:drafts:${project.id}`, '{"a.txt":{"text":"b","base":"a"}}');
  const hasAll: typeof fetch = async () => Response.json({ id: "p", files: 0, messages: 0 });
  expect(await moveIn(trials, project, hasAll)).toEqual({ kind: "moved", id: "p" });
  expect(trials.movedTo(project.id), "the way to it").toBe("p");
  expect(storage.getItem("sayso:message:p")).toBe("Make it bl");
  expect(storage.getItem("sayso:drafts:p")).toBe('{"a.txt":{"text":"b","base":"a"}}');
  expect([...browser.entries.keys()].filter((key) => key.includes(project.id))).toEqual([]);
});

test("its label, its place in the archive and what it was named from are sent along", async () => {
  const { storage } = new FakeBrowser().openTab();
  const trials = createTrialStore(() => storage);
  const made = { name: "Shop", label: "Clients", namedFrom: "wish", idForm: "timestamp" } as const;
  const { project } = trials.createProject(made);
  trials.changeProject(project.id, { archivedAt: "2025-01-08T10:00:00.000Z" });
  let sent: unknown;
  const hasAll: typeof fetch = async (_address, init) => {
    sent = JSON.parse(String(init?.body));
    return Response.json({ id: "p", files: 0, messages: 0 });
  };
  await moveIn(trials, trials.getProject(project.id) ?? project, hasAll);
  expect(sent).toMatchObject({ label: "Clients", isArchived: true, namedFrom: "wish" });
});
