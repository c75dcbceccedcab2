import { describe, expect, test } from "vitest";
import { ANSWERS } from "../../../tests/support/answers/cut-answers";
import { cutAll, cutAt, MANNERS } from "../../../tests/support/answers/cuts";

/** A prime that no line length shares: over several answers it meets every kind of place. */
const STEP = 7;

describe("an answer that is cut anywhere and goes on with", () => {
  test.each(Object.keys(MANNERS))("%s is joined as it was meant, or asked for whole", (manner) => {
    const wrong = cutAll(manner, STEP).filter(({ outcome }) => outcome === "wrong");
    expect(wrong).toEqual([]);
  });
});

test("a model that begins with the lines it was asked for is not asked for a file again", () => {
  const all = cutAll("the anchor, as asked", STEP);
  // Where the very line was cut that opens the first file, no line stands before it to begin with.
  expect(all.filter(({ outcome }) => outcome === "asked").length).toBeLessThan(all.length / 100);
});

/** Places at which the joint was wrong, and nobody was told; every character is cut at in the wide file. */
test.each([
  ["exactly, in mid-line", "indented with tabs, and Markdown", 1263],
  ["the last line again", "indented with tabs, and Markdown", 1142],
  ["the anchor without its indentation", "a page", 1161],
  ["the anchor without its indentation", "other files", 405],
  ["the anchor without its indentation", "other files", 604],
  ["the cut line without its indentation", "other files", 556],
  ["a line left out", "a React app", 304],
  ["a line left out", "other files", 122],
  ["a line left out", "other files", 123],
  ["a line left out", "other files", 338],
  ["a line left out", "other files", 340],
  ["a line left out", "other files", 653],
  ["a line left out", "other files", 654],
  ["a line left out", "other files", 726],
  ["a line left out", "other files", 727],
  ["a line left out", "indented with tabs, and Markdown", 307],
  ["a line left out", "indented with tabs, and Markdown", 1263],
  ["a line left out", "indented with tabs, and Markdown", 1264],
  ["a line left out", "indented with tabs, and Markdown", 1265],
  ["a line left out", "tags of a builder", 333],
])("%s in “%s” at %i is joined as it was meant, or asked for whole", (manner, name, at) => {
  expect(["joined", "asked"]).toContain(cutAt(manner, ANSWERS[name] ?? "", at));
});
