import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { fileBlock } from "../../../tests/support/file-blocks";
import { errorsOf, ofType, proseOf, Run, signUp } from "../../../tests/support/generation-runs";
import { ScriptedModel } from "../../../tests/support/scripted-model";
import { ASKS, READ_ROUNDS } from "./asked-reads.server";

/** What becomes of what a model asks to read before it answers. */

const FILES = {
  "index.html": "<!doctype html>\n<title>x</title>\n",
  "a.js": "export const a = 1;\n",
  "lib/b.js": "one\ntwo\nthree\nfour\n",
};
const read = (...lines: string[]) => `\`\`\`read\n${lines.join("\n")}\n\`\`\`\n`;

let ann: Viewer;
beforeAll(async () => {
  ann = await signUp("ann");
});
const open = (...turns: ConstructorParameters<typeof ScriptedModel>) => {
  const model = new ScriptedModel(...turns);
  return Run.open(ann, model, FILES).then((run) => ({ run, model }));
};

test("a model that asks for files is shown them and goes on, and a person sees that it read", async () => {
  const { run, model } = await open(
    `I look at the list.\n\n${read("a.js", "lib/b.js 2-3")}`,
    `Now it counts.\n\n${fileBlock("a.js", "export const a = 2;\n")}`,
  );
  const events = await run.answer("count");
  expect(model.asked(1)).toContain('path="a.js"\nexport const a = 1;\n');
  expect(model.asked(1)).toContain('path="lib/b.js" lines="2-3"\ntwo\nthree\n');
  expect(model.requests[1]?.messages.at(-2)).toMatchObject({
    role: "assistant",
    content: expect.stringContaining("I look at the list."),
  });
  expect(proseOf(events).replaceAll(/\n+/g, "\n").trim()).toBe(
    "I look at the list.\nNow it counts.",
  );
  expect(ofType(events, "step")[0]?.step).toMatchObject({
    kind: "read",
    state: "ended",
    text: "Read 2 files",
    details: ["a.js", "lib/b.js, lines 2 to 3"],
  });
  expect((await run.files())["a.js"]).toBe("export const a = 2;\n");
});

test("a file outside the project is not there to read, nor is a picture; a wrong path has its neighbours told", async () => {
  const { run, model } = await open(read("../../etc/passwd", "logo.png", "src/b.js"), "Fine.");
  await run.answer("look");
  expect(model.asked(1)).toContain("it climbs out of the project");
  expect(model.asked(1)).toContain("logo.png is not text");
  expect(model.asked(1)).toContain("There is no file src/b.js. Near: lib/b.js");
  expect(model.asked(1)).not.toContain("root:");
});

test("an ask that nothing closes, and one without a single line, are answered too", async () => {
  const { run, model } = await open("```read\na.js", "```search\n```\n", "Done.");
  const events = await run.answer("look");
  expect(model.asked(1)).toContain("export const a = 1;");
  expect(model.asked(2)).toContain("Nothing was named");
  expect(proseOf(events).trim()).toBe("Done.");
});

test("a model that only ever asks is told to answer, then ended, and the person is told", async () => {
  const turns = Array.from({ length: READ_ROUNDS + 3 }, (_, at) =>
    read(`a.js ${at + 1}-${at + 2}`),
  );
  const { run, model } = await open(...turns);
  const events = await run.answer("loop");
  expect(model.requests).toHaveLength(READ_ROUNDS + 2);
  expect(model.asked(READ_ROUNDS + 1)).toContain("Answer the person now");
  expect(errorsOf(events)).toMatchObject([
    { error: expect.stringContaining("kept asking for files") },
  ]);
  expect(ofType(events, "done")[0]).toMatchObject({ status: "failed", changes: [] });
  // Nothing was saved: that is said once, and nothing else of it.
  expect(JSON.stringify(errorsOf(events))).toContain("ended there. No file was changed; send");
  expect(ofType(events, "notice")).toEqual([]);
});

test("a model that asks for the same a third time is not asked again", async () => {
  const { run, model } = await open(read("a.js"));
  const events = await run.answer("loop");
  expect(model.asked(2)).toContain("You asked for this already");
  expect(model.requests).toHaveLength(3);
  expect(errorsOf(events)).toMatchObject([
    { error: expect.stringContaining("kept asking for files") },
  ]);
});

test("what a model wrote before it asked stays, and what it wrote blindly after asking does not count", async () => {
  const { run } = await open(
    `${fileBlock("new.js", "kept\n")}\n${read("a.js")}\n${fileBlock("a.js", "blind\n")}`,
    fileBlock("a.js", "export const a = 3;\n"),
  );
  await run.answer("both");
  expect(await run.files()).toMatchObject({ "new.js": "kept\n", "a.js": "export const a = 3;\n" });
});

test("a search shows where words stand", async () => {
  const { run, model } = await open("```search\nTHREE\n```\n", "Found.");
  const events = await run.answer("where");
  expect(model.asked(1)).toContain("lib/b.js:3: three");
  expect(ofType(events, "step")[0]?.step.text).toBe("Searched the project");
});

test("of a flood of asks the first are answered", async () => {
  const { run, model } = await open("```search\nthree\n```\n".repeat(ASKS * 20), "Found.");
  await run.answer("where");
  expect(model.asked(1).split("lib/b.js:3: three")).toHaveLength(ASKS + 1);
});

test("the old rows can be put back: what a file was before can be asked for", async () => {
  const { run, model } = await open(
    fileBlock("lib/b.js", "changed\n"),
    read("lib/b.js @ before"),
    fileBlock("lib/b.js", FILES["lib/b.js"]),
  );
  await run.answer("change it");
  await run.answer("put the old rows back");
  expect(model.asked(2)).toContain("one\ntwo\nthree\nfour\n");
  expect(model.asked(2)).toContain("Earlier versions of lib/b.js:");
  expect((await run.files())["lib/b.js"]).toBe(FILES["lib/b.js"]);
});

test("in a discussion files can be read as well", async () => {
  const { run, model } = await open(read("a.js"), "It is one.");
  const events = await run.answer("what is a?", { mode: "discuss" });
  expect(model.asked(1)).toContain("export const a = 1;");
  expect(proseOf(events).trim()).toBe("It is one.");
});

test("an answer that is the picture of an error fails as that, and changes nothing", async () => {
  const { run } = await open([`data:image/png;base64,${"iVBORw0KGgo".repeat(900)}`]);
  const events = await run.answer("look");
  expect(events).toContainEqual(
    expect.objectContaining({ error: expect.stringContaining("a picture in place of words") }),
  );
  expect(proseOf(events).length).toBeLessThan(50);
  expect(await run.files()).toEqual(FILES);
});
