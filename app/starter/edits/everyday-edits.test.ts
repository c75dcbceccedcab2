import { describe, expect, test } from "vitest";
import { everydayEdits, makeProject, tryEdit } from "../../../tests/support/everyday-edits";
import { bundle } from "../bundle-fixture";

const projects = everydayEdits().map((project) => {
  const before = makeProject(project.project);
  const tried = project.edits.map((edit) => ({ edit, before, ...tryEdit(before, edit) }));
  return { ...project, tried };
});

describe.each(projects)("$name", ({ tried, edits }) => {
  test("twenty edits were written down", () => {
    expect(edits).toHaveLength(20);
  });

  test.each(tried)("“$edit.say” is done, or said not to be", ({ isClaimed, wrong, said }) => {
    expect(isClaimed, `${wrong.join("; ")} — ${said}`).toBe(false);
  });

  test("still builds after each edit", async () => {
    for (const { files, before } of tried) if (files !== before) await bundle(files);
  });
});

test("all of them do what was asked", () => {
  const all = projects.flatMap(({ tried }) => tried);
  const wrong = all.filter((tried) => tried.wrong.length > 0);
  const told = wrong.map(
    ({ edit, wrong: why, said }) => `${edit.say}: ${why.join("; ")} — ${said}`,
  );
  expect(told).toEqual([]);
});
