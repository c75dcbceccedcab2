import { expect, test } from "vitest";
import type { AnswerChoice } from "~/conversation/answer-parts";
import type { ModelProject } from "~/generation/models/model";
import type { FileTree } from "~/projects/files";
import { answer } from "./answer.server";
import { createStarterModel, type WriteStarterAnswer } from "./engine.server";
import { writeStarterAnswer } from "./write-answer.server";

/** What the starter says to people: what it did not use, what is nearest, and how it goes back. */

const write: WriteStarterAnswer = async (asked) => writeStarterAnswer(asked);
const starter = createStarterModel({ paceMs: 0, write });

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
  // Words that only wish are none of it.
  expect(answer("a list of the books I want to read", new Map()).closing).toBe("");
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

test("a wish that is not understood is quoted beside what was done", () => {
  const { opening, closing } = answer(
    "make it blue and add a rocket launcher",
    made("a todo list"),
  );
  expect(opening).toContain("Recoloured to blue");
  expect(closing).toContain("“add a rocket launcher”");
});
