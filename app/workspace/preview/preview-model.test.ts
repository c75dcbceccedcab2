import { afterEach, beforeEach, expect, test } from "vitest";
import { createAccountStore } from "~/workspace/account-store";
import type { WorkspaceStore } from "~/workspace/workspace-store";
import {
  type SeenRequest,
  sendJson,
  startLocalServer,
  until,
} from "../../../tests/support/local-server";
import { createPreviewModel } from "./preview-model";
import { isNews, newPreviewState, withAnswer } from "./preview-state";

const BASE = "/api/projects/p1/preview";
const URL = `${BASE}/proxy/`;

let server: Awaited<ReturnType<typeof startLocalServer>>;
let start: (request: SeenRequest) => [body: object, status?: number];
let paths: string[];

beforeEach(async () => {
  paths = [];
  start = () => [{ status: "running", url: URL }];
  server = await startLocalServer((request, response) => {
    if (request.path === `${BASE}/start`) sendJson(response, ...start(request));
    else if (request.path === `${BASE}/stop`) sendJson(response, { status: "stopped" });
    else sendJson(response, { error: "That could not be found." }, 404);
  });
});
afterEach(() => server.close());

/** What was asked for: a conversation of a test before this one may still be looking for its end. */
const acts = () => server.lines().filter((line) => line.startsWith("POST "));

/** The account's store; a trial's differs here in its kind and in what it sends first. */
function open(kind: "account" | "trial" = "account", sync?: () => Promise<void>) {
  const store: WorkspaceStore = {
    ...createAccountStore("p1"),
    kind,
    sync:
      sync ??
      (async () => {
        if (kind === "trial") await fetch("/api/trial-projects/p1/files/sync", { method: "POST" });
      }),
  };
  const preview = createPreviewModel({ store, paths: () => paths });
  return { preview, get: preview.state.getState };
}

test("opening the preview starts it, once, however often it is opened", async () => {
  const { preview, get } = open();
  preview.opened();
  preview.opened();
  void preview.start();
  await until(() => get().status === "running");
  preview.closed();
  expect(acts()).toEqual([`POST ${BASE}/start`]);
  expect(get()).toMatchObject({ url: URL, retries: 0, error: null, frame: 1 });
});

test("it is known to be open only while a page of this frame has told where it is", async () => {
  const { preview, get } = open();
  preview.opened();
  await until(() => get().status === "running");
  expect(get().isTold).toBe(false);
  preview.told();
  expect(get().isTold).toBe(true);
  preview.reloadFrame();
  expect(get().isTold).toBe(false);
  preview.told();
  expect(withAnswer(get(), { status: "stopped" }).isTold).toBe(false);
  preview.closed();
});

test("a trial's files are sent before it starts", async () => {
  const { preview } = open("trial");
  await preview.start();
  expect(acts()).toEqual(["POST /api/trial-projects/p1/files/sync", `POST ${BASE}/start`]);
});

test("three failures are counted, the fourth try is not made, and a success forgives", async () => {
  const { preview, get } = open();
  start = () => [{ error: "No index.html." }, 422];
  await preview.start();
  expect(get()).toMatchObject({ status: "error", retries: 1, error: "No index.html." });
  await preview.retry();
  await preview.retry();
  expect(get().retries).toBe(3);
  await preview.retry();
  expect(acts()).toHaveLength(3);
  start = () => [{ status: "running", url: URL }];
  await preview.restart();
  expect(get()).toMatchObject({ status: "running", retries: 0 });
});

test("a restart stops, rests half a second, and starts with a new frame", async () => {
  const { preview, get } = open("trial");
  await preview.start();
  const { frame } = get();
  await preview.restart();
  expect(acts().slice(2)).toEqual([
    `POST ${BASE}/stop`,
    "POST /api/trial-projects/p1/files/sync",
    `POST ${BASE}/start`,
  ]);
  const at = (end: string) => server.seen.findLast(({ path }) => path.endsWith(end))?.at ?? 0;
  expect(at("/sync") - at("/stop")).toBeGreaterThan(480);
  expect(get().frame).toBe(frame + 1);
});

test("leaving the tab or the page gives a start up, and coming back starts it anew", async () => {
  const { preview, get } = open();
  preview.opened();
  expect(get().status).toBe("starting");
  preview.closed();
  expect(get()).toMatchObject({ status: "stopped", error: null, retries: 0 });
  preview.opened();
  await until(() => get().status === "running");
  expect(get()).toMatchObject({ error: null, retries: 0, frame: 1 });
  preview.closed();
  expect(get().status).toBe("running");
});

test("leaving during a restart gives it up, and does not start what nobody looks at", async () => {
  const { preview, get } = open();
  preview.opened();
  await until(() => get().status === "running");
  const restarted = preview.restart();
  preview.closed();
  expect(get()).toMatchObject({ status: "stopped", error: null, isRestarting: false });
  await restarted;
  expect(acts()).toEqual([`POST ${BASE}/start`, `POST ${BASE}/stop`]);
});

test("an account's preview comes up with its first page", async () => {
  const { preview, get } = open();
  preview.fileSaved("src/app.ts");
  expect(get().status).toBe("stopped");
  preview.fileSaved("index.html");
  await until(() => get().status === "running");
});

test("a build that fails is the project's fault, a server that does not answer is not", async () => {
  const { preview, get } = open();
  const problems = [{ text: "Unexpected end of file", file: "main.ts", line: 3, column: 7 }];
  start = () => [{ status: "error", error: "Unexpected end of file", problems }];
  await preview.start();
  expect(get()).toMatchObject({ error: "Unexpected end of file", problems });
  start = () => [{ error: "Too many starts. Wait a minute." }, 429];
  await preview.retry();
  expect(get()).toMatchObject({ error: "Too many starts. Wait a minute.", problems: [] });
  await server.close();
  await preview.retry();
  expect(get()).toMatchObject({ status: "error", problems: [] });
  expect(get().error).toContain("did not take the request");
});

test("a trial whose files cannot be sent is told so, and not that its code is wrong", async () => {
  const { preview, get } = open("trial", async () => {
    throw new Error("Failed to sync trial project files");
  });
  await preview.start();
  expect(get()).toMatchObject({ status: "error", problems: [] });
  expect(get().error).toContain("Your files are kept");
});

test("a preview that waits for an answer's files comes up when they are complete", async () => {
  const { preview, get } = open();
  start = () => [{ status: "starting", url: URL }];
  await preview.start();
  expect(get()).toMatchObject({ status: "starting", url: null, retries: 0, error: null });
  start = () => [{ status: "running", url: URL }];
  preview.answerEnded(true);
  await until(() => get().status === "running");
  expect(get().url).toBe(URL);
});

test("a trial's preview comes up when page and script are both there", async () => {
  const { preview, get } = open("trial");
  paths = ["index.html"];
  preview.fileSaved("index.html");
  expect(get().status).toBe("stopped");
  paths = ["index.html", "script.js"];
  preview.fileSaved("script.js");
  await until(() => get().status === "running");
});

test("a project with nothing to run has not failed, and comes up with its first page", async () => {
  const { preview, get } = open();
  const empty = { status: "error", url: URL, error: "Add an index.html.", nothingToRun: true };
  start = () => [empty];
  await preview.start();
  expect(get()).toMatchObject({ status: "error", isEmpty: true, url: null, retries: 0 });
  paths = ["style.css"];
  preview.filesChanged();
  expect(get().status).toBe("error");
  paths = ["style.css", "index.html"];
  start = () => [{ status: "running", url: URL }];
  preview.filesChanged();
  await until(() => get().status === "running");
  expect(get()).toMatchObject({ url: URL, isEmpty: false, error: null });
});

test("a project that failed when it was last seen is started anew by a look at it", async () => {
  const preview = createPreviewModel({
    store: createAccountStore("p1"),
    status: "error",
    paths: () => paths,
  });
  preview.opened();
  await until(() => preview.state.getState().status === "running");
  preview.closed();
});

test("a trial that runs is synced after each file, several at once together", async () => {
  const { preview } = open("trial");
  await preview.start();
  for (const path of ["a.css", "b.css", "c.css"]) preview.fileSaved(path);
  await until(() => acts().length === 3);
  expect(acts().at(-1)).toBe("POST /api/trial-projects/p1/files/sync");
});

test("after a generation an error gets another chance, and nothing else is restarted", async () => {
  const { preview, get } = open();
  preview.answerEnded(true);
  expect(acts()).toEqual([]);
  start = () => [{ status: "error", error: "Build failed." }];
  await preview.start();
  start = () => [{ status: "running", url: URL }];
  preview.answerEnded(false);
  expect(get().status).toBe("error");
  preview.answerEnded(true);
  await until(() => get().status === "running");
});

test("a preview that got another address is shown in a new frame, and one that stays is left alone", () => {
  const answer = { status: "running", url: URL } as const;
  const shown = withAnswer(newPreviewState("stopped"), { ...answer, label: "preview-a" });
  expect(isNews(shown, { ...answer, label: "preview-a" })).toBe(false);
  expect(isNews(shown, { ...answer, label: "preview-b" })).toBe(true);
  expect(withAnswer(shown, { ...answer, label: "preview-b" }).frame).toBe(shown.frame + 1);
});
