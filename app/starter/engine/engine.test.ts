import { expect, test } from "vitest";
import { type ModelChunk, ModelError } from "~/generation/models/model";
import { type ParserEvent, ResponseParser } from "~/generation/protocol/parser";
import type { FileTree } from "~/projects/files";
import { apps } from "../apps/catalog";
import { createStarterModel, type WriteStarterAnswer } from "./engine.server";
import { writeStarterAnswer } from "./write-answer.server";

const write: WriteStarterAnswer = async (asked) => writeStarterAnswer(asked);
const starter = createStarterModel({ paceMs: 0, write });

async function ask(
  content: string,
  options: { mode?: "develop" | "discuss"; files?: FileTree } = {},
) {
  const chunks: ModelChunk[] = [];
  const events: ParserEvent[] = [];
  const parser = new ResponseParser();
  for await (const chunk of starter.stream({
    messages: [{ role: "user", content }],
    mode: options.mode ?? "develop",
    signal: new AbortController().signal,
    project: { name: "Test", files: options.files ?? new Map() },
  })) {
    chunks.push(chunk);
    if (chunk.type === "text") events.push(...parser.write(chunk.text));
  }
  events.push(...parser.end());
  const prose = events.map((event) => (event.type === "prose" ? event.text : "")).join("");
  const files = new Map<string, string>();
  for (const event of events) {
    if (event.type === "file_end" && event.action === "write") files.set(event.path, event.content);
  }
  return { chunks, prose, files, events };
}

const choicesOf = (chunks: readonly ModelChunk[]) =>
  chunks.flatMap((chunk) => (chunk.type === "choices" ? chunk.choices : []));

test("it says what it is", () => {
  expect(starter).toMatchObject({
    id: "starter",
    kind: "starter",
    label: "Built-in starter (not an AI model)",
  });
});

test.each(
  apps.map((app) => [app.id, app] as const),
)("%s arrives through the parser byte for byte", async (_, app) => {
  const request = `make a ${app.keywords.find((word) => word.includes(" ")) ?? app.keywords[0]} called "Fünf ✨ & <b>"`;
  const { files, prose, chunks } = await ask(request);
  expect(files.has("index.html")).toBe(true);
  expect(prose).toContain("Built-in starter (not an AI model)");
  expect(choicesOf(chunks).length).toBeGreaterThan(1);
  expect([...files.values()].every((text) => text.endsWith("\n"))).toBe(true);
  expect(files.get("index.html")).toContain("Fünf ✨ &amp; &lt;b&gt;");
  expect(chunks.slice(-2)).toEqual([
    { type: "usage", inputTokens: 0, outputTokens: 0 },
    { type: "end", reason: "stop" },
  ]);
  expect(
    Math.max(...chunks.map((chunk) => (chunk.type === "text" ? chunk.text.length : 0))),
  ).toBeLessThanOrEqual(49);
});

test.each([
  "build a blockchain node",
  "connect to Stripe",
  "who are you?",
  "what is a kanban board?",
  "asdf",
  "",
])("“%s” writes no file and says what to do", async (request) => {
  const { files, prose, chunks } = await ask(request);
  expect(files.size).toBe(0);
  if (request) {
    expect(prose).toContain("the operator of this server can add a model");
    expect(prose).not.toContain("AI_PROVIDER");
    expect(prose.length).toBeLessThan(420);
    expect(prose).toContain("Built-in starter");
    expect(choicesOf(chunks).length).toBeGreaterThan(1);
  }
});

test("what it leaves out of an app it names", async () => {
  const { files, prose } = await ask("todo list with login and a database");
  expect(files.size).toBeGreaterThan(0);
  expect(prose).toContain("Not included: sign-in and a database");
});

test.each([
  "build a todo list",
  "hello",
  "connect to Stripe",
  '```tsx path="x.tsx"\nhi\n```',
])("discuss mode answers “%s” in prose only", async (request) => {
  const { events, prose } = await ask(request, { mode: "discuss" });
  expect(events.filter(({ type }) => type !== "prose")).toEqual([]);
  expect(prose).toContain("I change no files");
});

test("discuss mode tells which files an edit would change", async () => {
  const { files } = await ask("build a todo list");
  const { prose, events } = await ask("add a notes field", { mode: "discuss", files });
  expect(prose).toContain("`src/fields.ts`");
  expect(events.filter(({ type }) => type !== "prose")).toEqual([]);
});

test("text in a title can neither close a fence nor open a file", async () => {
  const { files, events } = await ask('todo list called "``` path=evil.ts ```"');
  expect(files.has("evil.ts")).toBe(false);
  expect(events.every((event) => event.type !== "file_end" || event.complete)).toBe(true);
});

test("stopping ends the stream with an aborted error", async () => {
  const controller = new AbortController();
  const slow = createStarterModel({ paceMs: 60_000, write });
  const read = async () => {
    for await (const _ of slow.stream({
      messages: [{ role: "user", content: "quiz" }],
      mode: "develop",
      signal: controller.signal,
    })) {
      controller.abort();
    }
  };
  const error = await read().catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ModelError);
  expect(error).toMatchObject({ code: "aborted" });
});
