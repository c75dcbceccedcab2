import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { storeBinary } from "~/projects/stored-binaries.server";
import { changeTree, readProjectTree } from "~/projects/tree.server";
import { deleteBlock, editBlock, fileBlock } from "../../../tests/support/file-blocks";
import { ofType, Run, signUp } from "../../../tests/support/generation-runs";
import { ScriptedModel } from "../../../tests/support/scripted-model";

/** A rename as some models write it. */
const renameBlock = (from: string, to: string) =>
  `<dyad-rename from="${from}" to="${to}"></dyad-rename>\n`;

let people = 0;

/** A project with a page and a picture. */
async function openRun(...answer: string[]) {
  const model = new ScriptedModel(answer);
  people += 1;
  const run = await Run.open(await signUp(`mo${people}`), model, { "index.html": "<p>Hi</p>\n" });
  const binary = await storeBinary(run.projectId, Readable.from([Buffer.from("\x89PNG\0\0")]));
  await changeTree(run.projectId, [{ path: "img/logo.png", content: null, binary }]);
  const pictures = async () => [...(await readProjectTree(run.projectId)).binaries];
  return { model, run, binary, pictures };
}

test("a model is told of files that are no text, by path, type and size", async () => {
  const { model, run, binary } = await openRun("Nothing to do.");
  await run.answer("Use my logo");
  expect(model.requests[0]?.messages.at(-1)?.content).toContain(
    `- img/logo.png (image/png, ${binary.size} bytes)`,
  );
});

test.each([
  ["written over", fileBlock("img/logo.png", "<svg/>\n")],
  ["edited", editBlock("img/logo.png", "PNG", "GIF")],
])("a picture that is %s stands as it was, and the model and the person are told", async (_, block) => {
  const { model, run, binary, pictures } = await openRun(block);
  const events = await run.answer("Change it");
  expect(await pictures()).toEqual([["img/logo.png", binary]]);
  expect(await run.files()).toEqual({ "index.html": "<p>Hi</p>\n" });
  expect(model.requests.length).toBeGreaterThan(1);
  expect(ofType(events, "file_error")[0]?.error).toContain("a text does not replace it");
});

test("a picture is renamed with all its bytes, but not onto another file", async () => {
  const moved = await openRun(renameBlock("img/logo.png", "public/brand.png"));
  await moved.run.answer("Rename it");
  expect(await moved.pictures()).toEqual([["public/brand.png", moved.binary]]);
  const held = await openRun(renameBlock("img/logo.png", "index.html"));
  await held.run.answer("Rename it");
  expect(await held.pictures()).toEqual([["img/logo.png", held.binary]]);
  expect(await held.run.files()).toEqual({ "index.html": "<p>Hi</p>\n" });
});

test("a picture is deleted when that is what the answer says", async () => {
  const { run, pictures } = await openRun(deleteBlock("img/logo.png"));
  await run.answer("Delete it");
  expect(await pictures()).toEqual([]);
});
