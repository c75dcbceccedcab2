import { expect, test } from "vitest";
import type { ConversationMessage } from "~/conversation/message-schema";
import { mergeItems } from "./merge-items";

const mergeMessages = (
  stored: readonly ConversationMessage[],
  before: readonly ConversationMessage[],
  after: readonly ConversationMessage[],
) => mergeItems(stored, before, after, ({ id }) => id);

const said = (id: string, content = id): ConversationMessage => ({
  id,
  role: "user",
  content,
  mode: "develop",
  status: "finished",
  createdAt: "2025-01-05T10:00:00.000Z",
  changes: [],
});
const [a, b, c] = [said("a"), said("b"), said("c")];

test("what another tab said stays, and what this one said follows", () => {
  expect(mergeMessages([a, b], [a], [a, c])).toEqual([a, b, c]);
});

test("a message that was taken back goes, one that was changed is changed", () => {
  expect(mergeMessages([a, b, c], [a, c], [said("a", "new")])).toEqual([said("a", "new"), b]);
});

test("what another tab has stored already does not come twice", () => {
  expect(mergeMessages([a, b], [a], [a, b])).toEqual([a, b]);
});

test("what was removed elsewhere does not come back", () => {
  expect(mergeMessages([], [a], [a, b])).toEqual([b]);
});
