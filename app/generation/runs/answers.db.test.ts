import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { readConversation } from "~/generation/events/conversation-so-far.server";
import { listCheckpoints } from "~/projects/checkpoints.server";
import { deleteBlock, editBlock, fileBlock } from "../../../tests/support/file-blocks";
import { errorsOf, ofType, proseOf, Run, signUp } from "../../../tests/support/generation-runs";
import { Gate, ScriptedModel } from "../../../tests/support/scripted-model";
import { modelError } from "../models/failures";
import { REFUSALS } from "./refusals";

/** What becomes of what a model writes: good, half, wrong or refused. */

const PAGE = "<!doctype html>\n<title>x</title>\n";
const CSS = "body { margin: 0; }\nh1 { color: red; }\n";
const LONG = `${Array.from({ length: 60 }, (_, n) => `export const value${n} = ${n};`).join("\n")}\n`;

let ann: Viewer;
beforeAll(async () => {
  ann = await signUp("ann");
});

describe("an edit", () => {
  test("changes its lines and nothing else", async () => {
    const model = new ScriptedModel(editBlock("a.css", "h1 { color: red; }\n", "h1 { top: 0; }\n"));
    const run = await Run.open(ann, model, { "index.html": PAGE, "a.css": CSS });
    const events = await run.answer("top");
    expect((await run.files())["a.css"]).toBe("body { margin: 0; }\nh1 { top: 0; }\n");
    expect(ofType(events, "done")[0]?.changes).toEqual([{ path: "a.css", action: "updated" }]);
  });

  test("of a name in other upper and lower case shows the file that is meant, and no other", async () => {
    const model = new ScriptedModel(editBlock("A.css", "h1 { color: red; }\n", "h1 { top: 0; }\n"));
    const run = await Run.open(ann, model, { "index.html": PAGE, "a.css": CSS });
    const events = await run.answer("top");
    expect(ofType(events, "file_started").map(({ file }) => file.path)).toEqual(["a.css"]);
    expect((await run.files())["a.css"]).toBe("body { margin: 0; }\nh1 { top: 0; }\n");
  });

  test("that finds no place is asked for once more, then as the whole file", async () => {
    const wrong = editBlock("a.css", "h9 { nowhere: 1; }\n", "h1 { top: 0; }\n");
    const whole = fileBlock("a.css", "h1 { top: 0; }\n");
    const model = new ScriptedModel(wrong, wrong, ["Here it is.\n", whole]);
    const run = await Run.open(ann, model, { "index.html": PAGE, "a.css": CSS });
    const events = await run.answer("top");
    expect(model.requests).toHaveLength(3);
    expect(model.asked(1)).toContain(CSS);
    expect(model.asked(1)).toContain("h9 { nowhere: 1; }");
    expect(model.asked(1)).toContain("as edits or as whole files");
    expect(model.asked(2)).toContain("No edits");
    expect((await run.files())["a.css"]).toBe("h1 { top: 0; }\n");
    expect(ofType(events, "file_error")).toEqual([]);
    expect(proseOf(events)).toBe("");
  });

  test("of what is typed but not saved yet keeps what was typed", async () => {
    const model = new ScriptedModel(editBlock("a.css", "h2 { top: 1px; }\n", "h2 { top: 2px; }\n"));
    const run = await Run.open(ann, model, { "index.html": PAGE, "a.css": CSS });
    const activeFile = { path: "/a.css", content: `${CSS}h2 { top: 1px; }\n` };
    await run.answer("lower", { activeFile });
    expect(model.requests).toHaveLength(1);
    expect((await run.files())["a.css"]).toBe(`${CSS}h2 { top: 2px; }\n`);
  });

  test("that never applies leaves its file, and says so", async () => {
    const wrong = editBlock("a.css", "h9 { nowhere: 1; }\n", "h1 { top: 0; }\n");
    const run = await Run.open(ann, new ScriptedModel(wrong), { "index.html": PAGE, "a.css": CSS });
    const events = await run.answer("top");
    expect((await run.files())["a.css"]).toBe(CSS);
    expect(ofType(events, "file_error")).toHaveLength(1);
    expect(ofType(events, "done")[0]).toMatchObject({
      status: "finished",
      changes: [{ path: "a.css", action: "error", error: expect.any(String) }],
    });
  });
});

test("an answer of one long fence mark is read once, not once from each of its characters", async () => {
  // The square of its length would take a quarter of an hour.
  const mark = "`".repeat(1_000_000);
  const run = await Run.open(ann, new ScriptedModel([mark]), { "index.html": PAGE });
  const events = await run.answer("mark");
  expect(ofType(events, "done")[0]?.status).toBe("finished");
});

test("a file with “rest unchanged” in it does not replace the whole one, and is asked for again", async () => {
  const lazy = "export const value0 = 1;\n// ... rest of the file unchanged\n";
  const fixed = LONG.replace("value0 = 0", "value0 = 1");
  const model = new ScriptedModel(fileBlock("a.js", lazy), fileBlock("a.js", fixed));
  const run = await Run.open(ann, model, { "index.html": PAGE, "a.js": LONG });
  const events = await run.answer("one");
  expect(model.asked(1)).toContain(LONG);
  expect((await run.files())["a.js"]).toBe(fixed);
  expect(ofType(events, "file_created")).toHaveLength(1);
});

test("a file that shrinks to a sliver is asked about, and believed the second time", async () => {
  const small = fileBlock("a.js", "export const only = 1;\n");
  const model = new ScriptedModel(small, small);
  const run = await Run.open(ann, model, { "index.html": PAGE, "a.js": LONG });
  await run.answer("less");
  expect(model.requests).toHaveLength(2);
  expect((await run.files())["a.js"]).toBe("export const only = 1;\n");
});

describe("an answer that is cut off by its length", () => {
  const whole = fileBlock("a.js", LONG);
  const cut = whole.indexOf("value30") + 3;

  test.each([
    ["from the middle of its line", whole.slice(cut)],
    ["with the cut line again", whole.slice(whole.lastIndexOf("\n", cut) + 1)],
    ["with three lines again", whole.slice(whole.indexOf("export const value27"))],
    [
      "behind a new fence",
      `\`\`\`js path="a.js"\n${whole.slice(whole.indexOf("export const value29"))}`,
    ],
  ])("goes on %s, to the byte", async (_, rest) => {
    const model = new ScriptedModel([whole.slice(0, cut), { end: "length" }], rest);
    const run = await Run.open(ann, model, { "index.html": PAGE });
    await run.answer("values");
    expect((await run.files())["a.js"]).toBe(LONG);
  });

  test("goes on in a way that cannot be joined, and its file is asked for whole", async () => {
    const model = new ScriptedModel(
      [whole.slice(0, cut), { end: "length" }],
      "Sure, here is the rest of the file.\n\nexport const more = 1;\n```\n",
      `${whole}${fileBlock("b.js", "export {};\n")}`,
    );
    const run = await Run.open(ann, model, { "index.html": PAGE });
    const events = await run.answer("values");
    expect(model.asked(2)).toContain("Send a.js again, whole");
    expect(await run.files()).toMatchObject({ "a.js": LONG, "b.js": "export {};\n" });
    expect(ofType(events, "file_error")).toEqual([]);
  });

  test("shows its file being written in one go", async () => {
    const model = new ScriptedModel([whole.slice(0, cut), { end: "length" }], whole.slice(cut));
    const run = await Run.open(ann, model, { "index.html": PAGE });
    const events = await run.answer("values");
    expect(ofType(events, "file_started")).toHaveLength(1);
    const shown = ofType(events, "file_delta").map(({ text }) => text);
    expect(shown.join("")).toBe(LONG);
  });

  test("saves what was complete in its continuation before that ends", async () => {
    const lines = `${Array.from({ length: 90 }, (_, n) => `export const more${n} = ${n};`).join("\n")}\n`;
    const gate = new Gate();
    const model = new ScriptedModel(
      [whole.slice(0, cut), { end: "length" }],
      [whole.slice(cut), fileBlock("b.js", lines), gate, fileBlock("c.js", "export {};\n")],
    );
    const run = await Run.open(ann, model, { "index.html": PAGE });
    const generation = await run.start("values");
    await gate.reached;
    expect(await run.files()).toMatchObject({ "a.js": LONG, "b.js": lines });
    gate.open();
    const events = await run.read(generation);
    expect(Object.keys(await run.files())).toEqual(["a.js", "b.js", "c.js", "index.html"]);
    const saved = ofType(events, "file_created").map(({ file }) => file.path);
    expect(saved).toEqual(["a.js", "b.js", "c.js"]);
  });

  test("keeps what was complete when its continuation fails", async () => {
    const model = new ScriptedModel(
      [whole.slice(0, cut), { end: "length" }],
      [whole.slice(cut), fileBlock("b.js", "export {};\n"), modelError("network")],
    );
    const run = await Run.open(ann, model, { "index.html": PAGE });
    const events = await run.answer("values");
    expect(await run.files()).toMatchObject({ "a.js": LONG, "b.js": "export {};\n" });
    expect(ofType(events, "done")[0]).toMatchObject({ status: "failed" });
  });

  test("four times in a row is given up on, and the old file stays", async () => {
    const model = new ScriptedModel(
      [fileBlock("b.css", CSS), whole.slice(0, cut), { end: "length" }],
      ["export const x = 1;\n", { end: "length" }],
    );
    const run = await Run.open(ann, model, { "index.html": PAGE, "a.js": LONG });
    const events = await run.answer("values");
    expect(await run.files()).toEqual({ "index.html": PAGE, "a.js": LONG, "b.css": CSS });
    // It is not all that was to come, so it does not end as if it were.
    expect(ofType(events, "done")[0]).toMatchObject({ status: "failed" });
    expect(errorsOf(events)).toMatchObject([
      { code: "truncated", error: expect.stringContaining("cut off 4 times") },
    ]);
    expect(ofType(events, "file_error")[0]?.file.path).toBe("a.js");
  });

  test("tells its prose once", async () => {
    const model = new ScriptedModel(
      ["First I explain.\nThen I wri", { end: "length" }],
      "Then I write.\nAnd I end.\n",
    );
    const run = await Run.open(ann, model);
    expect(proseOf(await run.answer("talk")).match(/explain|And I end/g)).toHaveLength(2);
  });
});

describe("code without a path", () => {
  const code = `\`\`\`js\n${LONG}\`\`\`\n`;

  test("is asked for once more, with its path", async () => {
    const model = new ScriptedModel(["Here:\n\n", code], fileBlock("a.js", LONG));
    const run = await Run.open(ann, model, { "index.html": PAGE });
    await run.answer("values");
    expect(model.requests).toHaveLength(2);
    expect(model.asked(1)).toContain("no file paths");
    expect((await run.files())["a.js"]).toBe(LONG);
  });

  test("is not asked for twice", async () => {
    const model = new ScriptedModel(code);
    const run = await Run.open(ann, model, { "index.html": PAGE });
    await run.answer("values");
    expect(model.requests).toHaveLength(2);
    expect(await run.files()).toEqual({ "index.html": PAGE });
  });

  test("is an answer, where a file was refused for its path: that is asked about once", async () => {
    const model = new ScriptedModel(fileBlock("../a.js", LONG));
    const run = await Run.open(ann, model, { "index.html": PAGE });
    const events = await run.answer("values");
    expect(model.requests).toHaveLength(2);
    expect(ofType(events, "file_error")).toHaveLength(2);
  });
});

test("a path outside the project is told, and the rest goes on", async () => {
  const hostile = ["../../etc/passwd", "C:/x.txt", "a:b.txt"].map((path) => fileBlock(path, "x\n"));
  const model = new ScriptedModel([...hostile, fileBlock("/index.html", PAGE)]);
  const run = await Run.open(ann, model);
  const events = await run.answer("page");
  expect(await run.files()).toEqual({ "index.html": PAGE });
  const refused = ofType(events, "file_error").map(({ file }) => file.path);
  expect(refused).toContain("../../etc/passwd");
  expect(ofType(events, "done")[0]).toMatchObject({ status: "finished" });
});

test("a deletion deletes, and one of nothing does nothing", async () => {
  const model = new ScriptedModel([deleteBlock("old.css"), deleteBlock("never.css")]);
  const run = await Run.open(ann, model, { "index.html": PAGE, "old.css": CSS });
  const events = await run.answer("clean up");
  expect(await run.files()).toEqual({ "index.html": PAGE });
  expect(ofType(events, "done")[0]?.changes).toEqual([{ path: "old.css", action: "deleted" }]);
});

test("discussion writes nothing, and does not ask for paths", async () => {
  const model = new ScriptedModel([
    "So:\n",
    fileBlock("index.html", "new\n"),
    `\`\`\`\n${LONG}\`\`\`\n`,
    '```edit path="index.html"\n<<<<<<< SEARCH\nold\n=======\nnewer\n>>>>>>> REPLACE\n```\n',
  ]);
  const run = await Run.open(ann, model, { "index.html": PAGE });
  const events = await run.answer("how?", { mode: "discuss" });
  // What it explains by files is read all the same.
  const said = events.map((event) => ("content" in event ? event.content : "")).join("");
  expect(said).toContain("`index.html`\n\n``` html\nnew\n```");
  expect(said).toContain("``` diff\n-old\n+newer\n```");
  expect(await run.files()).toEqual({ "index.html": PAGE });
  expect(model.requests).toHaveLength(1);
  expect(ofType(events, "file_created")).toEqual([]);
  expect(await listCheckpoints(ann, run.projectId)).toEqual([]);
});

describe("a model that fails", () => {
  test("in the middle of a file leaves the old one, and says which", async () => {
    const half = fileBlock("a.css", "new {}\n".repeat(9)).slice(0, 40);
    const model = new ScriptedModel([fileBlock("index.html", PAGE), half, modelError("truncated")]);
    const run = await Run.open(ann, model, { "a.css": CSS });
    const events = await run.answer("page");
    expect(await run.files()).toEqual({ "index.html": PAGE, "a.css": CSS });
    expect(errorsOf(events)).toHaveLength(1);
    expect(errorsOf(events)[0]).toMatchObject({ code: "truncated", retryable: true });
    expect(ofType(events, "done")[0]).toMatchObject({
      status: "failed",
      changes: [
        { path: "index.html", action: "created" },
        { path: "a.css", action: "error", error: expect.stringContaining("cut off") },
      ],
    });
  });

  test("in the middle of a line keeps that line", async () => {
    const model = new ScriptedModel(["I think", modelError("network")]);
    const run = await Run.open(ann, model);
    expect(proseOf(await run.answer("talk"))).toBe("I think");
    expect((await readConversation(ann, run.projectId)).at(-1)).toMatchObject({
      status: "failed",
      content: "I think",
    });
  });

  test("by declining ends as failed", async () => {
    const model = new ScriptedModel(["No.", { end: "refused" }]);
    const run = await Run.open(ann, model);
    const events = await run.answer("bad thing");
    expect(errorsOf(events)[0]).toMatchObject({ code: "refused" });
    expect(ofType(events, "done")[0]).toMatchObject({ status: "failed" });
    expect(proseOf(events)).toBe("No.");
  });

  test("has still been paid for", async () => {
    const cost = { inputTokens: 70, outputTokens: 7 };
    const model = new ScriptedModel(["Half", cost, modelError("truncated")]);
    const run = await Run.open(ann, model);
    expect(ofType(await run.answer("talk"), "done")[0]?.usage).toMatchObject(cost);
  });
});

describe("an answer that writes on and on in vain", () => {
  const many = (block: (n: number) => string) =>
    Array.from({ length: 2 * REFUSALS }, (_, n) => block(n)).join("");

  test.each([
    ["paths that no project has", many((n) => fileBlock(`.env.${n}`, "A=1\n"))],
    ["edits of files that there are not", many((n) => editBlock(`${n}.css`, "h1 {}\n", "h2 {}\n"))],
  ])("of %s is ended, with what was complete", async (_what, written) => {
    const model = new ScriptedModel([fileBlock("a.css", CSS), written]);
    const run = await Run.open(ann, model, { "index.html": PAGE });
    const events = await run.answer("all of them");
    expect((await run.files())["a.css"]).toBe(CSS);
    expect(JSON.stringify(errorsOf(events))).toContain(`ended after ${REFUSALS} of them`);
    expect(ofType(events, "file_error").length).toBeLessThanOrEqual(REFUSALS);
    expect(model.requests).toHaveLength(1);
  });
});
