import { expect, test } from "vitest";
import { Run, signUp } from "../../../tests/support/generation-runs";
import { ScriptedModel } from "../../../tests/support/scripted-model";

test("the starter hears the person alone, not what the product tells beside them", async () => {
  class Starter extends ScriptedModel {
    override readonly kind = "starter";
  }
  const model = new Starter('Here it is.\n\n```html path="index.html"\n<h1>Tea</h1>\n```\n');
  const run = await Run.open(await signUp("starter-hears"), model);
  await run.answer("A page about tea");
  await run.answer("make it blue", {
    activeFile: { path: "index.html", content: "<h1>Tea, unsaved</h1>" },
  });
  const said = model.requests.at(-1)?.messages.filter(({ role }) => role === "user") ?? [];
  expect(said.map(({ content }) => content)).toEqual(["A page about tea", "make it blue"]);
});
