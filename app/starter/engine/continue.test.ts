import { expect, test } from "vitest";
import type { ModelMessage } from "~/generation/models/model";
import { type ParserEvent, ResponseParser } from "~/generation/protocol/parser";
import type { FileTree } from "~/projects/files";
import { createStarterModel, type WriteStarterAnswer } from "./engine.server";
import { writeStarterAnswer } from "./write-answer.server";

const write: WriteStarterAnswer = async (asked) => writeStarterAnswer(asked);
const starter = createStarterModel({ paceMs: 0, write });

/** What the starter says and writes after these turns, the person's first, in a project. */
async function say(turns: string[], before: FileTree = new Map()) {
  const messages = turns.map(
    (content, at): ModelMessage => ({ role: at % 2 === 0 ? "user" : "assistant", content }),
  );
  const parser = new ResponseParser();
  const events: ParserEvent[] = [];
  const signal = new AbortController().signal;
  const project = { name: "Test", files: before };
  for await (const chunk of starter.stream({ messages, mode: "develop", signal, project })) {
    if (chunk.type === "text") events.push(...parser.write(chunk.text));
  }
  events.push(...parser.end());
  const files = new Map<string, string>();
  for (const event of events) {
    if (event.type === "file_end" && event.action === "write") files.set(event.path, event.content);
  }
  const prose = events.map((event) => (event.type === "prose" ? event.text : "")).join("");
  return { files, prose };
}

const ASKED = "a kanban board about shows, in green";

test.each([
  "Continue from where you stopped.",
  "continue",
  "Please go on!",
])("“%s” writes what is missing of an app, and nothing else", async (words) => {
  const whole = (await say([ASKED])).files;
  const begun = new Map([...whole].slice(0, 3));
  begun.set("index.html", "changed by hand");
  const { files, prose } = await say([ASKED, "I am making", words], begun);
  expect(files).toEqual(new Map([...whole].slice(3)));
  expect(prose).toContain("going on where I stopped");
});

test("it can break off and go on more than once", async () => {
  const whole = (await say([ASKED])).files;
  const begun = new Map([...whole].slice(0, 5));
  const turns = [ASKED, "I am making", "continue", "I am going on", "continue"];
  expect((await say(turns, begun)).files).toEqual(new Map([...whole].slice(5)));
});

test("an answer of which no file had come begins again", async () => {
  const whole = (await say([ASKED])).files;
  expect((await say([ASKED, "I am making a kanban", "continue"])).files).toEqual(whole);
});

test("an app in the place of another is finished too", async () => {
  const old = (await say([ASKED])).files;
  const asked = "start over with a quiz about rivers";
  const next = (await say([asked], old)).files;
  const [first] = [...next];
  if (!first) throw new Error("the quiz has no files");
  const begun = new Map([...old, first]);
  const { files } = await say([asked, "I am making", "continue"], begun);
  expect([...files.keys()]).toEqual([...next.keys()].slice(1));
});

test("nothing is done twice when all was there", async () => {
  const { files: whole } = await say([ASKED]);
  for (const [asked, said] of [
    [ASKED, "I am making a kanban board."],
    ["add a page called About", "Added the page."],
    ["a to-do list", "This project already holds an app, so I changed nothing."],
  ] as const) {
    const { files, prose } = await say([asked, said, "continue"], whole);
    expect(files.size).toBe(0);
    expect(prose).toContain("I changed nothing");
  }
});

test("going on with nothing asks what to build", async () => {
  const { files, prose } = await say(["continue"]);
  expect(files.size).toBe(0);
  expect(prose).toContain("Say what you would like to build");
});

test("“continue with a footer” asks for a footer", async () => {
  const { files: whole } = await say([ASKED]);
  const { prose } = await say([ASKED, "Done.", "continue with a footer"], whole);
  expect(prose).not.toContain("No file is missing");
});
