import { expect, test } from "vitest";
import type { AnswerChoice } from "~/conversation/answer-parts";
import type { ModelProject } from "~/generation/models/model";
import type { FileTree } from "~/projects/files";
import { answer } from "./answer.server";
import { createStarterModel } from "./engine.server";
import { asksToUndo } from "./undo";

/** What the starter says to people: what it did not use, what is nearest, and how it goes back. */

const starter = createStarterModel({ paceMs: 0 });

async function ask(content: string, project: Partial<ModelProject> = {}) {
  const messages = [{ role: "user" as const, content }];
  const signal = new AbortController().signal;
  let text = "";
  let choices: AnswerChoice[] = [];
  for await (const chunk of starter.stream({
    messages,
    mode: "develop",
    signal,
    project: { name: "Test", files: new Map(), ...project },
  })) {
    if (chunk.type === "text") text += chunk.text;
    if (chunk.type === "choices") choices = chunk.choices;
  }
  return { text, choices };
}

const made = (request: string): FileTree =>
  new Map(
    [...answer(request, new Map()).changes].flatMap(([path, text]) =>
      text === null ? [] : [[path, text]],
    ),
  );

test("what was said and is not in what was made is quoted at the end", () => {
  const { closing } = answer(
    "a todo list called Chores with a rota for the balcony plants and call 0113 496 0000",
    new Map(),
  );
  expect(closing).toMatch(/^Not used: /);
  expect(closing).toContain("“0113 496 0000”");
  expect(closing).toContain("balcony plants");
  expect(closing).not.toContain("Chores");
});

test("where everything was used, nothing is said of it", () => {
  expect(answer("a quiz about space called Orbit, in dark blue", new Map()).closing).toBe("");
});

test.each([
  ["make me a thing to track what I spend", "src/components/CategoryChart.tsx"],
  ["Ich brauche eine Seite für mein Café", "index.html"],
  ["je veux un site pour mon restaurant", "index.html"],
  ["I need somewhere to keep the stuff I have to do", "src/components/TaskItem.tsx"],
])("“%s” is understood without the name of an app", (request, path) => {
  expect([...made(request).keys()]).toContain(path);
});

test.each([
  "help",
  "What can you do?",
  "was kannst du?",
])("“%s” is answered shortly, with buttons", async (request) => {
  const { text, choices } = await ask(request);
  expect(text.length).toBeLessThan(420);
  expect(text).toContain("the operator of this server can add a model");
  expect(choices.length).toBeGreaterThan(1);
});

test("variables of the server are told to who runs it, and to nobody else", async () => {
  expect((await ask("fly me to the moon", { isOperator: true })).text).toContain("AI_PROVIDER");
  expect((await ask("fly me to the moon")).text).not.toContain("AI_");
});

test("another app than the one there is comes as a button", async () => {
  const { text, choices } = await ask("build a quiz about rivers", { files: made("a todo list") });
  expect(text).not.toContain("```");
  expect(choices[0]).toEqual({ text: "Start over with a quiz", send: "start over with a quiz" });
});

test.each([
  "undo",
  "undo that",
  "Undo the last change please",
  "go back",
  "mach das rückgängig",
  "revert it",
  "take it back",
  "annule",
])("“%s” asks to take the last change back", (message) => {
  expect(asksToUndo(message)).toBe(true);
});

test.each([
  "put the footer back on top",
  "go",
  "make it blue",
  "add a back button",
  "take it",
])("“%s” does not", (message) => {
  expect(asksToUndo(message)).toBe(false);
});

test("undo writes the files as they were, and removes what was added", async () => {
  const before = made("a quiz about space");
  const files = new Map([...before, ["theme.js", "1;\n"], ["styles.css", "p { color: red; }\n"]]);
  const { text, choices } = await ask("undo that", {
    files,
    readBefore: async () => ({ change: "make it red", files: before }),
  });
  expect(text).toContain("to how they were before “make it red”");
  expect(text).toContain('delete path="theme.js"');
  expect(text).toContain('path="styles.css"');
  expect(choices).toEqual([{ text: "Put it back again", send: "undo that" }]);
});

test("where there is nothing to go back to, undo says so", async () => {
  const { text } = await ask("undo", { files: made("a quiz"), readBefore: async () => null });
  expect(text).toContain("changed nothing");
});

test("a wish that is not understood is quoted beside what was done", () => {
  const { opening, closing } = answer(
    "make it blue and add a rocket launcher",
    made("a todo list"),
  );
  expect(opening).toContain("Recoloured to blue");
  expect(closing).toContain("“add a rocket launcher”");
});
