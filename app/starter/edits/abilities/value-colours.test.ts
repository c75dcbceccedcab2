import { expect, test } from "vitest";
import { COLOUR_NAMES } from "../../theme/names";
import { coloursGiven } from "./value-colours";

test("a wish gives values the colours that stand behind or before them", () => {
  expect(coloursGiven("high red, low grün", ["High", "Low"])).toEqual({
    High: COLOUR_NAMES.red,
    Low: COLOUR_NAMES.green,
  });
});

test("words that every object has are no colours", () => {
  expect(coloursGiven("colour the constructor by team", ["Team"])).toEqual({});
  expect(coloursGiven("builder constructor, painter valueOf", ["Builder", "Painter"])).toEqual({});
});
