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
