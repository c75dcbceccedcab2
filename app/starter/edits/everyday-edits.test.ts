import { describe, expect, test } from "vitest";
import {
  type EverydayEdit,
  everydayEdits,
  makeProject,
  type TriedEdit,
  tryEdit,
} from "../../../tests/support/everyday-edits";
import { bundle } from "../bundle-fixture";

const projects = everydayEdits().map(({ name, project, edits }) => {
  const before = once(() => makeProject(project));
  return { name, tried: edits.map((edit) => tryLater(edit, before)) };
});

/** An edit of which the first test that asks tries it. */
function tryLater(edit: EverydayEdit, before: () => Map<string, string>) {
  return { say: edit.say, before, trial: once<TriedEdit>(() => tryEdit(before(), edit)) };
}

function once<T>(work: () => T): () => T {
  let made: { it: T } | undefined;
  return () => {
    made ??= { it: work() };
    return made.it;
  };
}

const named = (ending: string) => projects.filter(({ name }) => name.endsWith(ending));
const later = named(", later");
const unseen = named(", unseen");
const rounds = projects.filter(({ name }) => /, round [1-4]$/.test(name));
const lastRounds = projects.filter(({ name }) => /, round [5-7]$/.test(name));
const first = projects.filter(({ name }) => !name.includes(","));

describe.each(projects)("$name", ({ tried }) => {
  test.each(tried)("“$say” is done, or said not to be", ({ trial }) => {
    const { isClaimed, wrong, said } = trial();
    expect(isClaimed, `${wrong.join("; ")} — ${said}`).toBe(false);
  });

  test("still builds after each edit", async () => {
    for (const { trial } of tried) {
      const { isChanged, files } = trial();
      if (isChanged) await bundle(files);
    }
  });
});

test("all were written down before they were tried", () => {
  const count = (some: typeof projects) => some.flatMap(({ tried }) => tried).length;
  expect([first, later, unseen, rounds, lastRounds].map(count)).toEqual([120, 40, 94, 160, 140]);
});

test("all of the first do what was asked", () => {
  const all = first.flatMap(({ tried }) => tried);
  const wrong = all.filter(({ trial }) => trial().wrong.length > 0);
  const told = wrong.map(
    ({ say, trial }) => `${say}: ${trial().wrong.join("; ")} — ${trial().said}`,
  );
  expect(told).toEqual([]);
});

test("nine of ten of those written last do what was asked", () => {
  const all = [...unseen, ...rounds, ...lastRounds].flatMap(({ tried }) => tried);
  const right = all.filter(({ trial }) => trial().wrong.length === 0);
  expect(right.length / all.length).toBeGreaterThanOrEqual(0.9);
});
