import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
  startLocalServer,
  until,
} from "../../../tests/support/local-server";
import { createConversationModel } from "./conversation-model";

/** Messages of a trial that are sent while there is no line. */

type Answer = (response: import("node:http").ServerResponse, body: Body) => void;
interface Body {
  content: string;
  mode: string;
  clientId: string;
}

let server: Awaited<ReturnType<typeof startLocalServer>>;
let sent: Body[];
let answerSend: Answer;
let notices: Notice[];
let browser: FakeBrowser;
let trialId: string;
let hasLine: boolean;

beforeEach(async () => {
  notices = [];
  sent = [];
  answerSend = (response, body) => {
    openStream(response);
    response.end(answer(body.content));
  };
  hasLine = true;
  vi.stubGlobal("navigator", {
    get onLine() {
      return hasLine;
    },
  });
  browser = new FakeBrowser();
  trialId = openTab().trials.createProject({ name: "Shop", idForm: "timestamp" }).project.id;
  server = await startLocalServer((request, response) => {
    if (!request.path.endsWith("/send")) return void response.writeHead(404).end("{}");
    const body = JSON.parse(request.body) as Body;
    sent.push(body);
    answerSend(response, body);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  return server.close();
});

function openTab() {
  const { storage, window } = browser.openTab();
  const trials = createTrialStore(() => storage, { tabs: () => window as unknown as Window });
  return { storage, trials };
}

function open() {
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
    notify: (notice) => notices.push(notice),
    sendFailed: WIDE_LOOK.texts.sendFailed,
    messages: trials.messages(trialId),
  });
  return { chat, trials, get: chat.state.getState };
}

function answer(to: string): string {
  const generation = {
    ...{ id: to, status: "running", mode: "develop", engine: "test", engineLabel: "Test" },
    ...{ userMessageId: `u-${to}`, assistantMessageId: `a-${to}` },
  };
  const events = [
    { type: "generation", generation },
    { content: `Answer to ${to}.` },
    { type: "done", status: "finished", changes: [] },
    "[DONE]",
  ];
  return events.map((event, index) => eventText(event, `${to}:${index + 1}`)).join("");
}

const said = (trials: ReturnType<typeof openTab>["trials"]) =>
  trials.messages(trialId).map(({ content }) => content);

test("a message without a line waits, over a reload too, and is sent once there is one", async () => {
  hasLine = false;
  const { chat, get } = open();
  await chat.send("Make it green");
  expect(get().waiting).toMatchObject([{ content: "Make it green", mode: "develop" }]);
  expect(get()).toMatchObject({ phase: "idle", messages: [] });
  expect(notices).toEqual([]);

  const later = open();
  expect(later.get().waiting).toHaveLength(1);
  await later.chat.sendWaiting();
  expect(sent).toEqual([]);
  hasLine = true;
  await later.chat.lineBack();
  expect(sent).toMatchObject([{ content: "Make it green", clientId: get().waiting[0]?.id }]);
  expect(later.get().waiting).toEqual([]);
  expect(said(later.trials)).toEqual(["Make it green", "Answer to Make it green."]);
});

test("several wait in the order in which they were said, each for the answer before it", async () => {
  hasLine = false;
  const { chat, get, trials } = open();
  await chat.send("One");
  await chat.send("Two");
  hasLine = true;
  await chat.lineBack();
  await until(() => get().waiting.length === 0 && get().phase !== "running");
  expect(said(trials)).toEqual(["One", "Answer to One.", "Two", "Answer to Two."]);
});

test("one that is taken back is not sent, and its words are where they were written", async () => {
  hasLine = false;
  const { chat, get } = open();
  await chat.send("Never mind");
  chat.setInput("Something else");
  chat.cancelWaiting(get().waiting[0]?.id ?? "");
  expect(get()).toMatchObject({ waiting: [], input: "Never mind\n\nSomething else" });
  hasLine = true;
  await chat.lineBack();
  expect(sent).toEqual([]);
});

test("a line that breaks while a message is sent keeps it under its name", async () => {
  answerSend = (response) => response.destroy();
  const { chat, get, trials } = open();
  await chat.send("Make it green");
  expect(get().waiting).toMatchObject([{ content: "Make it green" }]);
  expect(get()).toMatchObject({ phase: "idle", messages: [], input: "" });
  expect(notices).toEqual([]);
  answerSend = (response, body) => {
    openStream(response);
    response.end(answer(body.content));
  };
  await chat.sendWaiting();
  expect(said(trials)).toEqual(["Make it green", "Answer to Make it green."]);
  expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(1);
});

test("two tabs that get the line back together send a message once", async () => {
  hasLine = false;
  const held = new Set<string>();
  const locks = {
    async request(name: string, _options: object, work: (lock: object | null) => unknown) {
      if (held.has(name)) return work(null);
      held.add(name);
      try {
        return await work({});
      } finally {
        held.delete(name);
      }
    },
  };
  Object.assign(navigator, { locks });
  const one = open();
  await one.chat.send("Make it green");
  const two = open();
  hasLine = true;
  await Promise.all([one.chat.lineBack(), two.chat.lineBack()]);
  await two.chat.reload();
  expect(sent).toHaveLength(1);
  expect(two.get().waiting).toEqual([]);
  expect(said(two.trials)).toEqual(["Make it green", "Answer to Make it green."]);
});

test("a server that refuses is told as that, and the words are given back", async () => {
  answerSend = (response) =>
    void response
      .writeHead(429, { "Content-Type": "application/json" })
      .end(JSON.stringify({ error: "Too many." }));
  const { chat, get } = open();
  await chat.send("Make it green");
  expect(get()).toMatchObject({ waiting: [], input: "Make it green" });
  expect(notices).toMatchObject([{ title: "AI Generation Failed", description: "Too many." }]);
});
