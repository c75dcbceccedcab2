import { createHash } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ConversationMessage } from "~/conversation/message-schema";
import { createAccountStore } from "~/workspace/account-store";
import { createDraftStorage } from "~/workspace/files/draft-storage";
import { createFilesModel } from "~/workspace/files/files-model";
import type { Notice } from "~/workspace/notify";
import { WIDE_LOOK } from "~/workspace/shell/wide-look";
import {
  eventText,
  openStream,
  type SeenRequest,
  sendJson,
  startLocalServer,
  until,
} from "../../../tests/support/local-server";
import { skipPauses } from "../../../tests/support/skip-pauses";
import { type ConversationModelOptions, createConversationModel } from "./conversation-model";
import { RESUME_DELAYS_MS } from "./follow-stream";
import type { StreamSnapshot } from "./stream-snapshot";

const CHAT = "/api/projects/p1/chat";
const GENERATION = {
  type: "generation",
  generation: {
    id: "g",
    status: "running",
    mode: "develop",
    engine: "starter",
    engineLabel: "Built-in starter",
    userMessageId: "u1",
    assistantMessageId: "a1",
  },
};
const DONE = { type: "done", status: "finished", changes: [] };

type Streams = Record<
  string,
  (response: import("node:http").ServerResponse, request: SeenRequest) => void
>;

let server: Awaited<ReturnType<typeof startLocalServer>>;
let streams: Streams;
let stored: { files: unknown[]; messages: unknown[] };
let notices: Notice[];
let kept: StreamSnapshot | null;
let turn: { isOver: boolean };

beforeEach(async () => {
  turn = { isOver: false };
  notices = [];
  kept = null;
  stored = { files: [], messages: [] };
  streams = {};
  server = await startLocalServer((request, response) => {
    const stream = streams[`${request.method} ${request.path}`];
    const { pathname } = new URL(request.path, "http://localhost");
    if (stream) stream(response, request);
    else if (pathname === "/api/files/p1") sendJson(response, stored.files);
    else if (pathname === "/api/projects/p1/messages") sendJson(response, stored.messages);
    else if (pathname === `${CHAT}/stop`) sendJson(response, { stopped: true });
    else response.writeHead(404).end('{"error":"That could not be found."}');
  });
});
afterEach(() => {
  turn.isOver = true;
  return server.close();
});

function open(options: Partial<ConversationModelOptions> = {}) {
  // A stream that outlives its test must not speak in the next one.
  const own = notices;
  const store = storeOf(turn);
  const files = createFilesModel({
    store,
    notify: () => {},
    files: [],
    drafts: createDraftStorage("p1", () => ({
      getItem: () => null,
      setItem: () => {},
      removeItem: () => {},
    })),
  });
  const chat = createConversationModel({
    store,
    files,
    snapshots: {
      read: () => kept,
      write: (snapshot) => {
        kept = snapshot;
      },
      clear: () => {
        kept = null;
      },
    },
    notify: (notice) => own.push(notice),
    sendFailed: WIDE_LOOK.texts.sendFailed,
    messages: [],
    ...options,
  });
  return { chat, files, get: chat.state.getState };
}

/** One that reads nothing more once its test is over: what another server answers is no conversation. */
function storeOf(test: { isOver: boolean }) {
  const store = createAccountStore("p1");
  const loadMessages: typeof store.loadMessages = (known) =>
    test.isOver ? Promise.reject(new Error("The test is over.")) : store.loadMessages(known);
  return { ...store, loadMessages };
}

const whole = (...events: unknown[]) =>
  [GENERATION, ...events, DONE, "[DONE]"]
    .map((event, index) => eventText(event, `g:${index + 1}`))
    .join("");

test("a message shows at once, becomes the stored one, and never stands there twice", async () => {
  const { chat, get } = open();
  streams[`POST ${CHAT}/send`] = (response) => {
    openStream(response);
    expect(get().messages.map(({ content }) => content)).toEqual(["A bakery page"]);
    response.end(whole({ content: "Here it is." }));
  };
  stored.messages = [
    { id: "u1", role: "user", content: "A bakery page", changes: [] },
    { id: "a1", role: "assistant", content: "Here it is.", changes: [] },
  ];
  const sent = chat.send("  A bakery page ");
  expect(get().messages[0]?.id).toMatch(/^temp-/);
  await sent;
  expect(get().messages.map(({ id }) => id)).toEqual(["u1", "a1"]);
  expect(get().phase).toBe("refreshing");
  const ended = performance.now();
  await until(() => get().phase === "idle");
  expect(performance.now() - ended).toBeGreaterThan(1100);
  expect(get().messages).toEqual(stored.messages);
  const after = server.lines().filter((line) => line.startsWith("GET"));
  expect(after).toEqual(["GET /api/files/p1", "GET /api/projects/p1/messages"]);
});

test("after an answer only what is not here yet is fetched", async () => {
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const head = (path: string, text: string) => ({ id: `id of ${path}`, path, hash: hash(text) });
  const said = (id: string, role: "user" | "assistant"): ConversationMessage => ({
    ...{ id, role, content: id, mode: "develop", status: "finished" },
    ...{ createdAt: "2026-01-01", changes: [] },
  });
  const { chat, files, get } = open({ messages: [said("u0", "user"), said("a0", "assistant")] });
  files.putFile({ id: "id of kept.css", path: "kept.css", content: "kept", hash: hash("kept") });
  files.putFile({ id: "id of gone.css", path: "gone.css", content: "gone", hash: hash("gone") });
  files.putFile({ id: "id of other.css", path: "other.css", content: "old", hash: hash("old") });
  const written = { path: "new.css", content: "new", language: "css" };
  streams[`POST ${CHAT}/send`] = (response) => {
    openStream(response);
    response.end(whole({ type: "file_created", file: written, action: "created" }));
  };
  const heads = [head("kept.css", "kept"), head("new.css", "new"), head("other.css", "theirs")];
  streams["GET /api/files/p1?content=none"] = (response) => sendJson(response, heads);
  streams["GET /api/files/p1?path=other.css"] = (response) =>
    sendJson(response, [{ ...head("other.css", "theirs"), content: "theirs" }]);
  stored.messages = [said("a0", "assistant"), said("u1", "user"), said("a1", "assistant")];
  await chat.send("Hi");
  await until(() => get().phase === "idle");
  expect(server.lines().filter((line) => line.startsWith("GET"))).toEqual([
    "GET /api/files/p1?content=none",
    "GET /api/files/p1?path=other.css",
    "GET /api/projects/p1/messages?from=a0",
  ]);
  const shown = [...files.state.getState().files.values()];
  expect(shown.map(({ id, content }) => [id, content])).toEqual([
    ["id of kept.css", "kept"],
    ["id of new.css", "new"],
    ["id of other.css", "theirs"],
  ]);
  expect(get().messages.map(({ id }) => id)).toEqual(["u0", "a0", "u1", "a1"]);
});

test("an answer that the server neither named nor lists stays as it was read", async () => {
  const { chat, get } = open();
  streams[`POST ${CHAT}/send`] = (response) => {
    openStream(response);
    response.end(`${eventText({ content: "Hello." })}data: [DONE]\n\n`);
  };
  await chat.send("Hi");
  await until(() => get().phase === "idle");
  expect(get().messages.map(({ role, content, status }) => [role, content, status])).toEqual([
    ["user", "Hi", "finished"],
    ["assistant", "Hello.", "finished"],
  ]);
});

test("the request carries the open file with its unsaved text, and no history", async () => {
  const { chat, files } = open();
  streams[`POST ${CHAT}/send`] = (response) => {
    openStream(response);
    response.end(whole());
  };
  files.putFile({ id: "f1", path: "src/app.ts", content: "old", hash: "h" });
  files.openFile("src/app.ts");
  files.edit("src/app.ts", "new");
  await chat.send("Explain");
  expect(JSON.parse(server.seen[0]?.body ?? "")).toMatchObject({
    content: "Explain",
    mode: "develop",
    activeFile: { id: "f1", name: "app.ts", path: "src/app.ts", content: "new" },
  });
  expect(server.seen[0]?.body).not.toContain("conversationHistory");
});

test("files appear as they are written, and typing is shown until they are whole", async () => {
  const { chat, files } = open();
  const typed: string[] = [];
  files.state.subscribe(({ typing }) => typed.push(typing.get("a.html") ?? ""));
  streams[`POST ${CHAT}/send`] = (response) => {
    openStream(response);
    response.write(
      eventText(GENERATION, "g:1") +
        eventText({ type: "file_started", file: { path: "a.html", action: "write" } }, "g:2") +
        eventText({ type: "file_delta", file: { path: "a.html" }, text: "<p>" }, "g:3"),
    );
    void until(() => typed.includes("<p>")).then(() =>
      response.end(
        eventText(
          {
            type: "file_created",
            file: { path: "a.html", content: "<p></p>", language: "html" },
            action: "created",
          },
          "g:4",
        ) +
          eventText(DONE, "g:5") +
          eventText("[DONE]", "g:6"),
      ),
    );
  };
  const seen: string[] = [];
  const done = chat.send("A page");
  await until(() => files.state.getState().files.has("a.html"));
  seen.push(files.textOf("a.html"));
  await done;
  expect(seen).toEqual(["<p></p>"]);
  expect(files.state.getState().typing.size).toBe(0);
});

test("a request that fails says why, takes its message back and keeps what was written", async () => {
  const { chat, get } = open();
  streams[`POST ${CHAT}/send`] = (response) => sendJson(response, { error: "Too many." }, 429);
  await chat.send("A bakery page");
  expect(notices).toEqual([
    { title: "AI Generation Failed", description: "Too many.", kind: "error" },
  ]);
  expect(get()).toMatchObject({ messages: [], phase: "idle", input: "A bakery page" });
});

test("a message that never arrived is given back before what was written since", async () => {
  const { chat, get } = open();
  streams[`POST ${CHAT}/send`] = (response) => {
    chat.setInput("And a menu");
    sendJson(response, { error: "Too many." }, 429);
  };
  await chat.send("A bakery page");
  expect(get()).toMatchObject({ messages: [], input: "A bakery page\n\nAnd a menu" });
});

test("a failure without a sentence gets the general one", async () => {
  const { chat } = open();
  streams[`POST ${CHAT}/send`] = (response) => void response.destroy();
  await chat.send("A bakery page");
  expect(notices[0]?.description).toBe("Failed to generate code. Please try again.");
});

test("an error in the stream is told and the stream goes on", async () => {
  const { chat, get } = open();
  streams[`POST ${CHAT}/send`] = (response) => {
    openStream(response);
    response.end(whole({ error: "The model is slow." }, { content: "Still here." }));
  };
  await chat.send("Hi");
  expect(notices).toEqual([
    { title: "AI Request Issue", description: "The model is slow.", kind: "error" },
  ]);
  expect(get().messages.at(-1)?.content).toBe("Still here.");
});

test("an answer that failed carries its reason", async () => {
  const { chat, get } = open();
  streams[`POST ${CHAT}/send`] = (response) => {
    openStream(response);
    const failed = { type: "done", status: "failed", changes: [] };
    const events = [GENERATION, { error: "Wait a minute." }, failed, "[DONE]"];
    response.end(events.map((event) => eventText(event)).join(""));
  };
  await chat.send("Hi");
  expect(get().messages.at(-1)).toMatchObject({ status: "failed", problem: "Wait a minute." });
});

test("stopping asks the server, keeps what came, and raises no error", async () => {
  const { chat, get } = open();
  let end = () => {};
  streams[`POST ${CHAT}/send`] = (response) => {
    openStream(response);
    response.write(eventText(GENERATION, "g:1") + eventText({ content: "Half" }, "g:2"));
    end = () =>
      response.end(eventText({ ...DONE, status: "stopped" }, "g:3") + eventText("[DONE]", "g:4"));
  };
  streams[`POST ${CHAT}/stop`] = (response) => {
    sendJson(response, { stopped: true });
    end();
  };
  const sent = chat.send("Hi");
  await until(() => get().answer?.content === "Half");
  void chat.stop();
  await sent;
  expect(get().messages.at(-1)).toMatchObject({ content: "Half", status: "stopped" });
  expect(notices).toEqual([]);
});

test("sending again gives the running request up", async () => {
  const { chat, get } = open();
  let closed = false;
  let count = 0;
  streams[`POST ${CHAT}/send`] = (response) => {
    openStream(response);
    count += 1;
    if (count === 1) {
      response.write(eventText(GENERATION, "g:1"));
      response.on("close", () => {
        closed = true;
      });
    } else {
      response.end(whole({ content: "Second" }));
    }
  };
  const first = chat.send("One");
  await until(() => get().answer?.id === "g");
  await chat.send("Two");
  await first;
  await until(() => closed);
  expect(get().messages.map(({ content }) => content)).toEqual(["One", "Two", "Second"]);
  expect(notices).toEqual([]);
});

test("an answer that another tab asked for meanwhile is followed to its end", async () => {
  const { chat, get } = open();
  const said = (id: string, role: string, status: string) => ({
    ...{ id, role, status, content: "", changes: [] },
  });
  streams[`POST ${CHAT}/send`] = (response) => {
    openStream(response);
    response.end(whole({ content: "Mine." }));
  };
  const other = { ...GENERATION.generation, id: "h", assistantMessageId: "a2" };
  streams[`GET ${CHAT}/stream`] = (response) => {
    openStream(response);
    const events = [{ ...GENERATION, generation: other }, { content: "Theirs." }, DONE, "[DONE]"];
    response.end(events.map((event, index) => eventText(event, `h:${index + 1}`)).join(""));
  };
  stored.messages = [
    said("a1", "assistant", "finished"),
    said("u2", "user", "finished"),
    said("a2", "assistant", "running"),
  ];
  await chat.send("Hi");
  await until(() => get().messages.at(-1)?.content === "Theirs.");
  expect(get().messages.map(({ id }) => id)).toEqual(["a1", "u2", "a2"]);
});

test("a tab that asked nothing hears of the answer another tab asked for, and follows it", async () => {
  const said = (id: string, role: string, status: string) => ({
    ...{ id, role, status, content: "", changes: [] },
  });
  let tellRest = () => {};
  streams[`POST ${CHAT}/send`] = (response) => {
    stored.messages = [said("u1", "user", "finished"), said("a1", "assistant", "running")];
    openStream(response);
    response.write(eventText(GENERATION, "g:1"));
    tellRest = () =>
      response.end(
        [{ content: "Hello." }, DONE, "[DONE]"].map((e, i) => eventText(e, `g:${i + 2}`)).join(""),
      );
  };
  streams[`GET ${CHAT}/stream`] = (response) => {
    openStream(response);
    response.end(whole({ content: "Hello." }));
  };
  const idleStore = createAccountStore("p1");
  const idle = open({ store: idleStore });
  const foreignStore = createAccountStore("p2");
  let foreignCalls = 0;
  const askingStore = createAccountStore("p1");
  const stops = [
    idleStore.subscribe(() => void idle.chat.reload().then(idle.chat.followOther)),
    foreignStore.subscribe(() => {
      foreignCalls += 1;
    }),
    askingStore.subscribe(() => {}),
  ];
  const asking = open({ store: askingStore });
  const sent = asking.chat.send("Hi");
  await until(() => idle.get().messages.at(-1)?.content === "Hello.");
  tellRest();
  await sent;
  expect(idle.get().messages.map(({ id }) => id)).toEqual(["u1", "a1"]);
  expect(foreignCalls).toBe(0);
  for (const stop of stops) stop();
});

test("coming back to the tab picks the stream up without saying anything twice", async () => {
  const { chat, get } = open();
  streams[`POST ${CHAT}/send`] = (response) => {
    openStream(response);
    response.write(eventText(GENERATION, "g:1") + eventText({ content: "One " }, "g:2"));
  };
  streams[`GET ${CHAT}/stream`] = (response, request) => {
    expect(request.headers["last-event-id"]).toBe("g:2");
    openStream(response);
    response.end(
      eventText({ content: "two" }, "g:3") + eventText(DONE, "g:4") + eventText("[DONE]", "g:5"),
    );
  };
  void chat.send("Hi");
  await until(() => get().answer?.content === "One ");
  await chat.reconnect();
  expect(get().messages.map(({ content }) => content)).toEqual(["Hi", "One two"]);
});

test("a reload goes on from the snapshot, and one of a finished answer is gone", async () => {
  const before = open();
  streams[`POST ${CHAT}/send`] = (response) => {
    openStream(response);
    response.write(eventText(GENERATION, "g:1") + eventText({ content: "One " }, "g:2"));
  };
  streams[`GET ${CHAT}/stream`] = (response) => {
    openStream(response);
    response.end(
      eventText({ content: "two" }, "g:3") + eventText(DONE, "g:4") + eventText("[DONE]", "g:5"),
    );
  };
  void before.chat.send("Hi");
  await until(() => before.get().answer?.content === "One ");
  before.chat.takeSnapshot();
  expect(kept).toMatchObject({ userMessage: "Hi", streamedContent: "One ", lastEventId: "g:2" });
  const after = open({ messages: before.get().messages });
  await after.chat.resume(false);
  expect(after.get().messages.map(({ content }) => content)).toEqual(["Hi", "One two"]);
  expect(kept).toBeNull();
});

test("a stream that cannot be picked up says so", async () => {
  skipPauses(RESUME_DELAYS_MS);
  const { chat, get } = open();
  streams[`GET ${CHAT}/stream`] = (response) => void response.writeHead(500).end();
  await chat.resume(true);
  expect(notices).toEqual([
    {
      title: "Reconnection Failed",
      description: "Could not resume chat. Please try again.",
      kind: "error",
    },
  ]);
  expect(get()).toMatchObject({ phase: "idle", isLost: true });
});
