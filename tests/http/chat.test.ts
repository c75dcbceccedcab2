import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import type { EventReader } from "../support/event-reader";
import { pageText } from "../support/html-tables";
import type { ModelServer } from "../support/model-server";
import { type SharedApp, sharedAppWithModel } from "../support/shared-app";

/** A long answer in slow pieces: one file, then prose that goes on until somebody stops it. */
const SLOW_MS = 15;
const FILE = '```html path="index.html"\n<!doctype html>\n<title>Slow</title>\n```\n';

let app: SharedApp;
let models: ModelServer;
let ann: AppClient;

beforeAll(async () => {
  ({ app, models, ann } = await sharedAppWithModel());
});
afterEach(() => models.play([{}]));

const create = async (person = ann): Promise<string> =>
  (await person.json("POST", "/api/projects", { name: "Chat" })).body.id;
const messagesOf = async (id: string) => (await ann.get(`/api/projects/${id}/messages`)).body;
const filesOf = async (id: string) =>
  (await ann.get(`/api/files/${id}`)).body.map((file: { path: string }) => file.path);
const isContent = (data: { content?: string }) => data.content !== undefined;

/** Words, one after the other; a generation of them takes as long as a test needs it. */
function playSlowly(words = 400): void {
  models.play([
    { text: [FILE, ...Array.from({ length: words }, (_, n) => `word${n} `)], delayMs: SLOW_MS },
  ]);
}

describe("an answer", () => {
  test("is a stream of events that ends with [DONE], and is stored when it is told", async () => {
    const id = await create();
    const reader = await ann.send(id, "Build a page");
    const events = await reader.rest();
    const [first] = events;
    expect(first?.data).toMatchObject({
      type: "generation",
      generation: { id: expect.any(String), status: "running", mode: "develop" },
    });
    const generationId = first?.data.generation.id;
    expect(events.map((event) => event.id)).toEqual(
      events.map((_, n) => `${generationId}:${n + 1}`),
    );
    const file = events.find((event) => event.data.type === "file_created")?.data.file;
    expect(file).toEqual({
      path: expect.any(String),
      content: expect.any(String),
      language: expect.any(String),
    });
    expect(events.at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
    expect(events.at(-1)?.raw).toBe("[DONE]");
    const rows = (await ann.get(`/api/files/${id}`)).body;
    expect(rows).toContainEqual(
      expect.objectContaining({ path: file.path, content: file.content }),
    );
    const [question, answer, ...more] = await messagesOf(id);
    expect(more).toEqual([]);
    expect(question).toMatchObject({ role: "user", content: "Build a page", status: "finished" });
    expect(answer).toMatchObject({ role: "assistant", status: "finished", generationId });
    expect(answer.changes).toEqual(events.at(-2)?.data.changes);
    const prose = events.map((event) => event.data.content ?? "").join("");
    expect(answer.content).toBe(prose);
    expect(prose).not.toContain("```");
  });

  test("arrives as it is written", async () => {
    const id = await create();
    playSlowly(60);
    const reader = await ann.send(id, "Slowly, please");
    const times: number[] = [];
    for await (const event of reader) if (isContent(event.data)) times.push(performance.now());
    expect(times.length).toBeGreaterThan(20);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan((60 * SLOW_MS) / 2);
  });

  test("of discuss mode changes no file, whatever the model writes", async () => {
    const id = await create();
    const file = { path: "index.html", content: "mine" };
    await ann.json("POST", `/api/projects/${id}/files`, file);
    models.play([{ text: [FILE, "There."] }]);
    const events = await (await ann.send(id, "What if?", { mode: "discuss" })).rest();
    expect(events.some((event) => event.data.type === "file_created")).toBe(false);
    expect((await ann.get(`/api/files/${id}`)).body).toMatchObject([file]);
    expect((await messagesOf(id)).map((row: { mode: string }) => row.mode)).toEqual([
      "discuss",
      "discuss",
    ]);
  });

  test("of a provider that refuses is an error that says what to do, not a hang", async () => {
    const id = await create();
    models.play([{ refuse: { status: 401 } }]);
    const events = await (await ann.send(id, "Build a page")).rest();
    const error = events.find((event) => event.data.error);
    expect(error?.data.error).toMatch(/AI_API_KEY|key/);
    expect(events.at(-2)?.data).toMatchObject({ type: "done", status: "failed" });
    expect(events.at(-1)?.raw).toBe("[DONE]");
    expect((await messagesOf(id))[1]).toMatchObject({ status: "failed" });
  });
});

describe("a message that cannot be sent", () => {
  test.each<[string, object, number]>([
    ["is blank", { content: "" }, 400],
    ["is spaces", { content: " \n\t " }, 400],
    ["is missing", {}, 400],
    ["is no text", { content: 5 }, 400],
    ["holds U+0000", { content: "a\u0000" }, 400],
    ["has an unknown mode", { content: "hi", mode: "destroy" }, 400],
    ["is 1 MB", { content: "x".repeat(1_000_000) }, 400],
    ["is 5 MB", { content: "x".repeat(5_000_000) }, 413],
    ["carries a history of 5 MB", { content: "x", conversationHistory: "x".repeat(5e6) }, 413],
  ])("because it %s is a JSON error, and nothing is stored", async (_why, body, status) => {
    const id = await create();
    const answer = await ann.json("POST", `/api/projects/${id}/chat/send`, body);
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toMatch(/^application\/json/);
    expect(answer.body.error.length).toBeLessThan(300);
    expect(await messagesOf(id)).toEqual([]);
    expect((await ann.get(`/api/projects/${id}/chat/stream`)).status).toBe(204);
  });
});

describe("a reader", () => {
  test("who leaves and comes back gets exactly the rest, as does any other tab", async () => {
    const id = await create();
    playSlowly(120);
    const reader = await ann.send(id, "A long one");
    await reader.until((data) => data.content?.includes("word10 "));
    reader.leave();
    const again = await ann.follow(id, reader.lastId);
    const other = await ann.follow(id);
    const [rest, whole] = await Promise.all([again.rest(), other.rest()]);
    const merged = [...reader.seen, ...rest];
    expect(merged.map((event) => event.id)).toEqual(whole.map((event) => event.id));
    expect(merged.map((event) => event.raw)).toEqual(whole.map((event) => event.raw));
    expect(whole.at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
    const text = whole.map((event) => event.data.content ?? "").join("");
    expect(text).toContain(
      Array.from({ length: 120 }, (_, n) => `word${n} `)
        .join("")
        .trimEnd(),
    );
    expect(await messagesOf(id)).toHaveLength(2);
  });

  test("of a finished answer gets it from storage, from any point", async () => {
    const id = await create();
    const all = await (await ann.send(id, "Build a page")).rest();
    expect((await (await ann.follow(id)).rest()).map((event) => event.raw)).toEqual(
      all.map((event) => event.raw),
    );
    const middle = all[Math.floor(all.length / 2)];
    const rest = await (await ann.follow(id, middle?.id)).rest();
    expect(rest.map((event) => event.id)).toEqual(
      all.slice(all.indexOf(middle as (typeof all)[number]) + 1).map((event) => event.id),
    );
    for (const odd of ["nonsense", "x:9", `${middle?.id.split(":")[0]}:-5`, ":", "x:NaN"]) {
      expect(await (await ann.follow(id, odd)).rest()).toHaveLength(all.length);
    }
  });

  test("who reads nothing holds nobody up", async () => {
    const id = await create();
    const lines = Array.from({ length: 45_000 }, (_, at) => `this is line ${at}`).join("\n");
    models.play([{ text: ['```txt path="big.txt"\n', lines, "\n```\n", "done"] }]);
    const sleeper = await ann.send(id, "A big file");
    const events = await (await ann.follow(id)).rest();
    expect(events.at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
    sleeper.leave();
    expect((await ann.get("/healthz")).status).toBe(200);
  });
});

describe("a running answer", () => {
  const start = async (content = "A long one"): Promise<[string, EventReader]> => {
    const id = await create();
    playSlowly();
    const reader = await ann.send(id, content, { clientId: "one" });
    await reader.until(isContent);
    return [id, reader];
  };

  test("stops when told to, keeps what was complete, and the provider is let go", async () => {
    const [id, reader] = await start();
    const abort = models.nextAbort();
    const stopped = await ann.json("POST", `/api/projects/${id}/chat/stop`);
    expect(stopped.body).toEqual({ stopped: true });
    await abort;
    const rest = await reader.rest();
    expect(rest.at(-2)?.data).toMatchObject({
      type: "done",
      status: "stopped",
      changes: [{ path: "index.html", action: "created" }],
    });
    expect(await filesOf(id)).toEqual(["index.html"]);
    expect((await messagesOf(id))[1].status).toBe("stopped");
    const again = await ann.json("POST", `/api/projects/${id}/chat/stop`);
    expect(again.body).toEqual({ stopped: false });
  });

  test("is joined by the identical request, and paid for once", async () => {
    const before = models.requests.length;
    const [id, reader] = await start();
    const twin = await ann.send(id, "A long one", { clientId: "one" });
    await twin.until(isContent);
    await ann.json("POST", `/api/projects/${id}/chat/stop`);
    const [first, second] = await Promise.all([reader.rest(), twin.rest()]);
    expect(second.at(-1)?.id).toBe(first.at(-1)?.id);
    expect(models.requests.length).toBe(before + 1);
    expect(await messagesOf(id)).toHaveLength(2);
  });

  test("gives way to another request, and says so to its reader", async () => {
    const [id, reader] = await start();
    models.play([{ text: "Second." }]);
    const second = await (await ann.send(id, "Something else")).rest();
    expect((await reader.rest()).at(-2)?.data).toMatchObject({ status: "stopped" });
    expect(second.at(-2)?.data).toMatchObject({ status: "finished" });
    const messages: { role: string; status: string }[] = await messagesOf(id);
    expect(messages.map(({ role, status }) => `${role} ${status}`)).toEqual([
      "user finished",
      "assistant stopped",
      "user finished",
      "assistant finished",
    ]);
  });

  test("ends calmly when its project is deleted", async () => {
    const [id, reader] = await start();
    const abort = models.nextAbort();
    expect((await ann.json("DELETE", `/api/projects/${id}`)).status).toBe(204);
    await abort;
    await reader.untilBroken();
    expect((await ann.get(`/api/projects/${id}/messages`)).status).toBe(404);
    expect((await ann.get(`/api/projects/${id}/chat/stream`)).status).toBe(404);
    expect(app.output).not.toMatch(/Foreign key|P2003|P2025/);
  });

  test("goes on while its project is renamed and its files are edited", async () => {
    const [id, reader] = await start();
    expect((await ann.json("PATCH", `/api/projects/${id}`, { name: "New" })).status).toBe(200);
    const made = await ann.json("POST", `/api/projects/${id}/files`, {
      path: "a.txt",
      content: "",
    });
    expect(made.status).toBe(201);
    const [page] = (await ann.get(`/api/files/${id}`)).body.filter(
      (file: { path: string }) => file.path === "index.html",
    );
    expect((await ann.json("PUT", `/api/files/${page.id}`, { content: "mine" })).status).toBe(200);
    await ann.json("POST", `/api/projects/${id}/chat/stop`);
    await reader.rest();
    expect((await ann.get(`/api/projects/${id}`)).body.name).toBe("New");
    expect(await filesOf(id)).toEqual(["a.txt", "index.html"]);
  });
});

test("many sends at once leave one conversation in order, and one last answer", async () => {
  const id = await create();
  models.play([{ text: ["Hello ", "there."], delayMs: 5 }]);
  const readers = await Promise.all(
    Array.from({ length: 5 }, (_, n) => ann.send(id, `Message ${n}`)),
  );
  const ends = await Promise.all(readers.map(async (reader) => (await reader.rest()).at(-2)?.data));
  for (const end of ends) expect(["finished", "stopped"]).toContain(end.status);
  expect(ends.some((end) => end.status === "finished")).toBe(true);
  const messages: { role: string; status: string }[] = await messagesOf(id);
  expect(messages.map(({ role }) => role)).toEqual(
    Array.from({ length: 10 }, (_, n) => (n % 2 === 0 ? "user" : "assistant")),
  );
  expect(messages.some(({ status }) => status === "running")).toBe(false);
});

test("a page without JavaScript says why an answer failed, and offers the same words again", async () => {
  const id = await create();
  models.play([{ refuse: { status: 401 } }]);
  await (await ann.send(id, "A quiz about birds")).rest();
  const page = await ann.get(`/projects/${id}`, { accept: "text/html" });
  expect(pageText(page.text)).toContain("Whoever runs the server can mend that");
  expect(pageText(page.text)).toContain("Try again");
  expect(page.text).toMatch(/<input type="hidden" name="content" value="A quiz about birds"/);
});
