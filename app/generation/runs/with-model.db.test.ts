import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { createProject } from "~/projects/projects.server";
import { changeTree, readTree } from "~/projects/tree.server";
import { readToEnd, readUntil } from "../../../tests/support/generation-runs";
import { modelAt } from "../../../tests/support/model-listener";
import {
  type ModelServer,
  type Script,
  startModelServer,
} from "../../../tests/support/model-server";
import { everydayScenario } from "../../../tests/support/model-server/everyday";
import { Generations } from "./generations.server";
import type { SendInput } from "./send-schema";

/** A whole request, from the message to the files, with a model over real HTTP. */

const FENCE = "```";
const PAGE = '<!doctype html><title>x</title><link rel="stylesheet" href="styles.css">\n';
const STYLES = "body { margin: 0; }\nh1 { color: red; }\n";

let server: ModelServer;
let ann: Viewer;
let projectId: string;

beforeAll(async () => {
  server = await startModelServer();
  const user = await db.user.create({ data: { name: "Ann", email: "ann@models.example" } });
  ann = {
    user: { id: user.id, name: "Ann", email: user.email, imageUrl: null, isAdmin: false },
    trialKey: null,
  };
});
afterAll(() => server.close());
beforeEach(async () => {
  projectId = (await createProject(ann, { name: "Garden" })).id;
  server.requests.length = 0;
});

async function send(
  script: Script | undefined,
  input: Partial<SendInput> = {},
  options: Parameters<typeof modelAt>[2] = {},
) {
  if (script) server.play(script);
  const model = modelAt(server.url, "openai", { AI_MODEL: "gpt-4.1", ...options });
  const generations = new Generations({ model: () => model });
  const content = "Make it green";
  const generation = await generations.start(ann, projectId, {
    content,
    mode: "develop",
    ...input,
  });
  const events = await readToEnd(generations, generation);
  await generations.drain(10_000);
  const prose = events.map((event) => ("content" in event ? event.content : "")).join("");
  const done = events.find((event) => "type" in event && event.type === "done");
  const error = events.find((event) => "error" in event && !("type" in event));
  const files = Object.fromEntries(await readTree(projectId));
  return { events, prose, done, error, files };
}

const store = (files: Record<string, string>) =>
  changeTree(
    projectId,
    Object.entries(files).map(([path, content]) => ({ path, content })),
  );

describe.each(["openai", "anthropic", "ollama"] as const)("with %s", (provider) => {
  test("words become a page, and what it cost is recorded", async () => {
    server.play(everydayScenario);
    const model = modelAt(server.url, provider, { AI_MODEL: "claude-or-other" });
    const generations = new Generations({ model: () => model });
    const input = { content: "A flower shop", mode: "develop" as const };
    const { id } = await generations.start(ann, projectId, input);
    await generations.drain(10_000);
    const files = await readTree(projectId);
    expect([...files.keys()].sort()).toEqual(["index.html", "script.js", "styles.css"]);
    expect(files.get("index.html")).toContain("<h1>A flower shop</h1>");
    expect(await db.generation.findUnique({ where: { id } })).toMatchObject({
      status: "finished",
      inputTokens: 12,
      outputTokens: 34,
    });
  });
});

test("an answer cut off by its length is continued to the byte", async () => {
  const lines = Array.from({ length: 40 }, (_, n) => `<p>line ${n}</p>\n`).join("");
  const whole = `Here.\n\n${FENCE}html path="index.html"\n${PAGE}${lines}<p>end</p>\n${FENCE}\n`;
  const cut = whole.indexOf("<p>end") + 4;
  const { files, done } = await send((request) => {
    const isFirst = request.body.messages.at(-2)?.role !== "assistant";
    // It begins with the line that it was asked to begin with.
    const from = whole.indexOf("<p>line 39");
    return isFirst
      ? { text: whole.slice(0, cut), ending: "length" }
      : { text: whole.slice(from), ending: "stop" };
  });
  expect(files["index.html"]).toBe(`${PAGE}${lines}<p>end</p>\n`);
  expect(done).toMatchObject({ status: "finished" });
  expect(server.requests[1]?.lastUserText).toContain("inside index.html");
});

test("an edit that does not apply is asked for again with the file as it is", async () => {
  await store({ "index.html": PAGE, "styles.css": STYLES });
  const edit = (search: string) =>
    `${FENCE}edit path="styles.css"\n<<<<<<< SEARCH\n${search}\n=======\nh1 { color: green; }\n>>>>>>> REPLACE\n${FENCE}\n`;
  const { files } = await send([
    { text: edit("h2 { colour: blue; }") },
    { text: edit("h1 { color: red; }") },
  ]);
  expect(files["styles.css"]).toBe("body { margin: 0; }\nh1 { color: green; }\n");
  expect(server.requests).toHaveLength(2);
  expect(server.requests[1]?.lastUserText).toContain(STYLES);
});

test("what was complete before the connection broke is saved, and the person is told", async () => {
  await store({ "index.html": PAGE });
  const text = `${FENCE}css path="styles.css"\n${STYLES}${FENCE}\n${FENCE}html path="index.html"\n<!doc`;
  const { files, error, done } = await send([{ text, ending: "cut" }]);
  expect(files).toEqual({ "index.html": PAGE, "styles.css": STYLES });
  expect(error).toMatchObject({ code: "truncated", retryable: true });
  expect(done).toMatchObject({ status: "failed" });
});

test("a refused key is one sentence, and nothing changes", async () => {
  await store({ "index.html": PAGE });
  const { files, error, done } = await send([{ refuse: { status: 401 } }]);
  expect(files).toEqual({ "index.html": PAGE });
  expect(error).toMatchObject({ code: "auth", retryable: false });
  expect(JSON.stringify(error)).toContain("key was refused");
  expect(done).toMatchObject({ status: "failed" });
});

test("a message larger than the window is told before anything is sent", async () => {
  const content = "word ".repeat(9_000);
  const { error } = await send([{}], { content }, { AI_CONTEXT_TOKENS: 8_192 });
  expect(error).toMatchObject({ code: "context_overflow" });
  expect(server.requests).toHaveLength(0);
});

test("discussion changes no file, whatever the model writes", async () => {
  await store({ "index.html": PAGE });
  const text = `Like so:\n\n${FENCE}html path="index.html"\nnew\n${FENCE}\n`;
  const { files, prose } = await send([{ text }], { mode: "discuss" });
  expect(files).toEqual({ "index.html": PAGE });
  expect(prose).toContain("Like so:");
});

test("stopping closes the model's connection", async () => {
  server.play([{ text: "Half an answer, and then no more of it.\n", ending: "silence" }]);
  const aborted = server.nextAbort();
  const model = modelAt(server.url, "openai");
  const generations = new Generations({ model: () => model });
  const input = { content: "Go", mode: "develop" as const };
  const generation = await generations.start(ann, projectId, input);
  await readUntil(generations, generation, (event) => JSON.stringify(event).includes("Half"));
  expect(await generations.stop(ann, projectId)).toBe(true);
  await aborted;
});
