import { expect, test } from "vitest";
import { COVER_TINTS, coverOf } from "./cover-kind";

test.each([
  ["Café Lindner", "shop"],
  ["Habit tracker with streaks", "list"],
  ["Household budget", "chart"],
  ["Running club", "calendar"],
  ["Bird quiz", "game"],
])("%s is drawn as a %s", (name, kind) => {
  expect(coverOf("an-id", name)).toMatchObject({ kind });
});

test("what its words say nothing of is a page, in one of several layouts", () => {
  const ids = Array.from({ length: 60 }, (_, at) => `clx${at * 7919}`);
  const drawn = new Set(ids.map((id) => coverOf(id, "日本語").kind));
  expect([...drawn].every((kind) => kind.startsWith("page"))).toBe(true);
  expect(drawn.size).toBe(5);
  expect(new Set(ids.map((id) => JSON.stringify(coverOf(id, "")))).size).toBeGreaterThan(20);
});

test("a project has the same tint always", () => {
  const { tint } = coverOf("clx1", "A");
  expect(coverOf("clx1", "B").tint).toBe(tint);
  expect(tint).toBeLessThan(COVER_TINTS);
});
