import { expect, test } from "vitest";
import type { AnswerStatus } from "~/conversation/answer";
import type { FileChange } from "~/conversation/message-schema";
import { nextAction } from "./next-action";

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
