import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { restoreAndTell } from "~/conversation/take-back.server";
import { readConversation } from "~/generation/events/conversation-so-far.server";
import { db } from "~/platform/db.server";
import { tooBusy } from "~/platform/workers/worker-task";
import { listCheckpoints } from "~/projects/checkpoints.server";
import { restoreCheckpoint } from "~/projects/restore-checkpoint.server";
import { changeTree } from "~/projects/tree.server";
import { editBlock, fileBlock } from "../../../tests/support/file-blocks";
import { errorsOf, ofType, Run, signUp } from "../../../tests/support/generation-runs";
import { Gate, ScriptedModel } from "../../../tests/support/scripted-model";
import type { AnswerChecks, Problem } from "../checks/answer-checks";
import type { GenerationEvent } from "../events/event-schema";
import { modelError } from "../models/failures";
import { readOpenProblems } from "./open-problems.server";
import { FIX_ROUNDS } from "./settle-answer.server";

/**
 * Whether an answer works is found out before it ends. What builds and types say of files is asked where
 * those are tested (answer-checks.db.test.ts, check-tree.test.ts); here is what an answer does with it.
 */

const PAGE =
  '<!doctype html>\n<div id="root"></div><script type="module" src="/src/main.tsx"></script>\n';
const MAIN = 'import { App } from "./App";\nconsole.log(App);\n';
const APP =
  'import { ShoppingCart } from "lucide-react";\nexport const App = () => <ShoppingCart />;\n';
const WRONG = APP.replaceAll("ShoppingCart", "ShoppingCat");
const FILES = { "index.html": PAGE, "src/main.tsx": MAIN, "src/App.tsx": APP };
const WRONG_ICON =
  'src/App.tsx:1:10: lucide-react has no "ShoppingCat". Near: "ShoppingCart", "ShoppingBag", "ShoppingBasket".';
const GONE = "src/main.tsx:1:21: There is no file ./App in the project.";

/** Checks that find the icon that there is not, and imports that lead nowhere. */
const checks: AnswerChecks = {
  async build({ files }) {
    const app = files.get("src/App.tsx");
    if (app === undefined) return [{ path: "src/main.tsx", text: GONE }];
    if (app.includes("ShoppingCat ")) return [{ path: "src/App.tsx", text: WRONG_ICON }];
    const [missing] = /\.\/missing\w*/.exec(app) ?? [];
    return missing ? [{ path: "src/App.tsx", text: `There is no file ${missing}.` }] : [];
  },
  checkTypes: async () => [],
  findPreview: async () => null,
};

let ann: Viewer;
beforeAll(async () => {
  ann = await signUp("ann of checks");
});

const stepsOf = (events: readonly GenerationEvent[]) =>
  ofType(events, "step").map(({ step }) => step.text);
const outcomeOf = (events: readonly GenerationEvent[]) => ofType(events, "outcome")[0]?.outcome;
const open = (
  model: ScriptedModel,
  files: Record<string, string> = FILES,
  own: AnswerChecks = checks,
) => Run.open(ann, model, files, own);

test("an answer that builds ends so, and says that nobody has opened it", async () => {
  const run = await open(new ScriptedModel(fileBlock("src/App.tsx", `${APP}\n`)));
  const events = await run.answer("a line more");
  expect(stepsOf(events)).toContain("Built without problems");
  expect(outcomeOf(events)).toEqual({
    state: "built",
    text: "Built without problems; not open while it was checked",
    problems: [],
  });
  expect(events.at(-1)).toMatchObject({ type: "done", status: "finished" });
});

test.each([
  { loaded: "nothing loads", unloaded: ["src/Clock.tsx"], step: "Built: 1 problem" },
  { loaded: "its site loads", unloaded: [], step: "Built without problems" },
])("an answer of a component that $loaded ends so", async ({ unloaded, step }) => {
  const seen: AnswerChecks = {
    async build({ onUnloaded }) {
      onUnloaded?.(unloaded);
      return [];
    },
    checkTypes: async () => [],
    findPreview: async () => null,
  };
  const model = new ScriptedModel(fileBlock("src/Clock.tsx", "export const Clock = 1;\n"));
  const run = await open(model, FILES, seen);
  expect(stepsOf(await run.answer("a clock"))).toContain(step);
});

test("an answer that imports packages says how far they are fetched", async () => {
  const seen: AnswerChecks = {
    async build({ onProgress }) {
      for (const done of [1, 2, 3]) onProgress?.(`Fetching packages: ${done} of 3`);
      return [];
    },
    checkTypes: async () => [],
    findPreview: async () => null,
  };
  const run = await open(new ScriptedModel(fileBlock("a.js", "one\n")), FILES, seen);
  const events = await run.answer("write it");
  const builds = ofType(events, "step").filter(({ step }) => step.kind === "build");
  expect(builds.map(({ step }) => `${step.state}: ${step.text}`)).toEqual([
    "running: Building",
    "running: Fetching packages: 1 of 3",
    "ended: Built without problems",
  ]);
  expect(new Set(builds.map(({ step }) => step.id)).size).toBe(1);
});

test("an answer that a busy server could not check says so, and not that it took too long", async () => {
  const busy = { ...checks, checkTypes: () => Promise.reject(tooBusy()) };
  const run = await open(new ScriptedModel(fileBlock("src/App.tsx", `${APP}\n`)), FILES, busy);
  const steps = stepsOf(await run.answer("a line more"));
  expect(steps.filter((step) => step.includes("not possible"))).toEqual([
    expect.stringMatching(/: The server is too busy for it now\.$/),
  ]);
});

/** Checks of a project that was built with packages of which its package.json says nothing. */
const addingDayjs: AnswerChecks = {
  build: async ({ onAdded }) => {
    onAdded?.({ dayjs: "1.11.13" });
    return [];
  },
  checkTypes: async () => [],
  findPreview: async () => null,
};

test("an answer that imports what package.json does not name, names it and says so", async () => {
  const manifest = '{\n  "dependencies": {\n    "clsx": "2.1.1"\n  }\n}\n';
  const files = { ...FILES, "package.json": manifest };
  const run = await open(new ScriptedModel(fileBlock("a.js", "one\n")), files, addingDayjs);
  const events = await run.answer("write it");
  const text = "package.json now names what the files import: dayjs ^1.11.13.";
  expect(ofType(events, "notice")).toContainEqual({ type: "notice", text });
  const named = manifest.replace('2.1.1"', '2.1.1",\n    "dayjs": "^1.11.13"');
  expect((await run.files())["package.json"]).toBe(named);
  expect(events.at(-1)).toMatchObject({
    type: "done",
    changes: expect.arrayContaining([expect.objectContaining({ path: "package.json" })]),
  });
});

test("a package.json that somebody is writing is left to them", async () => {
  const files = { ...FILES, "package.json": "{}" };
  const run = await open(new ScriptedModel(fileBlock("a.js", "one\n")), files, addingDayjs);
  const activeFile = { path: "package.json", content: '{ "name": ' };
  const events = await run.answer("write it", { activeFile });
  expect((await run.files())["package.json"]).toBe("{}");
  expect(ofType(events, "notice")).toEqual([]);
});

test("checks of all of somebody's projects wait in one turn, theirs", async () => {
  const visitors: string[] = [];
  const note = async ({ visitor }: { visitor: string }) => {
    visitors.push(visitor);
    return [];
  };
  const seen: AnswerChecks = { build: note, checkTypes: note, findPreview: async () => null };
  for (const name of ["one", "two"]) {
    const run = await open(new ScriptedModel(fileBlock("a.js", `${name}\n`)), FILES, seen);
    await run.answer("write it");
  }
  expect(visitors).toHaveLength(4);
  expect(new Set(visitors)).toEqual(new Set([`account:${ann.user?.id}`]));
});

describe("an answer that does not build", () => {
  test("is fixed by its model, which is told in words of the project", async () => {
    const model = new ScriptedModel(
      ["Here is the cart.\n", fileBlock("src/App.tsx", WRONG)],
      editBlock("src/App.tsx", WRONG, APP),
    );
    const run = await open(model);
    const events = await run.answer("a cart");
    expect(model.asked(1)).toContain(WRONG_ICON);
    expect(model.asked(1)).toContain(WRONG);
    expect((await run.files())["src/App.tsx"]).toBe(APP);
    expect(stepsOf(events)).toEqual(
      expect.arrayContaining(["Building", "Built: 1 problem", "Fixing 1 problem", "Sent a fix"]),
    );
    expect(outcomeOf(events)?.state).toBe("built");
    expect(await readOpenProblems(run.projectId)).toEqual([]);
  });

  test("and does not get better says what is left, keeps it for later, and offers the way back", async () => {
    const model = new ScriptedModel(fileBlock("src/App.tsx", WRONG));
    const run = await open(model);
    const events = await run.answer("a cart");
    // The same again: one try is enough.
    expect(model.requests).toHaveLength(2);
    const before = (await listCheckpoints(ann, run.projectId)).find(
      ({ kind }) => kind === "before",
    );
    const outcome = { state: "problems", text: "1 problem is left", problems: [WRONG_ICON] };
    expect(outcomeOf(events)).toEqual({ ...outcome, before: before?.id });
    expect(await readOpenProblems(run.projectId)).toEqual([
      { path: "src/App.tsx", text: WRONG_ICON },
    ]);
    await run.answer("What about the colours?");
    expect(model.asked(2)).toContain(WRONG_ICON);
    const stored = (await readConversation(ann, run.projectId)).at(1);
    expect(stored).toMatchObject({ status: "finished", outcome });
    expect(stored?.steps?.map(({ state }) => state)).toEqual(["ended", "ended", "ended"]);
    await restoreCheckpoint(ann, run.projectId, before?.id ?? "");
    expect(await readOpenProblems(run.projectId)).toEqual([]);
  });

  test("is taken back by a rollback to before it, until that is undone", async () => {
    const run = await open(new ScriptedModel(fileBlock("src/App.tsx", WRONG), "I cannot."));
    await run.answer("a cart");
    const kept = await listCheckpoints(ann, run.projectId);
    const [after, before] = ["after", "before"].map((kind) =>
      kept.find((one) => one.kind === kind),
    );
    const isTakenBack = async () => (await readConversation(ann, run.projectId)).at(-1)?.takenBack;
    await restoreAndTell(ann, run.projectId, before?.id ?? "");
    expect(await isTakenBack()).toBe(true);
    await restoreAndTell(ann, run.projectId, after?.id ?? "");
    expect(await isTakenBack()).toBeUndefined();
  });

  test("is asked about at most so often, however it changes", async () => {
    const turns = Array.from({ length: 9 }, (_, n) =>
      fileBlock("src/App.tsx", `import "./missing${"x".repeat(n)}";\n${APP}`),
    );
    const model = new ScriptedModel(...turns);
    const run = await open(model);
    await run.answer("a cart");
    expect(model.requests).toHaveLength(1 + FIX_ROUNDS);
  });

  test("says that a file which others import is gone", async () => {
    const gone = '```delete path="src/App.tsx"\n```\n';
    const model = new ScriptedModel(gone, "I cannot.");
    const run = await open(model);
    const events = await run.answer("clean up");
    expect(outcomeOf(events)?.problems).toEqual([GONE]);
    expect(model.requests).toHaveLength(2);
    expect(stepsOf(events)).toContain("The model changed nothing");
  });

  test("of the starter is told, and not asked about", async () => {
    class Starter extends ScriptedModel {
      override readonly kind = "starter";
    }
    const model = new Starter(fileBlock("src/App.tsx", WRONG));
    const events = await (await open(model)).answer("a cart");
    expect(model.requests).toHaveLength(1);
    expect(outcomeOf(events)?.text).toBe("1 problem is left");
  });

  test("counts what the fixes cost", async () => {
    const cost = { inputTokens: 70, outputTokens: 7 };
    const model = new ScriptedModel(
      [fileBlock("src/App.tsx", WRONG), cost],
      [fileBlock("src/App.tsx", APP), cost],
    );
    const events = await (await open(model)).answer("a cart");
    expect(ofType(events, "done")[0]?.usage).toMatchObject({ inputTokens: 140, outputTokens: 14 });
  });

  test("is not failed by a model that fails at the fix", async () => {
    const model = new ScriptedModel(fileBlock("src/App.tsx", WRONG), modelError("rate_limit"));
    const events = await (await open(model)).answer("a cart");
    expect(errorsOf(events)).toEqual([]);
    expect(ofType(events, "done")[0]?.status).toBe("finished");
    expect(outcomeOf(events)?.state).toBe("problems");
  });

  test("can be stopped while it is being fixed", async () => {
    const gate = new Gate();
    const model = new ScriptedModel(fileBlock("src/App.tsx", WRONG), gate);
    const run = await open(model);
    const generation = await run.start("a cart");
    await gate.reached;
    await run.generations.stop(ann, run.projectId);
    const events = await run.read(generation);
    expect(ofType(events, "done")[0]).toMatchObject({
      status: "stopped",
      changes: [{ path: "src/App.tsx", action: "updated" }],
    });
    // Nothing says that it works, and the next request knows what is wrong.
    expect(outcomeOf(events)).toMatchObject({
      state: "problems",
      text: "1 problem found before it was stopped",
      problems: [WRONG_ICON],
    });
    expect(await readOpenProblems(run.projectId)).toHaveLength(1);
  });
});

describe("a check that is stopped", () => {
  /** Checks of which the nth build does not end, whoever stops it; those before it find one problem. */
  const waiting = (nth: number) => {
    const gate = new Gate();
    let looks = 0;
    const own: AnswerChecks = {
      async build() {
        looks += 1;
        if (looks === nth) await gate.pass(new AbortController().signal);
        return [{ path: "src/App.tsx", text: WRONG_ICON }];
      },
      checkTypes: async () => [],
      findPreview: async () => null,
    };
    return { gate, own };
  };

  test("ends the answer at once, keeps its files, and says that nobody looked at them", async () => {
    const { gate, own } = waiting(1);
    const model = new ScriptedModel(fileBlock("src/App.tsx", WRONG));
    const run = await open(model, FILES, own);
    const generation = await run.start("a cart");
    await gate.reached;
    expect(await run.generations.stop(ann, run.projectId)).toBe(true);
    const events = await run.read(generation);
    expect(ofType(events, "done")[0]).toMatchObject({
      status: "stopped",
      changes: [{ path: "src/App.tsx", action: "updated" }],
    });
    expect(stepsOf(events)).toEqual(["Building", "Building was stopped"]);
    expect(outcomeOf(events)).toEqual({
      state: "unchecked",
      text: "Was not checked: it was stopped before that ended.",
      problems: [],
    });
    expect((await run.files())["src/App.tsx"]).toBe(WRONG);
    // Nothing more goes out to the model, and there is a way back.
    expect(model.requests).toHaveLength(1);
    expect((await listCheckpoints(ann, run.projectId)).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["before", "after"]),
    );
  });

  test("after a fix says what was found before that", async () => {
    const { gate, own } = waiting(2);
    const model = new ScriptedModel(fileBlock("src/App.tsx", WRONG), fileBlock("src/App.tsx", APP));
    const run = await open(model, FILES, own);
    const generation = await run.start("a cart");
    await gate.reached;
    await run.generations.stop(ann, run.projectId);
    const events = await run.read(generation);
    expect(outcomeOf(events)).toMatchObject({
      state: "problems",
      text: "1 problem found before a fix that was not checked",
    });
    expect((await run.files())["src/App.tsx"]).toBe(APP);
    expect(model.requests).toHaveLength(2);
  });
});

describe("a fix that makes it worse", () => {
  const [first, second]: Problem[] = [{ text: "First." }, { text: "Second." }];
  /** One problem at first, then two of which one is the same. */
  const worsening = (): AnswerChecks => {
    let looks = 0;
    return {
      build: async () => (looks++ === 0 ? [first] : [first, second]) as Problem[],
      findPreview: async () => null,
      checkTypes: async () => [],
    };
  };
  const fix = [fileBlock("src/App.tsx", "worse\n"), fileBlock("src/new.css", "a {}\n")];

  test("is taken back", async () => {
    const model = new ScriptedModel(fileBlock("src/App.tsx", WRONG), fix);
    const run = await open(model, FILES, worsening());
    const events = await run.answer("a cart");
    expect(await run.files()).toEqual({ ...FILES, "src/App.tsx": WRONG });
    expect(model.requests).toHaveLength(2);
    expect(ofType(events, "notice")[0]?.text).toContain("made it worse, so it was taken back");
    expect(outcomeOf(events)?.problems).toEqual(["First."]);
  });

  test("is taken back where it leaves what is wrong as it was", async () => {
    const same = async () => [first] as Problem[];
    const vain = { build: same, findPreview: async () => null, checkTypes: async () => [] };
    const model = new ScriptedModel(fileBlock("src/App.tsx", WRONG), fix);
    const run = await open(model, FILES, vain);
    const events = await run.answer("a cart");
    expect(await run.files()).toEqual({ ...FILES, "src/App.tsx": WRONG });
    expect(ofType(events, "notice").map(({ text }) => text)).toEqual([
      "The fix did not help, so it was taken back. The files are as they were before it.",
    ]);
  });

  test("is none where a block that had been held back lands and needs another change", async () => {
    const gone = '```delete path="src/App.tsx"\n```\n';
    const tag = 'It goes.\n\n<delete path="src/App.tsx"/>\n';
    const without = fileBlock("src/main.tsx", "console.log(1);\n");
    const model = new ScriptedModel(tag, gone, without);
    const run = await open(model, FILES, {
      ...checks,
      build: async ({ files }) =>
        files.has("src/App.tsx") || !files.get("src/main.tsx")?.includes("./App")
          ? []
          : [{ path: "src/main.tsx", text: GONE }],
    });
    const events = await run.answer("without App");
    expect(Object.keys(await run.files())).toEqual(["index.html", "src/main.tsx"]);
    expect(outcomeOf(events)?.state).toBe("built");
  });

  test("is none where an edit that was made comes once more with it", async () => {
    const [icon = "", app = ""] = APP.split(/(?<=\n)/);
    const edit = editBlock("src/App.tsx", app, app.replace("Cart", "Cat"));
    const also = editBlock("src/App.tsx", icon, icon.replace("Cart", "Cart as ShoppingCat"));
    const model = new ScriptedModel(edit, edit + also);
    const run = await open(model, FILES, {
      ...checks,
      build: async ({ files }) =>
        files.get("src/App.tsx")?.includes(" as ") ? [] : ([first] as Problem[]),
    });
    expect(outcomeOf(await run.answer("a cat"))?.state).toBe("built");
  });

  test("is taken back at last where each round uncovered more, and none made it build", async () => {
    let looks = 0;
    const found = [
      ["First."],
      ["Second.", "Third."],
      ["Fourth.", "Fifth."],
      ["Sixth.", "Seventh."],
    ];
    const checks = {
      build: async () => (found[looks++] ?? []).map((text) => ({ text })),
      findPreview: async () => null,
      checkTypes: async () => [],
    };
    const model = new ScriptedModel(fileBlock("src/App.tsx", WRONG), fix);
    const run = await open(model, FILES, checks);
    const events = await run.answer("a cart");
    expect(model.requests).toHaveLength(4);
    expect(await run.files()).toEqual({ ...FILES, "src/App.tsx": WRONG });
    expect(ofType(events, "notice").at(-1)?.text).toContain("taken back");
    expect(outcomeOf(events)?.problems).toEqual(["First."]);
  });

  test("is taken back where it is no program any more, though it has no more problems", async () => {
    const found = [[WRONG_ICON], ['src/App.tsx:1:8: Expected "from" but found "{"']];
    const checks = {
      build: async () =>
        (found.length > 1 ? found.shift() : found[0])?.map((text) => ({ text })) ?? [],
      findPreview: async () => null,
      checkTypes: async () => [],
    };
    const garbled = `${WRONG.split("\n").slice(1).join("\n")}import {{ from\n`;
    const model = new ScriptedModel(
      fileBlock("src/App.tsx", WRONG),
      fileBlock("src/App.tsx", `import { Moon } from "lucide-react";\n${garbled}`),
    );
    const run = await open(model, FILES, checks);
    const events = await run.answer("a cart");
    expect((await run.files())["src/App.tsx"]).toBe(WRONG);
    expect(ofType(events, "notice").at(-1)?.text).toContain("made it worse, so it was taken back");
    expect(outcomeOf(events)?.problems).toEqual([WRONG_ICON]);
  });

  test("is not taken back where a person has gone on with it", async () => {
    const gate = new Gate();
    const model = new ScriptedModel(fileBlock("src/App.tsx", WRONG), [...fix, gate]);
    const run = await open(model, FILES, worsening());
    const generation = await run.start("a cart");
    await gate.reached;
    await changeTree(run.projectId, [{ path: "src/App.tsx", content: "mine\n" }]);
    gate.open();
    await run.read(generation);
    expect(await run.files()).toEqual({ ...FILES, "src/App.tsx": "mine\n" });
  });
});

describe("what runs wrong", () => {
  const crash: Problem = { path: "src/App.tsx", text: "In the preview: x is not a function" };
  /** Checks that build everything, and whose preview shows these problems one after the other. */
  const watching = (...seen: Problem[][]): AnswerChecks => ({
    build: async () => [],
    findPreview: async () => ({ watch: async () => seen.shift() ?? [] }),
    checkTypes: async () => [],
  });

  test("in an open preview is fixed as well", async () => {
    const model = new ScriptedModel(fileBlock("src/App.tsx", WRONG), fileBlock("src/App.tsx", APP));
    const run = await open(model, FILES, watching([crash]));
    const events = await run.answer("a cart");
    expect(model.asked(1)).toContain(crash.text);
    expect(stepsOf(events)).toContain("The preview shows it");
    expect(outcomeOf(events)?.state).toBe("good");
  });

  test("in a preview of which no page answers is not said to be shown", async () => {
    const unseen = { ...watching(), findPreview: async () => ({ watch: async () => null }) };
    const run = await open(new ScriptedModel(fileBlock("src/App.tsx", `${APP}\n`)), FILES, unseen);
    const events = await run.answer("a cart");
    expect(stepsOf(events)).toContain("No open page of the preview told how it looks");
    expect(stepsOf(events)).not.toContain("The preview shows it");
    expect(outcomeOf(events)).toMatchObject({
      state: "built",
      text: "Built without problems; not open while it was checked",
    });
  });

  test("and cannot be looked at in all ways is not said to be good", async () => {
    const away = async () => {
      throw new Error("The workers are gone.");
    };
    const run = await open(new ScriptedModel(fileBlock("src/App.tsx", `${APP}\n`)), FILES, {
      ...watching(),
      checkTypes: away,
    });
    expect(outcomeOf(await run.answer("a cart"))).toMatchObject({
      state: "unchecked",
      text: "Built and opened without problems, but the types were not checked: The check did not end well.",
    });
    const closed = await open(new ScriptedModel(fileBlock("src/App.tsx", `${APP}\n`)), FILES, {
      ...watching(),
      findPreview: async () => null,
      checkTypes: away,
    });
    expect(outcomeOf(await closed.answer("a cart"))?.text).toMatch(
      /^Built without problems; not open while it was checked, and the types were not checked/,
    );
    const blind = { ...watching(), findPreview: async () => ({ watch: away }) };
    const other = await open(new ScriptedModel(fileBlock("src/App.tsx", `${APP}\n`)), FILES, blind);
    expect(outcomeOf(await other.answer("a cart"))?.text).toMatch(
      /^Built without problems, but the preview was not watched/,
    );
  });

  test("and cannot be looked at is said to be unchecked", async () => {
    const broken: AnswerChecks = {
      ...watching(),
      build: async () => {
        throw new Error("The workers are gone.");
      },
    };
    const run = await open(new ScriptedModel(fileBlock("src/App.tsx", `${APP}\n`)), FILES, broken);
    const events = await run.answer("a cart");
    expect(outcomeOf(events)).toMatchObject({
      state: "unchecked",
      text: "Was not checked: The check did not end well.",
    });
    expect(await db.project.count({ where: { id: run.projectId } })).toBe(1);
  });
});
