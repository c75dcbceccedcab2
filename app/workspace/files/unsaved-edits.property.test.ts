import fc from "fast-check";
import { expect, test } from "vitest";
import type { SaveOutcome, WorkspaceFile, WorkspaceStore } from "~/workspace/workspace-store";
import { createDraftStorage } from "./draft-storage";
import { createFilesModel, type FilesModel } from "./files-model";
import { findChangedElsewhere } from "./files-state";

/** Of each file there are three texts: what is stored, what an edit began with, and what was typed. */

const PATHS = ["a.html", "b.css"];
/** Few, so that texts come back to what they were. */
const text = fc.constantFrom("", "one", "two", "three");
const path = fc.constantFrom(...PATHS);
const act = fc.oneof(
  fc.record({ do: fc.constant("type" as const), path, text }),
  // What another tab, another person or an answer stores; `isTold`: and this tab hears of it.
  fc.record({ do: fc.constant("elsewhere" as const), path, text, isTold: fc.boolean() }),
  // What is typed, and what is heard of, while the save is on its way.
  fc.record({
    do: fc.constant("save" as const),
    path,
    text: fc.option(text),
    isToldMeanwhile: fc.boolean(),
  }),
  fc.record({ do: fc.constant("keepMine" as const), path }),
  fc.record({ do: fc.constant("takeTheirs" as const), path }),
  fc.record({ do: fc.constant("reloadPage" as const) }),
);

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** What once lost a text: typed back while the save is on its way, and settled by another tab before a reload. */
const FOUND: Act[][] = [
  [
    { do: "type", path: "a.html", text: "one" },
    { do: "save", path: "a.html", text: "", isToldMeanwhile: false },
    { do: "save", path: "a.html", text: "one", isToldMeanwhile: false },
  ],
  [
    { do: "type", path: "b.css", text: "" },
    { do: "elsewhere", path: "b.css", text: "", isTold: false },
    { do: "reloadPage" },
    { do: "elsewhere", path: "b.css", text: "three", isTold: true },
  ],
];

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

/** What the server has, and every text that a save has put in place of another unseen. */
function serverOf() {
  const stored = new Map(PATHS.map((one) => [one, "first"]));
  const fileAt = (one: string) => ({ path: one, content: stored.get(one) ?? "" }) as WorkspaceFile;
  /** What this tab was shown of each, or has stored itself. */
  const seen = new Map(stored);
  const overwritten: string[] = [];
  let onSave = () => {};
  const store = {
    kind: "account",
    loadFiles: async () => {
      for (const one of PATHS) seen.set(one, fileAt(one).content);
      return PATHS.map(fileAt);
    },
    saveFile: async (file: WorkspaceFile, content: string, base: string): Promise<SaveOutcome> => {
      onSave();
      const current = fileAt(file.path);
      if (current.content !== base && current.content !== content) {
        seen.set(file.path, current.content);
        return { kind: "conflict", current };
      }
      if (seen.get(file.path) !== current.content && current.content !== content) {
        overwritten.push(current.content);
      }
      stored.set(file.path, content);
      seen.set(file.path, content);
      return { kind: "saved", file: fileAt(file.path) };
    },
  } as unknown as WorkspaceStore;
  return {
    store,
    stored,
    fileAt,
    seen,
    overwritten,
    whileSaving: (call: () => void) => {
      onSave = call;
    },
  };
}

test("whatever is typed, stored elsewhere and saved in whatever order, no text is lost unseen", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const server = serverOf();
      const storage = memoryStorage();
      const open = async (): Promise<FilesModel> =>
        createFilesModel({
          store: server.store,
          notify: () => {},
          files: await server.store.loadFiles(new Map()),
          drafts: createDraftStorage("p", () => storage),
        });
      let model = await open();
      /** What the person typed last and neither saved nor gave up. */
      const typed = new Map<string, { words: string; began: string }>();
      const type = (at: string, words: string) => {
        // An editor tells of what changes only.
        if (model.textOf(at) === words) return;
        const began = typed.get(at)?.began ?? model.textOf(at);
        model.edit(at, words);
        typed.set(at, { words, began });
      };

      for (const one of acts) {
        if (one.do === "type") type(one.path, one.text);
        else if (one.do === "elsewhere") {
          server.stored.set(one.path, one.text);
          if (one.isTold) {
            server.seen.set(one.path, one.text);
            model.putFile(server.fileAt(one.path));
          }
        } else if (one.do === "save" || one.do === "keepMine") {
          const words = one.do === "save" ? one.text : null;
          server.whileSaving(() => {
            if (words !== null) type(one.path, words);
            if (one.do !== "save" || !one.isToldMeanwhile) return;
            server.seen.set(one.path, server.fileAt(one.path).content);
            model.putFile(server.fileAt(one.path));
          });
          const isSaved = await (one.do === "save"
            ? model.save(one.path)
            : model.keepMine(one.path));
          server.whileSaving(() => {});
          const now = typed.get(one.path);
          if (now && isSaved) now.began = server.fileAt(one.path).content;
          // Whoever went back to the text they began with has changed nothing.
          if (now && !isSaved && now.words === now.began) typed.delete(one.path);
        } else if (one.do === "takeTheirs") {
          model.takeTheirs(one.path);
          typed.delete(one.path);
        } else {
          model.keepDrafts();
          model = await open();
        }

        const { drafts, files, changedElsewhere } = model.state.getState();
        for (const at of PATHS) {
          const words = typed.get(at)?.words;
          const shown = files.get(at)?.content;
          // What was typed stands there, until what is stored says the same.
          if (words !== undefined) expect([at, model.textOf(at)]).toEqual([at, words]);
          else expect([at, model.textOf(at)]).toEqual([at, shown]);
          if (words === shown) typed.delete(at);
        }
        // What is told of each step is what a new tab would find out from the three texts.
        expect([...changedElsewhere].sort()).toEqual(
          [...findChangedElsewhere(drafts, files)].sort(),
        );
        expect(server.overwritten).toEqual([]);
      }
      model.keepDrafts();
    }),
    { numRuns: 400, examples: FOUND.map((acts) => [acts]) },
  );
});
