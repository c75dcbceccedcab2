import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const board = makeProject("a kanban board with the columns To do, Doing and Done");

test.each([
  ["add a third list named Blocked, after Doing", ["To do", "Doing", "Blocked", "Done"]],
  ["I want a fifth column titled Later, at the end", ["To do", "Doing", "Done", "Later"]],
  ["Add a 4th column called Review, between Doing and Done", ["To do", "Doing", "Review", "Done"]],
  [
    "Another column, called Ideas, between To do and Doing please",
    ["To do", "Ideas", "Doing", "Done"],
  ],
  [
    "put in one more column named Waiting for parts, right before Done",
    ["To do", "Doing", "Waiting for parts", "Done"],
  ],
])("“%s” has the name alone, in its place", (say, columns) => {
  const code = tryEdit(board, { say }).files.get("src/settings.ts") ?? "";
  expect(code).toContain(`[\n${columns.map((one) => `  "${one}",\n`).join("")}]`);
});
