import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { sha256 } from "~/platform/hash.server";
import { listCheckpoints } from "~/projects/checkpoints.server";
import { createFile, deleteFile, listFiles, saveFile } from "~/projects/file-store.server";
import { restoreCheckpoint } from "~/projects/restore-checkpoint.server";
import { changeFileFrom } from "~/projects/tree.server";
import { deleteBlock, editBlock, fileBlock } from "../../../tests/support/file-blocks";
import { ofType, Run, signUp } from "../../../tests/support/generation-runs";
import { Gate, ScriptedModel } from "../../../tests/support/scripted-model";

/** What becomes of a save by hand in the middle of an answer: nothing is lost. */

const PAGE = "<!doctype html>\n<title>x</title>\n";
const CSS = "body { margin: 0; }\nh1 { color: red; }\n";
const MINE = `${CSS}h2 { color: mine; }\n`;

let ann: Viewer;
beforeAll(async () => {
  ann = await signUp("ann");
});

async function openRun(...steps: (string | Gate)[]) {
  return Run.open(ann, new ScriptedModel(steps), { "index.html": PAGE, "a.css": CSS });
}

async function fileAt(run: Run, path: string) {
  const file = (await listFiles(ann, run.projectId)).find((row) => row.path === path);
  if (!file) throw new Error(`There is no ${path}.`);
  return file;
}

const save = async (run: Run, path: string, content: string) =>
  saveFile(ann, (await fileAt(run, path)).id, { content });

/** Sends, lets a person do something where the gate is, and reads on to the end. */
async function answerAround(run: Run, gate: Gate, meanwhile: () => Promise<unknown>) {
  const generation = await run.start("Change it");
  await gate.reached;
  await meanwhile();
  gate.open();
  const events = await run.read(generation);
  const checkpoints = (await listCheckpoints(ann, run.projectId)).reverse();
  return {
    done: ofType(events, "done")[0],
    notices: ofType(events, "notice").map(({ text }) => text),
    checkpoints,
    mid: checkpoints.filter(({ label }) => label.startsWith("Before an answer overwrote")),
  };
}

describe("a file that is saved by hand while an answer is written", () => {
  test.each([
    ["written whole", fileBlock("a.css", "b { top: 0; }\n"), "b { top: 0; }\n"],
    [
      "edited",
      editBlock("a.css", "h1 { color: red; }\n", "h1 { color: green; }\n"),
      MINE.replace("red", "green"),
    ],
    ["deleted", deleteBlock("a.css"), undefined],
  ])("and then %s by it can be rolled back to, and the person is told", async (_, block, after) => {
    const gate = new Gate();
    const run = await openRun(gate, block);
    const { mid, notices, done } = await answerAround(run, gate, () => save(run, "a.css", MINE));
    expect((await run.files())["a.css"]).toBe(after);
    expect(mid.map(({ label }) => label)).toEqual([
      "Before an answer overwrote your change to a.css",
    ]);
    expect(notices).toEqual([expect.stringMatching(/^You changed a\.css .* is kept/)]);
    expect(done).toMatchObject({ status: "finished" });
    await restoreCheckpoint(ann, run.projectId, mid[0]?.id ?? "");
    expect((await run.files())["a.css"]).toBe(MINE);
  });

  test("after the answer had written it once is kept as well", async () => {
    const gate = new Gate();
    const run = await openRun(fileBlock("a.css", "first {}\n"), gate, fileBlock("a.css", CSS));
    const { mid } = await answerAround(run, gate, () => save(run, "a.css", MINE));
    expect((await run.files())["a.css"]).toBe(CSS);
    await restoreCheckpoint(ann, run.projectId, mid[0]?.id ?? "");
    expect((await run.files())["a.css"]).toBe(MINE);
  });

  test("is kept once for one change, and again for the next", async () => {
    const [one, two] = [new Gate(), new Gate()];
    const write = (text: string) => fileBlock("a.css", `${text} {}\n`);
    const run = await openRun(one, write("a"), write("b"), two, write("c"));
    const { mid } = await answerAround(run, one, async () => {
      await save(run, "a.css", MINE);
      void two.reached.then(async () => {
        await save(run, "a.css", `${MINE}/* 2 */\n`);
        two.open();
      });
    });
    expect(mid).toHaveLength(2);
    expect((await run.files())["a.css"]).toBe("c {}\n");
  });

  test("to what the answer says too needs no keeping", async () => {
    const gate = new Gate();
    const run = await openRun(gate, fileBlock("a.css", MINE));
    const { mid, notices } = await answerAround(run, gate, () => save(run, "a.css", MINE));
    expect([mid, notices]).toEqual([[], []]);
  });
});

test("a file that is made by hand meanwhile is kept", async () => {
  const gate = new Gate();
  const run = await openRun(gate, fileBlock("b.css", "theirs {}\n"));
  const mine = { path: "b.css", content: "mine {}\n" };
  const { mid } = await answerAround(run, gate, () => createFile(ann, run.projectId, mine));
  expect((await run.files())["b.css"]).toBe("theirs {}\n");
  await restoreCheckpoint(ann, run.projectId, mid[0]?.id ?? "");
  expect((await run.files())["b.css"]).toBe("mine {}\n");
});

test("a file that is deleted by hand meanwhile, or one that is left alone, makes no checkpoint", async () => {
  const gate = new Gate();
  const run = await openRun(gate, fileBlock("a.css", "new {}\n"), fileBlock("c.css", "c {}\n"));
  const { checkpoints, notices } = await answerAround(run, gate, async () => {
    await deleteFile(ann, (await fileAt(run, "a.css")).id);
    await save(run, "index.html", `${PAGE}<h1>mine</h1>\n`);
  });
  expect(notices).toEqual([]);
  expect(checkpoints.map(({ kind }) => kind)).toEqual(["before", "after"]);
  expect((await run.files())["index.html"]).toContain("mine");
});

test("a save between the look and the write is never written over", async () => {
  const run = await openRun("");
  const { projectId } = run;
  const from = sha256(CSS);
  await save(run, "a.css", MINE);
  const change = { path: "a.css", from, content: "theirs {}\n" };
  expect(await changeFileFrom(projectId, change)).toBe(false);
  expect(await changeFileFrom(projectId, { ...change, content: null })).toBe(false);
  expect(await changeFileFrom(projectId, { ...change, from: null })).toBe(false);
  expect((await run.files())["a.css"]).toBe(MINE);
  expect(await changeFileFrom(projectId, { ...change, from: sha256(MINE) })).toBe(true);
  expect((await run.files())["a.css"]).toBe("theirs {}\n");
});
