import { expect, test } from "vitest";
import { ofType, Run, signUp } from "../../../tests/support/generation-runs";
import { ScriptedModel } from "../../../tests/support/scripted-model";
import { formModel } from "../models/form-model";

const PAGE = 'Here it is.\n\n```html path="index.html"\n<h1>Tea</h1>\n```\n';

test("the starter hears the person alone, not what the product tells beside them", async () => {
  class Starter extends ScriptedModel {
    override readonly kind = "starter";
  }
  const model = new Starter(PAGE);
  const run = await Run.open(await signUp("starter-hears"), model);
  await run.answer("A page about tea");
  await run.answer("make it blue", {
    activeFile: { path: "index.html", content: "<h1>Tea, unsaved</h1>" },
  });
  const said = model.requests.at(-1)?.messages.filter(({ role }) => role === "user") ?? [];
  expect(said.map(({ content }) => content)).toEqual(["A page about tea", "make it blue"]);
});

test("behind a model that fills in forms the starter hears the person alone too, and is not asked again", async () => {
  const starter = new ScriptedModel(PAGE, "I have changed the headline to blue.");
  const small = new ScriptedModel('{ "kind": "landing page" }');
  const model = formModel(
    { ...small, stream: small.stream.bind(small), fillsForms: true },
    starter,
    async () => ["landing page"],
  );
  const run = await Run.open(await signUp("form-hears"), model);
  await run.answer("A page about tea");
  const events = await run.answer("make it blue", {
    activeFile: { path: "index.html", content: "<h1>Tea, unsaved</h1>" },
  });
  expect(starter.asked(1)).toBe("make it blue");
  expect(starter.requests).toHaveLength(2);
  expect(small.requests).toHaveLength(1);
  expect(ofType(events, "notice")).toEqual([]);
  expect(await run.files()).toEqual({ "index.html": "<h1>Tea</h1>\n" });
});
