import { expect, test } from "vitest";
import type { AnswerStatus } from "~/conversation/answer";
import type { FileChange } from "~/conversation/message-schema";
import { offeredChoices } from "./answer-choices";
import { leftProblems, nextAction } from "./next-action";

const asked = {
  role: "user" as const,
  content: "A quiz about birds",
  mode: "discuss" as const,
  status: "finished" as const,
  changes: [],
};
const answered = (status: AnswerStatus, content = "", changes: FileChange[] = []) => ({
  role: "assistant" as const,
  content,
  mode: "discuss" as const,
  status,
  changes,
});

test("a good answer, and a conversation without one, need no way on", () => {
  expect(nextAction([])).toBeNull();
  expect(nextAction([asked])).toBeNull();
  expect(nextAction([asked, answered("finished", "Here.")])).toBeNull();
});

test("an answer that broke off is continued, in its own mode", () => {
  for (const status of ["failed", "interrupted", "stopped"] as const) {
    expect(nextAction([asked, answered(status, "Half")])).toMatchObject({
      label: "Continue",
      mode: "discuss",
    });
  }
  const written = [{ path: "index.html", action: "created" as const }];
  expect(nextAction([asked, answered("failed", "", written)])?.label).toBe("Continue");
});

test("an answer that never began is asked for in the same words", () => {
  expect(nextAction([asked, answered("failed", " \n")])).toEqual({
    label: "Try again",
    text: "A quiz about birds",
    mode: "discuss",
  });
});

test("a model that only asked for files is asked again, not to go on", () => {
  const problem = "The model kept asking for files, so it was ended; send your message again.";
  const looped = { ...answered("failed", "Let me look."), problem };
  expect(nextAction([asked, looped])).toMatchObject({ label: "Try again", text: asked.content });
  const written = [{ path: "index.html", action: "created" as const }];
  expect(nextAction([asked, { ...looped, changes: written }])?.label).toBe("Continue");
});

test("an answer that left problems is gone on with by naming them", () => {
  const outcome = { state: "problems", text: "2 problems are left", problems: ["a", "b"] } as const;
  const left = { ...answered("finished", "Here."), outcome: { ...outcome, problems: ["a", "b"] } };
  expect(nextAction([asked, left])).toEqual({
    label: "Fix this",
    text: "Please fix these problems:\n- a\n- b",
    mode: "develop",
  });
  const good = { ...left, outcome: { state: "good" as const, text: "Built", problems: [] } };
  expect(nextAction([asked, good])).toBeNull();
});

test("an answer that was taken back offers nothing", () => {
  const outcome = { state: "problems" as const, text: "1 problem is left", problems: ["a"] };
  const left = { ...answered("failed", "Here."), outcome, takenBack: true };
  expect(nextAction([asked, left])).toBeNull();
  expect(leftProblems([left])).toBeNull();
  expect(offeredChoices([{ ...left, choices: [{ text: "Go on", send: "Go on" }] }])).toEqual([]);
});
