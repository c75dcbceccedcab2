import { describe, expect, test } from "vitest";
import { cutAll, MANNERS } from "../../../tests/support/answers/cuts";

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
