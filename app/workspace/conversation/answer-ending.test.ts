import { expect, test } from "vitest";
import type { AnswerOutcome } from "~/conversation/answer-parts";
import type { FileChange } from "~/conversation/message-schema";
import { endingOf } from "./answer-ending";

const saved: FileChange = { path: "index.html", action: "updated" };
const refused: FileChange = { path: "../a", action: "error", error: "That path leads outside." };
const answer = (changes: FileChange[], outcome?: AnswerOutcome, mode = "develop" as const) => ({
  role: "assistant" as const,
  content: "Here.",
  status: "finished" as const,
  mode,
  changes,
  ...(outcome ? { outcome } : {}),
});
const outcome = (state: AnswerOutcome["state"], text = "") => ({ state, text, problems: [] });

test("only an answer that saved all it meant, and was seen to work, is done", () => {
  expect(endingOf([answer([saved], outcome("good"))])).toBe("Done");
  expect(endingOf([answer([saved], outcome("built"))])).toBe(
    "Built; it was not open while it was checked",
  );
  expect(endingOf([answer([saved])])).toBe("Saved, but not checked");
});

test("what was built, and is open in the preview by now, is not said to be unopened", () => {
  const isSeen = true;
  expect(endingOf([answer([saved], outcome("built"))], isSeen)).toBe(
    "Built, and open in the preview",
  );
  // That it is open says nothing of what else is known of it.
  const left = outcome("problems", "2 problems are left");
  expect(endingOf([answer([saved], left)], isSeen)).toBe("2 problems are left");
  expect(endingOf([answer([saved])], isSeen)).toBe("Saved, but not checked");
});

test("an answer that tells what it left of the wish is not done", () => {
  const partly = { ...answer([saved], outcome("good")), content: "Bold now.\n\nNot done: red." };
  expect(endingOf([partly])).toBe("Not all of it was done");
});

test("an answer that saved nothing, or not all, says so", () => {
  expect(endingOf([answer([])])).toBe("Nothing was changed");
  expect(endingOf([answer([refused])])).toBe("Nothing was saved");
  expect(endingOf([answer([saved, refused], outcome("good"))])).toBe("Not all of it was saved");
});

test("problems that are left, and what nobody looked at, are told in place of it", () => {
  const left = outcome("problems", "2 problems are left");
  expect(endingOf([answer([saved], left)])).toBe("2 problems are left");
  expect(endingOf([answer([saved], outcome("unchecked"))])).toBe("Saved, but not fully checked");
});

test("a discussion is answered, and what broke off tells so itself", () => {
  expect(endingOf([{ ...answer([]), mode: "discuss" }])).toBe("Answered");
  expect(endingOf([{ ...answer([saved]), status: "failed" }])).toBeNull();
  expect(endingOf([])).toBeNull();
});
