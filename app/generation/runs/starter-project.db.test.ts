import { expect, test } from "vitest";
import { fileBlock } from "../../../tests/support/file-blocks";
import { Run, signUp } from "../../../tests/support/generation-runs";
import { readConversation } from "../events/conversation-so-far.server";
import type { Model, ModelProject } from "../models/model";

/** An engine that reads the project itself: says one text after the other, and keeps what it read. */
function engineThatSays(texts: string[], read: ModelProject[]): Model {
  return {
    id: "starter",
    label: "Starter",
    kind: "starter",
    profile: "strong",
    contextTokens: 1_000_000,
    async *stream({ project }) {
      if (project) read.push(project);
      yield { type: "text", text: texts.shift() ?? "Nothing." };
      yield { type: "choices", choices: [{ text: "Undo", send: "undo that" }] };
      yield { type: "end", reason: "stop" };
    },
  };
}

test("the built-in engine reads the project as it is", async () => {
  const read: ModelProject[] = [];
  const block = (text: string) => fileBlock("index.html", `<p>${text}</p>\n`);
  const engine = engineThatSays([block("one"), block("two"), "Only words."], read);
  const run = await Run.open(await signUp("undoer"), engine);
  for (const message of ["make one", "make two", "just talk"]) await run.answer(message);
  const last = read.at(-1);
  expect(last?.files.get("index.html")).toBe("<p>two</p>\n");
  expect(last?.isOperator).toBe(false);
  expect(last?.visitor).toMatch(/^account:/);
});

test("buttons of an answer are stored with its message", async () => {
  const run = await Run.open(await signUp("presser"), engineThatSays(["Words."], []));
  await run.answer("hello");
  const messages = await readConversation(run.viewer, run.projectId);
  expect(messages.at(-1)?.choices).toEqual([{ text: "Undo", send: "undo that" }]);
});
