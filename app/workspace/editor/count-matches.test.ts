import { SearchQuery } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { countMatches } from "./count-matches";

const state = EditorState.create({ doc: "bread, Bread and breadth" });
const count = (search: string, from = 0, to = from + search.length) =>
  countMatches(new SearchQuery({ search }).getCursor(state), { from, to });

test("the selected match is told among all", () => {
  expect(count("bread")).toBe("1 of 3");
  expect(count("bread", 17)).toBe("3 of 3");
  expect(count("bread", 3)).toBe("3 found");
  expect(count("cake")).toBe("No match");
});

test("in a long file no more than a thousand are counted", () => {
  const long = EditorState.create({ doc: "a".repeat(5_000) });
  const matches = new SearchQuery({ search: "a" }).getCursor(long);
  expect(countMatches(matches, { from: 2, to: 3 })).toBe("3 of 1000+");
});
