import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { ofType, proseOf, Run, signUp } from "../../../tests/support/generation-runs";
import { ScriptedModel } from "../../../tests/support/scripted-model";

/** What can be said with a press below an answer that planned or asked. */

let ann: Viewer;
beforeAll(async () => {
  ann = await signUp("ann");
});

test("a discussion ends with a button that has its plan built", async () => {
  const run = await Run.open(ann, new ScriptedModel("1. A list\n2. A chart\n"));
  const events = await run.answer("how would you do it?", { mode: "discuss" });
  expect(ofType(events, "choices")).toEqual([
    {
      type: "choices",
      choices: [
        { text: "Build this", send: "Build this:\n\n1. A list\n2. A chart", mode: "develop" },
      ],
    },
  ]);
});

test("an answer that only explains is not offered to be built", async () => {
  const run = await Run.open(ann, new ScriptedModel("The colour is set in `styles.css`."));
  const events = await run.answer("where is the colour?", { mode: "discuss" });
  expect(ofType(events, "choices")).toEqual([]);
});

test("a large wish may be answered by a plan and questions as buttons, before any file is written", async () => {
  const answer =
    "Two ways are good.\n\n```choices\nOne page\nSeveral pages => Make several pages\n```\n";
  const run = await Run.open(ann, new ScriptedModel(answer));
  const events = await run.answer("a whole shop");
  expect(ofType(events, "choices")[0]?.choices).toEqual([
    { text: "One page", send: "One page" },
    { text: "Several pages", send: "Make several pages" },
  ]);
  expect(proseOf(events)).toBe("Two ways are good.\n\n");
  expect(await run.files()).toEqual({});
});
