import { expect, test } from "vitest";
import { badgeOf } from "./preview-badge";

const UP = { status: "running", isRestarting: false, isBehind: false, isFaulty: false } as const;

test("green is what runs, and neither an older version nor one whose scripts fail", () => {
  expect(badgeOf(UP)).toEqual(["Running", "running"]);
  expect(badgeOf({ ...UP, isFaulty: true })).toEqual(["Running, with errors", "behind"]);
  expect(badgeOf({ ...UP, isFaulty: true, isBehind: true })[0]).toBe("Shows the version before");
});

test("while it starts nothing else is told, and nothing of what does not run", () => {
  expect(badgeOf({ ...UP, status: "starting", isFaulty: true })[0]).toBe("Starting...");
  expect(badgeOf({ ...UP, isRestarting: true })[0]).toBe("Restarting...");
  expect(badgeOf({ ...UP, status: "stopped", isFaulty: true })[0]).toBeNull();
});
