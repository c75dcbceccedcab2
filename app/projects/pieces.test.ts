import { expect, test } from "vitest";
import { inPieces } from "./pieces";

test("files are read some at a time, in their order, and a large one by itself", () => {
  const sizes = [400_000, 600_000, 1, 5_000_000, 7, 8];
  const pieces = inPieces(sizes.map((size) => ({ size })));
  expect(pieces.map((piece) => piece.map(({ size }) => size))).toEqual([
    [400_000, 600_000],
    [1],
    [5_000_000],
    [7, 8],
  ]);
  expect(inPieces([])).toEqual([]);
});
