import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { fileBlock } from "../../../tests/support/file-blocks";
import { ofType, Run, signUp } from "../../../tests/support/generation-runs";
import { ScriptedModel } from "../../../tests/support/scripted-model";

/** What an answer says or shows and does not do. */

const PAGE = "<!doctype html>\n<title>x</title>\n";
const LONG = `${Array.from({ length: 60 }, (_, n) => `export const value${n} = ${n};`).join("\n")}\n`;
const NOTHING = "No file was changed.";

let ann: Viewer;
beforeAll(async () => {
  ann = await signUp("ann");
});
const noticesOf = (events: Parameters<typeof ofType>[0]) =>
  ofType(events, "notice").map(({ text }) => text);

describe("an answer without a file", () => {
  test("says that nothing was changed", async () => {
    const model = new ScriptedModel("The list is sorted by name.");
    const run = await Run.open(ann, model, { "index.html": PAGE });
    const events = await run.answer("how is the list sorted?");
    expect(model.requests).toHaveLength(1);
    expect(noticesOf(events)).toEqual([NOTHING]);
  });

  test("that claims changes is asked for them once, and they are saved", async () => {
    const claim = "I've updated the header.\n\n[Files of this answer]\n- index.html: updated\n";
    const model = new ScriptedModel(claim, fileBlock("index.html", `${PAGE}<h1>Hi</h1>\n`));
    const run = await Run.open(ann, model, { "index.html": PAGE });
    const events = await run.answer("header");
    expect(model.requests).toHaveLength(2);
    expect(model.asked(1)).toContain("no file came with it");
    expect((await run.files())["index.html"]).toBe(`${PAGE}<h1>Hi</h1>\n`);
    expect(noticesOf(events)).not.toContain(NOTHING);
  });

  test("that claims changes twice is not asked a third time, and the person is told", async () => {
    const model = new ScriptedModel("Ich habe die Farbe geändert.");
    const run = await Run.open(ann, model, { "index.html": PAGE });
    const events = await run.answer("Farbe");
    expect(model.requests).toHaveLength(2);
    expect(noticesOf(events).at(-2)).toMatch(/^No file came with these words.* it was not\./);
    expect(noticesOf(events).at(-1)).toBe(NOTHING);
  });

  test("that claims changes and then sends an edit that fits nowhere is not said to have sent nothing", async () => {
    const edit = "<<<<<<< SEARCH\nnowhere\n=======\nx\n>>>>>>> REPLACE\n";
    const model = new ScriptedModel(
      "I've enlarged it.",
      `\`\`\`edit path="index.html"\n${edit}\`\`\`\n`,
    );
    const run = await Run.open(ann, model, { "index.html": PAGE });
    expect(noticesOf(await run.answer("larger"))).toEqual([NOTHING]);
  });
});

test.each([
  "The title is bold now.\n\n",
  "",
])("a file that comes as it is, with the words %j, is asked for once", async (words) => {
  const same = `${words}${fileBlock("index.html", PAGE)}`;
  const changed = `${PAGE}<h1>Hi</h1>\n`;
  const model = new ScriptedModel(same, fileBlock("index.html", changed));
  const run = await Run.open(ann, model, { "index.html": PAGE });
  expect(noticesOf(await run.answer("bold"))).toEqual([]);
  expect(model.asked(1)).toContain("What you sent of index.html is what is there already");
  expect((await run.files())["index.html"]).toBe(changed);
});

test("a file that comes as it is also when it was asked for is not said to be done", async () => {
  const edit = "<<<<<<< SEARCH\n<title>x</title>\n=======\n<title>x</title>\n>>>>>>> REPLACE\n";
  const model = new ScriptedModel(
    `It is bold now.\n\n\`\`\`edit path="index.html"\n${edit}\`\`\`\n`,
  );
  const run = await Run.open(ann, model, { "index.html": PAGE });
  const events = await run.answer("bold");
  expect(model.requests).toHaveLength(2);
  expect(noticesOf(events)).toEqual([
    expect.stringMatching(/^What came is what was there/),
    NOTHING,
  ]);
  expect(ofType(events, "outcome")).toEqual([]);
});

test("a helper that a new version of its file leaves out is told of", async () => {
  const helpers = `export function one() {\n  return 1;\n}\n${LONG}`;
  const model = new ScriptedModel(fileBlock("a.ts", LONG));
  const run = await Run.open(ann, model, { "a.ts": helpers });
  expect(noticesOf(await run.answer("shorter"))).toEqual(["a.ts no longer exports one."]);
});

test("words that a file was deleted do not stand for a first sending of the file", async () => {
  const page = `${PAGE}${Array.from({ length: 40 }, (_, n) => `<p>${n}</p>`).join("\n")}\n`;
  const cut = `${PAGE}<!-- ... rest of the code stays the same ... -->\n`;
  const model = new ScriptedModel(
    `Deleted \`index.html\`.\n\n${fileBlock("index.html", cut)}`,
    "It was only spoken of.",
  );
  const run = await Run.open(ann, model, { "index.html": page });
  await run.answer("tidy up");
  expect(await run.files()).toEqual({ "index.html": page });
});

test("a short piece of code that names no file is asked for where it is one of a file's", async () => {
  const model = new ScriptedModel("Sure!\n\n```css\nbody { color: red; }\n```\n", "An example.");
  const run = await Run.open(ann, model, { "a.css": "body { color: blue; }\n" });
  const events = await run.answer("make it red");
  expect(model.asked(1)).toContain("Code in your answer had no file paths");
  expect(noticesOf(events)).toEqual([NOTHING]);
});

test("code without a path is asked for also where other files were saved", async () => {
  const answer = `${fileBlock("a.js", "export {};\n")}\nAnd:\n\n\`\`\`css\n${"a { top: 0; }\n".repeat(9)}\`\`\`\n`;
  const model = new ScriptedModel(answer, fileBlock("a.css", "a { top: 0; }\n"));
  const run = await Run.open(ann, model, { "index.html": PAGE });
  await run.answer("style");
  expect(Object.keys(await run.files())).toEqual(["a.css", "a.js", "index.html"]);
});

test("an example beside a file's name is asked about once, and is then no failure", async () => {
  const example = `Later you can set this in \`a.js\`:\n\n\`\`\`js\nexport const value0 = 9;\n\`\`\`\n`;
  const model = new ScriptedModel(example, "That was only an example.");
  const run = await Run.open(ann, model, { "index.html": PAGE, "a.js": LONG });
  const events = await run.answer("how would I change it?");
  expect(model.requests).toHaveLength(2);
  expect((await run.files())["a.js"]).toBe(LONG);
  expect(ofType(events, "file_error")).toEqual([]);
  expect(noticesOf(events).at(-1)).toBe(NOTHING);
});

describe("a file that the model was not shown", () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [
      `lib/part${n}.js`,
      LONG.replaceAll("value", `part${n}_`),
    ]),
  );
  const before = many["lib/part41.js"] ?? "";

  test("is not written over: its text is sent, and what comes back then counts", async () => {
    const blind = fileBlock(
      "lib/part41.js",
      "export const part41_0 = 1;\nexport const more = 2;\n",
    );
    const seeing = before.replace("part41_0 = 0", "part41_0 = 1");
    const model = new ScriptedModel(blind, fileBlock("lib/part41.js", seeing));
    Object.assign(model, { profile: "small", contextTokens: 8_192 });
    const run = await Run.open(ann, model, { "index.html": PAGE, ...many });
    await run.answer("one");
    expect(JSON.stringify(model.requests[0]?.messages)).not.toContain("part41_0 = 0");
    expect(model.asked(1)).toContain("you were not shown it");
    expect(model.asked(1)).toContain(before);
    expect((await run.files())["lib/part41.js"]).toBe(seeing);
  });
});

test("a file is renamed, whatever builder the tag is from", async () => {
  const model = new ScriptedModel(
    '<lov-rename original_file_path="a.js" new_file_path="lib/b.js" />\n',
  );
  const run = await Run.open(ann, model, { "index.html": PAGE, "a.js": LONG });
  const events = await run.answer("rename");
  expect(await run.files()).toEqual({ "index.html": PAGE, "lib/b.js": LONG });
  expect(ofType(events, "done")[0]?.changes).toEqual([
    { path: "lib/b.js", action: "created" },
    { path: "a.js", action: "deleted" },
  ]);
});

describe("an answer with some of its files", () => {
  const FILES = { "index.html": PAGE, "a.css": "h1 { color: teal; }\n", "b.js": "one();\n" };
  const A = fileBlock("a.css", "h1 { color: green; }\n");

  test("that says others changed too is asked for them once, and they are saved", async () => {
    const claim = `I updated \`a.css\` and \`b.js\`.\n\n${A}`;
    const model = new ScriptedModel(claim, fileBlock("b.js", "two();\n"));
    const run = await Run.open(ann, model, FILES);
    const events = await run.answer("green");
    expect(model.asked(1)).toContain("says that b.js changed, but nothing of it came");
    expect((await run.files())["b.js"]).toBe("two();\n");
    expect(noticesOf(events)).toEqual([]);
  });

  test("that says so and sends none when asked is told of", async () => {
    const model = new ScriptedModel(`I updated \`b.js\`.\n\n${A}`, "That is all.");
    const run = await Run.open(ann, model, FILES);
    const events = await run.answer("green");
    expect(model.requests).toHaveLength(2);
    expect(noticesOf(events)).toEqual([
      "Nothing came of b.js, also when it was asked for. If the words say that it was changed, it was not.",
    ]);
  });

  test("that orders a replacement in words is asked for it, and not for one that was made", async () => {
    const order = `Replace \`one();\` with \`two();\`.\n\n${A}`;
    const model = new ScriptedModel(order, fileBlock("b.js", "two();\n"));
    const run = await Run.open(ann, model, FILES);
    await run.answer("green");
    expect(model.asked(1)).toContain("orders a change in words");
    const again = new ScriptedModel(`Replace \`teal\` with \`green\`.\n\n${A}`);
    const second = await Run.open(ann, again, FILES);
    await second.answer("green");
    expect(again.requests).toHaveLength(1);
  });
});

test("a lock file that a model makes up is not saved, and its person is told", async () => {
  const lock = fileBlock("package-lock.json", '{ "lockfileVersion": 3 }\n');
  const model = new ScriptedModel(`${lock}\n${fileBlock("a.css", "b {}\n")}`);
  const run = await Run.open(ann, model, { "index.html": PAGE });
  const events = await run.answer("a library");
  expect(model.requests).toHaveLength(1);
  expect(Object.keys(await run.files()).sort()).toEqual(["a.css", "index.html"]);
  expect(ofType(events, "file_error")).toMatchObject([
    { file: { path: "package-lock.json" }, error: expect.stringContaining("It was not saved") },
  ]);
});

test("a file whose path climbs out of the project is asked about once, by the path that is meant", async () => {
  const model = new ScriptedModel(
    fileBlock("../src/a.js", "one();\n"),
    fileBlock("src/a.js", "one();\n"),
  );
  const run = await Run.open(ann, model, { "index.html": PAGE });
  const events = await run.answer("a script");
  expect(model.asked(1)).toContain('send it in a fence with path="src/a.js"');
  expect(Object.keys(await run.files()).sort()).toEqual(["index.html", "src/a.js"]);
  expect(model.requests).toHaveLength(2);
  expect(ofType(events, "outcome")).toEqual([]);
});

test("a file that is shown as it was, behind its new text, stays new", async () => {
  const [old, now] = ["h1 { color: teal; }\n", "h1 { color: green; }\n"];
  const said = `${fileBlock("a.css", now)}\nPreviously it was:\n\n${fileBlock("a.css", old)}`;
  const run = await Run.open(ann, new ScriptedModel(said), { "index.html": PAGE, "a.css": old });
  await run.answer("green");
  expect((await run.files())["a.css"]).toBe(now);
});

test("a file that was written under its new name and is then renamed to it loses its old one alone", async () => {
  const mv = "```bash\ngit mv a.css b.css\n```\n";
  const model = new ScriptedModel(`${fileBlock("b.css", "b {}\n")}\n${mv}`);
  const run = await Run.open(ann, model, { "index.html": PAGE, "a.css": "a {}\n" });
  await run.answer("rename it");
  expect(await run.files()).toEqual({ "index.html": PAGE, "b.css": "b {}\n" });
  expect(model.requests).toHaveLength(1);
});
