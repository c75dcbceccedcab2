import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../tests/support/everyday-edits";

const todo = makeProject("make a to-do list");
const say = (wish: string) => {
  const { said, files } = tryEdit(todo, { say: wish });
  return { said, text: [...files.values()].join("\n") };
};

test("two wishes of one sentence are both made", () => {
  const { said, text } = say("remove the priority and call the Add button Go");
  expect(said).not.toMatch(/Not done/);
  expect(text).not.toContain('"Priority"');
  expect(text).toMatch(/>\s*Go\s*</);
});

test("of two the one that can be made is, and the other is told in its own words", () => {
  const { said, text } = say("remove the priority, and send my sister a postcard each evening");
  expect(text).not.toContain('"Priority"');
  expect(said).toContain("Not done");
  expect(said).toContain("send my sister a postcard each evening");
});

test("a list of texts is never cut into wishes", () => {
  const { text } = say("add a field Room with kitchen, bath and hall");
  expect(text).toMatch(/\["Kitchen", "Bath", "Hall"\]/);
});
