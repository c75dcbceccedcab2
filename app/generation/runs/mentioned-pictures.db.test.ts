import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { createProject } from "~/projects/projects.server";
import { storeBinary } from "~/projects/stored-binaries.server";
import { changeTree } from "~/projects/tree.server";
import { readToEnd, signUp } from "../../../tests/support/generation-runs";
import { ScriptedModel } from "../../../tests/support/scripted-model";
import { picture } from "../../../tests/support/upload-files";
import { Generations } from "./generations.server";

/** Pictures of a project that somebody mentions. */

class SeeingModel extends ScriptedModel {
  readonly sees = true;
}

async function ask(model: ScriptedModel, content: string) {
  const viewer = await signUp(`looking-${Math.random()}`);
  const { id } = await createProject(viewer, { name: "Shop" });
  const logo = await storeBinary(id, Readable.from([await picture().png().toBuffer()]));
  const broken = await storeBinary(id, Readable.from([Buffer.from([1, 2, 3])]));
  await changeTree(id, [
    { path: "index.html", content: "<p>Hi</p>" },
    { path: "public/logo.png", content: null, binary: logo },
    { path: "public/broken.png", content: null, binary: broken },
  ]);
  const generations = new Generations({ model: () => model });
  const generation = await generations.start(viewer, id, { content, mode: "discuss" });
  const events = await readToEnd(generations, generation);
  await generations.drain(10_000);
  const request = model.requests[0];
  const last = request?.messages.findLast(({ role }) => role === "user");
  const notices = JSON.stringify(events);
  return { told: last?.content ?? "", pictures: last?.pictures ?? [], notices };
}

test("a model that sees is shown a picture that the message mentions, and no other", async () => {
  const { told, pictures } = await ask(new SeeingModel("Nice."), "Is @public/logo.png fine?");
  expect(pictures).toMatchObject([{ mediaType: "image/jpeg" }]);
  expect(told).toMatch(/public\/logo\.png \([^)]+\), shown to you as picture 1\./);
  const without = await ask(new SeeingModel("Nice."), "Is the logo fine?");
  expect(without.pictures).toEqual([]);
});

test("one that is broken is named, and the person is told that it was not shown", async () => {
  const { told, pictures, notices } = await ask(new SeeingModel("Hm."), "Look at @broken.png");
  expect(pictures).toEqual([]);
  expect(told).toContain("It is not shown to you");
  expect(notices).toContain("Scripted was not shown public/broken.png");
});

test("a model that cannot see says so", async () => {
  const { pictures, notices } = await ask(new ScriptedModel("Hm."), "Look at @logo.png");
  expect(pictures).toEqual([]);
  expect(notices).toContain(
    "Scripted cannot see pictures. It was told the name and size of public/logo.png.",
  );
});
