import { expect, test } from "vitest";
import { beginAnswer } from "~/generation/events/fold";
import { readSnapshot, SNAPSHOT_VALID_MS } from "./stream-snapshot";

function storeOf(snapshot: unknown) {
  const kept = { snapshot };
  return {
    kept,
    read: () => kept.snapshot,
    write: () => {},
    clear: () => {
      kept.snapshot = null;
    },
  };
}

const snapshot = (change: object = {}) => ({
  projectId: "p1",
  savedAt: 1_000_000,
  requestPayload: { content: "hi", mode: "develop" },
  streamedContent: "",
  userMessage: "hi",
  lastEventId: "g:3",
  answer: beginAnswer("develop"),
  ...change,
});

test("a fresh snapshot of this project is picked up", () => {
  expect(readSnapshot(storeOf(snapshot()), "p1", 1_000_000)?.lastEventId).toBe("g:3");
});

test.each([
  ["older than five minutes", snapshot(), "p1", 1_000_001 + SNAPSHOT_VALID_MS],
  ["of another project", snapshot(), "p2", 1_000_000],
  ["broken", { projectId: "p1", savedAt: "soon" }, "p1", 1_000_000],
])("a snapshot that is %s is thrown away", (_what, stored, projectId, now) => {
  const snapshots = storeOf(stored);
  expect(readSnapshot(snapshots, projectId, now)).toBeNull();
  expect(snapshots.kept.snapshot).toBeNull();
});
