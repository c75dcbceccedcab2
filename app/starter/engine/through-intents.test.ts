import { beforeAll, expect, test } from "vitest";
import type { FileTree } from "~/projects/files";
import { replyTo } from "./write-answer.server";

function after(
  content: string,
  files: FileTree,
): { said: string; closing: string; files: FileTree } {
  const { opening, closing, changes } = replyTo({
    messages: [{ role: "user", content }],
    mode: "develop",
    files,
  });
  const next = new Map(files);
  for (const [path, text] of changes) {
    if (text === null) next.delete(path);
    else next.set(path, text);
  }
  return { said: opening, closing, files: next };
}

let todo: FileTree;
let expenses: FileTree;
let cafe: FileTree;
beforeAll(() => {
  todo = after("make me a simple to do list", new Map()).files;
  expenses = after(
    "An expense tracker. Categories: groceries, rent, car, kids, fun.",
    new Map(),
  ).files;
  cafe = after(
    "A website for my café: Café Linden, 14 Market Row, Ludlow. Open Tuesday to Saturday 8:30 to 17:00. Phone 01584 555 014.",
    new Map(),
  ).files;
});

test("what no rule understands is done as what it most likely means, and the answer says how it was read", () => {
  const { said, closing, files } = after(
    "dark background please, its too bright in the evening",
    todo,
  );
  expect(said).toBe("I read that as “make it dark”. The app now always uses the dark theme.");
  expect(closing).toBe("");
  expect([...files.values()].join()).not.toBe([...todo.values()].join());
});

test("values of a message go into the order, with what is told around them left out", () => {
  const { said, files } = after(
    'if there\'s nothing in the list it just looks broken. put a nice sentence there, e.g. "All done, go have a coffee!"',
    todo,
  );
  expect(said).toContain("when the list is empty");
  expect([...files.values()].join()).toContain("All done, go have a coffee!");
});

test("several values of the same order are several orders", () => {
  const { said, files } = after(
    'could you add two reviews? Mary P: "Spotless." Tom: "On time, tidy."',
    cafe,
  );
  expect(said).toMatch(/^I read that as “.*” and “.*”/);
  for (const one of ["Mary P", "Spotless.", "Tom", "On time, tidy."])
    expect(files.get("index.html")).toContain(one);
});

test("what is so already is said, and nothing is changed", () => {
  const { said, files } = after(
    "When I click on a task I want to be able to change the text. Right now if I make a spelling mistake I have to delete it and type it again.",
    todo,
  );
  expect(said).toContain("Edit");
  expect(said).toContain("already");
  expect(files).toEqual(todo);
});

test("another language is read as its English", () => {
  const { said } = after(
    "Quisiera que pregunte antes de borrar una tarea, ya borré dos sin querer.",
    todo,
  );
  expect(said).toContain("asks “Delete this?” before anything is deleted");
});

test.each([
  "let my customers log in with their phone number and send each of them an invoice",
  "what a lovely evening we had yesterday with the neighbours",
  "connect it to our bank account so that every payment comes in by itself",
])("%j is none of the known orders, and changes nothing", (message) => {
  for (const files of [todo, expenses, cafe]) {
    const reply = after(message, files);
    expect(reply.files).toEqual(files);
    expect(reply.said).not.toMatch(/^I read that as/);
  }
});

test("what is for each person, or is counted otherwise than it is listed, is not read as something else", () => {
  const each = 'if someone has nothing to do write "Free time!" under their name';
  expect(after(each, todo).files).toEqual(todo);
  const board = after("a kanban board", new Map()).files;
  expect(after("I want five columns: Ideas, Doing", board).files).toEqual(board);
});
