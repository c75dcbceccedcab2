import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, ConnectionError } from "~/platform/api-client";
import type { WorkspaceFile, WorkspaceStore } from "~/workspace/workspace-store";
import { type Autosave, createAutosave, REST_MS, RETRY_MS } from "./autosave";
import { createDraftStorage } from "./draft-storage";
import { createFilesModel, type FilesModel } from "./files-model";
import { typedText } from "./typed-text";

let stored: string;
let saves: string[];
let failure: Error | null;
let notices: string[];
let files: FilesModel;
let autosave: Autosave;

const fileOf = (content: string): WorkspaceFile => ({ id: "1", path: "a.ts", content, hash: null });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  stored = "";
  saves = [];
  failure = null;
  notices = [];
  open();
});
afterEach(() => {
  autosave.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A project of one file, on a server that takes saves as ours does. */
function open(kept = new Map<string, string>()) {
  const store: Pick<WorkspaceStore, "saveFile"> = {
    async saveFile(_file, content, base) {
      if (failure) throw failure;
      if (base !== stored) return { kind: "conflict", current: fileOf(stored) };
      stored = content;
      saves.push(content);
      return { kind: "saved", file: fileOf(content) };
    },
  };
  files = createFilesModel({
    store: store as WorkspaceStore,
    notify: ({ title }) => void notices.push(title),
    files: [fileOf(stored)],
    drafts: createDraftStorage("p", () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    })),
  });
  files.openFile("a.ts");
  autosave = createAutosave(files);
  files.state.setState({ isAutosaving: true });
}

const rest = (ms = REST_MS) => vi.advanceTimersByTimeAsync(ms);

test("what was typed is saved once somebody rests, without a word", async () => {
  for (const text of ["o", "on", "one"]) {
    files.edit("a.ts", text);
    await rest(REST_MS - 1);
  }
  expect(saves).toEqual([]);
  await rest();
  expect(saves).toEqual(["one"]);
  expect(files.state.getState().drafts).toEqual({});
  expect(notices).toEqual([]);
});

test("whoever goes elsewhere need not wait", async () => {
  files.edit("a.ts", "one");
  autosave.saveNow();
  await rest(0);
  expect(saves).toEqual(["one"]);
  files.edit("a.ts", "two");
  files.openFile("b.ts");
  await rest(0);
  expect(saves).toEqual(["one", "two"]);
});

test("what changed elsewhere is asked about, and is not overwritten by any later key", async () => {
  files.edit("a.ts", "mine");
  stored = "theirs";
  await rest();
  expect(files.state.getState().changedElsewhere.has("a.ts")).toBe(true);
  files.edit("a.ts", "mine, and more");
  await rest(RETRY_MS);
  expect(stored).toBe("theirs");
  await files.keepMine("a.ts");
  expect(stored).toBe("mine, and more");
});

test("nothing is saved into a file while an answer writes it", async () => {
  files.edit("a.ts", "mine");
  files.state.setState({ typing: new Map([["a.ts", "the ans"]]) });
  await rest(RETRY_MS);
  expect(saves).toEqual([]);
  files.state.setState({ typing: new Map() });
  await rest();
  expect(saves).toEqual(["mine"]);
});

test("without a line it is tried again until it works, a refusal waits for the next edit", async () => {
  failure = new ConnectionError("off");
  files.edit("a.ts", "one");
  await rest();
  expect(files.state.getState().failures.get("a.ts")).toBe(failure);
  failure = null;
  await rest(RETRY_MS);
  expect(saves).toEqual(["one"]);
  expect(files.state.getState().failures.size).toBe(0);

  failure = new ApiError(413, "Too large");
  files.edit("a.ts", "two");
  await rest();
  failure = null;
  await rest(2 * RETRY_MS);
  expect(saves).toEqual(["one"]);
  files.edit("a.ts", "three");
  await rest();
  expect(saves).toEqual(["one", "three"]);
  expect(notices).toEqual([]);
});

test("whoever saves themselves is left to it, and what waits is saved when they choose otherwise", async () => {
  files.state.setState({ isAutosaving: false });
  files.edit("a.ts", "one");
  autosave.saveNow();
  await rest(RETRY_MS);
  expect(saves).toEqual([]);
  files.state.setState({ isAutosaving: true });
  await rest(0);
  expect(saves).toEqual(["one"]);
});

test("edits that a killed browser kept are saved when the project is opened again", async () => {
  const kept = new Map<string, string>();
  open(kept);
  files.edit("a.ts", "one");
  files.keepDrafts();
  autosave.stop();
  saves = [];
  stored = "";
  kept.set("sayso:drafts:p", JSON.stringify({ "a.ts": { text: "one", base: "" } }));
  open(kept);
  await rest();
  expect(saves).toEqual(["one"]);
});

test("Save says so while a save by itself is under way, and has the last key", async () => {
  files.edit("a.ts", "one");
  autosave.saveNow();
  files.edit("a.ts", "one two");
  expect(await files.save("a.ts")).toBe(true);
  expect(stored).toBe("one two");
  expect(notices).toEqual(["File saved"]);
});

test("a file that is deleted while it is saved stays deleted", async () => {
  files.edit("a.ts", "one");
  const saving = files.save("a.ts", true);
  files.edit("a.ts", "");
  files.dropFile("a.ts");
  await saving;
  expect(files.state.getState().files.size).toBe(0);
});

test("a long text is put together when it is saved, and not at each key", async () => {
  let reads = 0;
  let text = "x".repeat(100_000);
  for (let key = 0; key < 20; key += 1) {
    text += key % 10;
    const now = text;
    files.edit(
      "a.ts",
      typedText(now.length, () => {
        reads += 1;
        return now;
      }),
    );
    await rest(90);
  }
  expect(reads).toBe(0);
  await rest();
  expect(saves).toEqual([text]);
  // Once to be kept for a reload and saved: of the last key alone.
  expect(reads).toBe(1);
  expect(files.state.getState().drafts).toEqual({});
});

test("what comes back to the text that is stored is no edit, though its editor gives it anew", async () => {
  files.edit(
    "a.ts",
    typedText(1, () => "x"),
  );
  files.edit(
    "a.ts",
    typedText(0, () => ""),
  );
  expect(files.state.getState().drafts).toEqual({});
  await rest();
  expect(saves).toEqual([]);
});
