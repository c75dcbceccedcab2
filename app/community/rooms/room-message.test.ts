import { expect, test } from "vitest";
import { continuesGroup } from "./room-message";

const ann = { userId: "ann", createdAt: "2026-11-22T10:00:00.000Z", isAnswer: false };
const at = (time: string) => ({ ...ann, createdAt: `2026-11-22T${time}.000Z` });

test("messages of one person within five minutes stand together", () => {
  expect(continuesGroup(ann, at("10:04:59"))).toBe(true);
  expect(continuesGroup(ann, at("10:05:00"))).toBe(false);
});

test("another person, an answer, and who is gone begin anew", () => {
  expect(continuesGroup(null, ann)).toBe(false);
  expect(continuesGroup(ann, { ...at("10:01:00"), userId: "bob" })).toBe(false);
  expect(continuesGroup(ann, { ...at("10:01:00"), isAnswer: true })).toBe(false);
  const gone = { ...ann, userId: null };
  expect(continuesGroup(gone, gone)).toBe(false);
});
