import { expect, test } from "vitest";
import { nearestVersion } from "./nearest-version";

const react = ["16.14.0", "17.0.2", "18.2.0", "18.3.1", "19.0.0", "19.1.0-canary.1"];

test.each([
  ["^18.9.0", "18.3.1", "the highest of the same major"],
  ["20.0.0", "19.0.0", "the highest below, where the major is not there yet"],
  ["^15.0.0", "16.14.0", "the first major above, where there is nothing below"],
  [">=99 <100", "19.0.0", "the highest below a range"],
  ["canary", "19.0.0", "the latest for a tag that nobody set"],
  ["not a version", "19.0.0", "the latest for what is no version"],
])("for %s it is %s: %s", (wanted, nearest) => {
  expect(nearestVersion(wanted, react, "19.0.0")).toBe(nearest);
});

test("a package with previews alone has these, and one without versions none", () => {
  expect(nearestVersion("^1.0.0", ["1.0.0-beta.2", "1.0.0-beta.10"])).toBe("1.0.0-beta.10");
  expect(nearestVersion("^1.0.0", [])).toBeNull();
});
