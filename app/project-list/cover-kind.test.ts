import { expect, test } from "vitest";
import { COVER_TINTS, coverOf } from "./cover-kind";

test.each([
  ["Café Lindner", "shop"],
  ["Habit tracker with streaks", "list"],
  ["Household budget", "chart"],
  ["Running club", "calendar"],
  ["Bird quiz", "game"],
  ["My Awesome App", "page"],
  ["日本語", "page"],
])("%s is drawn as a %s", (name, kind) => {
  expect(coverOf("an-id", name)).toMatchObject({ kind });
});

test("a project has the same tint always", () => {
  const { tint } = coverOf("clx1", "A");
  expect(coverOf("clx1", "B").tint).toBe(tint);
  expect(tint).toBeLessThan(COVER_TINTS);
});
