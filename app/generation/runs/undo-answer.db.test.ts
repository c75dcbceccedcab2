import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { createCheckpoint } from "~/projects/create-checkpoint.server";
import { createFile } from "~/projects/file-store.server";
import { storeBinary } from "~/projects/stored-binaries.server";
import { changeTree, readProjectTree, readTree } from "~/projects/tree.server";
import { fileBlock } from "../../../tests/support/file-blocks";
import { Run, signUp } from "../../../tests/support/generation-runs";
import { readConversation } from "../events/conversation-so-far.server";
import type { Model } from "../models/model";

/** "Undo that", answered by the product itself. */

const asked: string[] = [];

/** A model that writes one page after the other, and counts how often it was asked. */
const model: Model = {
  id: "test",
  label: "Test",
  kind: "starter",
  profile: "strong",
  contextTokens: 100_000,
  async *stream({ messages }) {
    const said = messages.at(-1)?.content ?? "";
    asked.push(said);
    const word = /make (\w+)\s*$/.exec(said)?.[1] ?? "none";
    yield { type: "text", text: fileBlock("index.html", `<p>${word}</p>\n`) };
    yield { type: "end", reason: "stop" };
  },
};

const page = async (run: Run) => (await readTree(run.projectId)).get("index.html");
const last = async (run: Run) => (await readConversation(run.viewer, run.projectId)).at(-1);

test("undo may name what was asked for last, and else is a wish for the model", async () => {
  const run = await Run.open(await signUp("undo-nina"), model);
  for (const message of ["make one", "make green"]) await run.answer(message);
  asked.length = 0;
  await run.answer("Actually, undo the green");
  expect([await page(run), asked.length]).toEqual(["<p>one</p>\n", 0]);
  await run.answer("undo the green");
  expect(asked).toHaveLength(1);
});

test("undo of what had changed nothing takes nothing else back, and says so", async () => {
  const run = await Run.open(await signUp("undo-nora"), model);
  await run.answer("make one");
  await run.answer("say again in green: make one");
  asked.length = 0;
  await run.answer("undo the green");
  expect([await page(run), asked.length]).toEqual(["<p>one</p>\n", 0]);
  expect((await last(run))?.content).toContain("green: make one” had changed nothing");

  // A long request is told by its beginning, on one line.
  await run.answer(`in blue:\n\n- ${"again and ".repeat(40)}\nmake one`);
  await run.answer("undo the blue");
  expect((await last(run))?.content).toMatch(
    /^“in blue: - again and .{60,80}…” had changed nothing/,
  );
});

test("undo goes back a change at a time, redo forward again, and no model is asked", async () => {
  const run = await Run.open(await signUp("undo-ann"), model);
  for (const message of ["make one", "make two", "make three"]) await run.answer(message);

  asked.length = 0;
  const events = await run.answer("Undo that");
  expect(await page(run)).toBe("<p>two</p>\n");
  expect(events).toContainEqual(
    expect.objectContaining({ type: "file_created", action: "updated" }),
  );
  const answer = await last(run);
  expect(answer).toMatchObject({ status: "finished", changes: [{ path: "index.html" }] });
  expect(answer?.content).toContain("I took back “make three”");
  expect(answer?.content).toContain("as of “make two”");
  const restored = await db.checkpoint.findFirstOrThrow({
    where: { projectId: run.projectId, kind: "restore" },
  });
  expect(answer?.choices).toMatchObject([
    { text: "Show what changed", compare: { to: restored.id } },
    { text: "Redo", send: "redo" },
  ]);
  await run.answer("undo");
  expect(await page(run)).toBe("<p>one</p>\n");
  await run.answer("redo");
  await run.answer("redo please");
  expect(await page(run)).toBe("<p>three</p>\n");
  expect((await last(run))?.choices?.at(-1)).toMatchObject({ text: "Undo" });
  expect(asked).toEqual([]);
  // Each way back is one version, and not one more for the answer that went it.
  const kinds = await db.checkpoint.findMany({ where: { projectId: run.projectId } });
  expect(kinds.filter(({ kind }) => kind === "restore")).toHaveLength(4);
  expect(kinds.filter(({ kind }) => kind === "after")).toHaveLength(3);
});

test("undo brings back pictures that were deleted or replaced, and tells where their bytes are", async () => {
  const ann = await signUp("undo-pictures");
  const run = await Run.open(ann, model, { "index.html": "<p>none</p>" });
  const keep = (text: string) => storeBinary(run.projectId, Readable.from([Buffer.from(text)]));
  const [cup, plate] = [await keep("a cup"), await keep("a plate")];
  const put = (path: string, binary: typeof cup | null) =>
    changeTree(run.projectId, [{ path, content: null, ...(binary ? { binary } : {}) }]);
  await put("cup.png", cup);
  await put("plate.png", plate);
  await createCheckpoint(run.projectId, { kind: "after", label: "With pictures" });
  await put("cup.png", null);
  await put("plate.png", cup);
  await createCheckpoint(run.projectId, { kind: "after", label: "Without a cup" });

  const events = await run.answer("Undo that");
  const { binaries } = await readProjectTree(run.projectId);
  expect(binaries).toEqual(
    new Map([
      ["cup.png", { hash: cup.hash, size: 5 }],
      ["plate.png", { hash: plate.hash, size: 7 }],
    ]),
  );
  expect(events.filter((event) => event.type === "file_restored")).toEqual([
    {
      type: "file_restored",
      file: { path: "cup.png", hash: cup.hash, size: 5 },
      action: "created",
    },
    {
      type: "file_restored",
      file: { path: "plate.png", hash: plate.hash, size: 7 },
      action: "updated",
    },
  ]);
  await run.answer("redo");
  expect([...(await readProjectTree(run.projectId)).binaries.keys()]).toEqual(["plate.png"]);
});

test("what was changed by hand since is a version first, and is what undo takes back", async () => {
  const ann = await signUp("undo-bea");
  const run = await Run.open(ann, model);
  await run.answer("make one");
  await createFile(ann, run.projectId, { path: "notes.txt", content: "mine" });
  await run.answer("undo");
  expect([...(await readTree(run.projectId)).keys()]).toEqual(["index.html"]);
  expect((await last(run))?.content).toContain("“Added notes.txt”");
  await run.answer("redo");
  expect((await readTree(run.projectId)).get("notes.txt")).toBe("mine");
});

test("as it was an hour ago is the newest version from before then, and what is younger is told", async () => {
  const run = await Run.open(await signUp("undo-cleo"), model);
  await run.answer("make one");
  await run.answer("go back to how it was an hour ago");
  expect((await last(run))?.content).toContain("There is no version from before that");
  const long = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await db.checkpoint.updateMany({
    where: { projectId: run.projectId },
    data: { createdAt: long },
  });
  await run.answer("make two");
  await run.answer("go back to how it was an hour ago");
  expect(await page(run)).toBe("<p>one</p>\n");
});

test("where there is nothing before, or it is only talked about, nothing is changed", async () => {
  const run = await Run.open(await signUp("undo-dora"), model);
  await run.answer("undo that");
  expect((await last(run))?.content).toContain("There is no earlier version to go back to");
  await run.answer("make one");
  await run.answer("make two");
  await run.answer("undo that", { mode: "discuss" });
  expect(await page(run)).toBe("<p>two</p>\n");
  const answer = await last(run);
  expect(answer?.content).toContain("In Develop mode I would take back “make two”");
  expect(answer?.choices).toMatchObject([{ send: "undo that", mode: "develop" }]);
});
