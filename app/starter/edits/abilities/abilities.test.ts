import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";
import { bundle } from "../../bundle-fixture";
import { applied } from "../edit";
import { ALL_ABILITIES } from "./all-abilities";
import { nearAbilities } from "./read-abilities";

const projects = [
  "to-do list",
  "kanban board",
  "expense tracker",
  "habit tracker",
  "recipe collection",
  "notes app",
  "quiz about animals",
  "website for a café with menu and prices",
].map((kind) => ({ kind, files: makeProject(`make a ${kind}`) }));

test.each(projects)("$kind: what a button says is done, and all of it together builds", async ({
  files,
}) => {
  let all = files;
  for (const ability of ALL_ABILITIES) {
    if (!ability.make(files, ability.send).ok) continue;
    const { said, files: after } = tryEdit(files, { say: ability.send });
    expect([ability.send, said, after !== files]).toEqual([
      ability.send,
      expect.not.stringMatching(/Not done|changed nothing|not understand/),
      true,
    ]);
    const made = ability.make(all, ability.send);
    if (made.ok) all = applied(all, made.changes);
  }
  await bundle(all);
});

test("each can be asked for in a project at least", () => {
  const never = ALL_ABILITIES.filter(
    ({ make, send }) => !projects.some(({ files }) => make(files, send).ok),
  );
  expect(never.map(({ send }) => send)).toEqual(["write the prices in euros"]);
});

test("what is near to a wish that is not understood is a button", () => {
  const expenses = projects[2]?.files ?? new Map<string, string>();
  expect(nearAbilities("could the file go to my accountant as csv", expenses)[0]).toBe(
    "add a download button",
  );
  expect(nearAbilities("fais-moi un gâteau", expenses)).toEqual([]);
});
