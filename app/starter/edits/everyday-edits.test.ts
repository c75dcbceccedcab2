import { describe, expect, test } from "vitest";
import { everydayEdits, makeProject, tryEdit } from "../../../tests/support/everyday-edits";
import { bundle } from "../bundle-fixture";

const projects = everydayEdits().map((project) => {
  const before = makeProject(project.project);
  const tried = project.edits.map((edit) => ({ edit, before, ...tryEdit(before, edit) }));
  return { ...project, tried };
});

const named = (ending: string) => projects.filter(({ name }) => name.endsWith(ending));
const later = named(", later");
const unseen = named(", unseen");
const rounds = projects.filter(({ name }) => /, round [1-4]$/.test(name));
const lastRounds = projects.filter(({ name }) => /, round [5-7]$/.test(name));
const first = projects.filter(({ name }) => !name.includes(","));

describe.each(projects)("$name", ({ tried }) => {
  test.each(tried)("“$edit.say” is done, or said not to be", ({ isClaimed, wrong, said }) => {
    expect(isClaimed, `${wrong.join("; ")} — ${said}`).toBe(false);
  });

  test("still builds after each edit", async () => {
    for (const { files, before } of tried) if (files !== before) await bundle(files);
  });
});

test("all were written down before they were tried", () => {
  const count = (some: typeof projects) => some.flatMap(({ tried }) => tried).length;
  expect([first, later, unseen, rounds, lastRounds].map(count)).toEqual([120, 40, 94, 160, 140]);
});

test("all of the first do what was asked", () => {
  const all = first.flatMap(({ tried }) => tried);
  const wrong = all.filter((tried) => tried.wrong.length > 0);
  const told = wrong.map(
    ({ edit, wrong: why, said }) => `${edit.say}: ${why.join("; ")} — ${said}`,
  );
  expect(told).toEqual([]);
});

test("nine of ten of those written last do what was asked", () => {
  const all = [...unseen, ...rounds, ...lastRounds].flatMap(({ tried }) => tried);
  const right = all.filter(({ wrong }) => wrong.length === 0);
  expect(right.length / all.length).toBeGreaterThanOrEqual(0.9);
});
