import { expect, test } from "vitest";
import { answerWorkspaceForm } from "./form-actions.server";

test("a sent message waits for its answer before the page is shown again", async () => {
  const done: string[] = [];
  const act = (name: string) => async () => void done.push(name);
  const form = new FormData();
  form.set("intent", "send");
  form.set("content", "Add our opening hours");
  const engines = {
    count: act("counted"),
    generations: { start: act("started"), waitForEnd: act("waited") },
  };
  const answer = await answerWorkspaceForm(
    { user: null, trialKey: null },
    "p1",
    form,
    // Only what sending reaches.
    engines as unknown as Parameters<typeof answerWorkspaceForm>[3],
  );
  expect(answer).toMatchObject({ status: 303 });
  expect(done).toEqual(["counted", "started", "waited"]);
});
