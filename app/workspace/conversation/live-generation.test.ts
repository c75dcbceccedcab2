import { expect, test } from "vitest";
import { advance, changesOf, newGeneration, wroteFiles } from "./live-generation";
import type { StreamEvent } from "./stream-events";

const run = (...events: StreamEvent[]) => events.reduce(advance, newGeneration("develop"));

test("a file goes from being written to created, in its place", () => {
  const live = run(
    { kind: "file-started", path: "a.html", action: "write" },
    { kind: "file-started", path: "b.css", action: "write" },
    { kind: "file-saved", path: "a.html", content: "x", action: "created" },
  );
  expect(live.files).toEqual([
    { path: "a.html", state: "created" },
    { path: "b.css", state: "writing" },
  ]);
  expect(wroteFiles(live)).toBe(true);
});

test("at the end, a file that was never completed is not claimed", () => {
  const live = run(
    { kind: "file-started", path: "half.html", action: "write" },
    {
      kind: "done",
      status: "stopped",
      changes: [{ path: "old.css", action: "error", error: "The text was not found." }],
    },
  );
  expect(live.outcome).toBe("stopped");
  expect(changesOf(live)).toEqual([
    { path: "old.css", action: "error", error: "The text was not found." },
  ]);
});

test("an action nobody knows counts as an update", () => {
  const live = run({
    kind: "done",
    status: "finished",
    changes: [{ path: "a", action: "touched" }],
  });
  expect(live.files).toEqual([{ path: "a", state: "updated" }]);
});

test("prose, notices, problems and usage add up", () => {
  const live = run(
    { kind: "content", text: "a" },
    { kind: "content", text: "b" },
    { kind: "notice", text: "left out 3 files" },
    { kind: "error", problem: { error: "slow" } },
    { kind: "done", status: "finished", changes: [], usage: { inputTokens: 1, outputTokens: 2 } },
  );
  expect(live).toMatchObject({
    text: "ab",
    notices: ["left out 3 files"],
    problems: [{ error: "slow" }],
    usage: { outputTokens: 2 },
  });
});
