import { expect, test } from "vitest";
import { newGeneration } from "./live-generation";
import { readStreamNote, STREAM_STATE_VALID_MS } from "./stream-snapshot";

function keeperOf(note: unknown) {
  const kept = { note };
  return {
    kept,
    read: () => kept.note,
    write: () => {},
    clear: () => {
      kept.note = null;
    },
  };
}

const note = (change: object = {}) => ({
  projectId: "p1",
  savedAt: 1_000_000,
  requestPayload: { content: "hi", mode: "develop" },
  streamedContent: "",
  userMessage: "hi",
  lastEventId: "g:3",
  live: newGeneration("develop"),
  ...change,
});

test("a fresh note of this project is picked up", () => {
  expect(readStreamNote(keeperOf(note()), "p1", 1_000_000)?.lastEventId).toBe("g:3");
});

test.each([
  ["older than five minutes", note(), "p1", 1_000_001 + STREAM_STATE_VALID_MS],
  ["of another project", note(), "p2", 1_000_000],
  ["broken", { projectId: "p1", savedAt: "soon" }, "p1", 1_000_000],
])("a note that is %s is thrown away", (_what, stored, projectId, now) => {
  const keeper = keeperOf(stored);
  expect(readStreamNote(keeper, projectId, now)).toBeNull();
  expect(keeper.kept.note).toBeNull();
});
