import { expect, test } from "vitest";
import { barPath } from "./bar-path";

test("the largest day is as high as the chart, half of it half as high", () => {
  expect(barPath([10, 5])).toBe("M0 32V0h3V32zM4 32V16h3V32z");
});

test("little is seen, nothing is a line, and a day that was not noted is empty", () => {
  expect(barPath([1000, 1, 0, null])).toBe("M0 32V0h3V32zM4 32V30.5h3V32zM8 32V31.5h3V32z");
  expect(barPath([0, 0])).toBe("M0 32V31.5h3V32zM4 32V31.5h3V32z");
});

test("a part of the bars keeps its places and the scale of all", () => {
  expect(barPath([10, 5], 1)).toBe("M4 32V16h3V32z");
  expect(barPath([10, 5], 0, 1)).toBe("M0 32V0h3V32z");
});
