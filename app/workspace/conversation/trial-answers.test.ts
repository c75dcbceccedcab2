import { afterEach, beforeEach, expect, test } from "vitest";
import { createTrialStore } from "~/trial/trial-store";
import { createDraftStorage } from "~/workspace/files/draft-storage";
import { createFilesModel } from "~/workspace/files/files-model";
import type { Notice } from "~/workspace/notify";
import { WIDE_LOOK } from "~/workspace/shell/wide-look";
import { createTrialWorkspaceStore } from "~/workspace/trial-workspace-store";
import { FakeBrowser } from "../../../tests/support/fake-browser";
import {
  eventText,
  openStream,
  sendJson,
  startLocalServer,
  until,
} from "../../../tests/support/local-server";
import { skipPauses } from "../../../tests/support/skip-pauses";
import { createConversationModel } from "./conversation-model";
import { RESUME_DELAYS_MS } from "./follow-stream";

/** A trial's answer that its browser lost sight of, and tabs that share a conversation. */

type Answer = (response: import("node:http").ServerResponse) => void;

let server: Awaited<ReturnType<typeof startLocalServer>>;
let routes: Record<string, Answer>;
let notices: Notice[];
let browser: FakeBrowser;
let trialId: string;

beforeEach(async () => {
  notices = [];
  routes = {};
  browser = new FakeBrowser();
  trialId = openTab().trials.createProject({ name: "Shop", idForm: "timestamp" }).project.id;
  server = await startLocalServer((request, response) => {
    const call = `${request.method} ${request.path.split("/").at(-1)}`;
    const route = routes[call];
    if (route) route(response);
    else if (call === "POST stop") sendJson(response, { stopped: false });
    else response.writeHead(404).end("{}");
  });
});
afterEach(() => server.close());

function openTab() {
  const { storage, window } = browser.openTab();
  const trials = createTrialStore(() => storage, { tabs: () => window as unknown as Window });
  return { storage, trials };
}

function open() {
  const own = notices;
  const { storage, trials } = openTab();
  const store = createTrialWorkspaceStore(trialId, trials, () => {});
  const files = createFilesModel({
    store,
    notify: () => {},
    files: [],
    drafts: createDraftStorage(trialId, () => storage),
  });
  const chat = createConversationModel({
    store: { ...store, sync: async () => {} },
    files,
    snapshots: { read: () => null, write: () => {}, clear: () => {} },
    notify: (notice) => own.push(notice),
    sendFailed: WIDE_LOOK.texts.sendFailed,
    messages: trials.messages(trialId),
  });
  return { chat, files, store, trials, get: chat.state.getState };
}

/** The events of one answer that makes one file. */
function answer(name: string, status = "finished"): string {
  const generation = {
    ...{ id: name, status: "running", mode: "develop", engine: "test", engineLabel: "Test" },
    ...{ userMessageId: `u-${name}`, assistantMessageId: `a-${name}` },
  };
  const file = { path: `${name}.css`, content: `/* ${name} */` };
  const events = [
    { type: "generation", generation },
    { content: `Answer ${name}.` },
    { type: "file_created", file, action: "created" },
    { type: "done", status, changes: [{ path: file.path, action: "created" }] },
    "[DONE]",
  ];
  return events.map((event, index) => eventText(event, `${name}:${index + 1}`)).join("");
}

const tell =
  (text: string): Answer =>
  (response) => {
    openStream(response);
    response.end(text);
  };

/** Asks, hears that the answer began, and is gone. */
async function askAndLeave(name: string): Promise<void> {
  routes["POST send"] = (response) => {
    openStream(response);
    response.write(`${answer(name).split("\n\n")[0]}\n\n`);
  };
  const { chat, get } = open();
  void chat.send("Build a shop");
  await until(() => get().answer?.id === name);
  chat.leave();
}

test("an answer that the stream did not name is kept once", async () => {
  routes["POST send"] = tell(`${eventText({ content: "Hello." })}data: [DONE]\n\n`);
  const { chat, trials, get } = open();
  await chat.send("Hi");
  await until(() => get().phase === "idle");
  expect(get().messages.map(({ content }) => content)).toEqual(["Hi", "Hello."]);
  expect(trials.messages(trialId).map(({ content }) => content)).toEqual(["Hi", "Hello."]);
});

test("a pending answer is fetched at the next visit, and is pending no more", async () => {
  await askAndLeave("one");
  routes["GET stream"] = tell(answer("one"));
  const { chat, get, trials } = open();
  await chat.resume(false);
  expect(get().messages.map(({ id }) => id)).toEqual(["u-one", "a-one"]);
  expect(get().lastAnswer?.notices[0]).toMatch(/on its way when you left/);
  expect(trials.files(trialId).map(({ path }) => path)).toEqual(["one.css"]);
  expect(trials.pendingAnswer(trialId)).toBeNull();
  const again = open();
  await again.chat.resume(false);
  expect(again.get()).toMatchObject({ phase: "idle", lastAnswer: null });
});

test("a pending answer that cannot be had now stays pending", async () => {
  skipPauses(RESUME_DELAYS_MS);
  await askAndLeave("one");
  routes["GET stream"] = (response) => void response.writeHead(503).end();
  const { chat, get, trials } = open();
  await chat.resume(false);
  expect(get()).toMatchObject({ phase: "idle", isLost: true });
  expect(notices.map(({ title }) => title)).toEqual(["Reconnection Failed"]);
  expect(trials.pendingAnswer(trialId)).toMatchObject({ generationId: "one" });
  routes["GET stream"] = tell(answer("one"));
  await chat.resume(true);
  expect(get().messages.map(({ id }) => id)).toEqual(["u-one", "a-one"]);
});

test("an answer that the server has let go of is said to be gone, and is pending no more", async () => {
  await askAndLeave("one");
  routes["GET stream"] = (response) => void response.writeHead(204).end();
  const { chat, get, trials } = open();
  await chat.resume(false);
  expect(get().lastAnswer?.notices).toEqual([expect.stringContaining("no longer on the server")]);
  expect(get().messages.map(({ id }) => id)).toEqual(["u-one"]);
  expect(trials.pendingAnswer(trialId)).toBeNull();
  expect(notices).toEqual([]);
});

test("the next message waits until the pending answer is here", async () => {
  await askAndLeave("one");
  routes["GET stream"] = tell(answer("one", "stopped"));
  routes["POST send"] = tell(answer("two"));
  const { chat, get, trials } = open();
  await chat.send("And a style");
  expect(get().messages.map(({ id }) => id)).toEqual(["u-one", "a-one", "u-two", "a-two"]);
  expect(trials.files(trialId).map(({ path }) => path)).toEqual(["one.css", "two.css"]);
  const calls = server.lines().map((line) => line.split("/").at(-1));
  expect(calls.slice(-3)).toEqual(["stop", "stream", "send"]);
});

test("the next message gives its words back while the pending answer cannot be had", async () => {
  skipPauses(RESUME_DELAYS_MS);
  await askAndLeave("one");
  routes["GET stream"] = (response) => void response.writeHead(503).end();
  const { chat, get, trials } = open();
  await chat.send("And a style");
  expect(get()).toMatchObject({ input: "And a style", phase: "idle" });
  expect(get().messages.map(({ id }) => id)).toEqual(["u-one"]);
  expect(trials.pendingAnswer(trialId)).toMatchObject({ generationId: "one" });
});

test("a file saved or deleted by hand while its answer is written stays so", async () => {
  const { chat, files, store, trials, get } = open();
  const old = { id: null, path: "old.css", content: "old", hash: null };
  trials.putFile(trialId, old);
  files.putFile(old);
  let end = () => {};
  routes["POST send"] = (response) => {
    openStream(response);
    const [begin, ...rest] = answer("one").split("\n\n");
    const oldAgain = { type: "file_created", file: { path: "old.css", content: "new" } };
    response.write(`${begin}\n\n`);
    end = () =>
      response.end(eventText(oldAgain, "one:2") + rest.join("\n\n").replaceAll("one:2", "one:1"));
  };
  const sent = chat.send("Go");
  await until(() => get().answer?.id === "one");
  await store.createFile("one.css", "mine");
  await store.deleteFile(old);
  end();
  await sent;
  expect(trials.files(trialId)).toMatchObject([{ path: "one.css", content: "mine" }]);
  expect(get().lastAnswer?.notices).toEqual([
    expect.stringContaining("You changed old.css"),
    expect.stringContaining("You changed one.css"),
  ]);
});

test("what two tabs say in turn is all kept", async () => {
  const [first, second] = [open(), open()];
  routes["POST send"] = tell(answer("one"));
  await first.chat.send("Build a shop");
  routes["POST send"] = tell(answer("two"));
  await second.chat.send("And a style");
  const ids = first.trials.messages(trialId).map(({ id }) => id);
  expect(ids).toEqual(["u-one", "a-one", "u-two", "a-two"]);
});
