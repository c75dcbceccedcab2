import { expect, test } from "vitest";
import { publishObstacle } from "./publish-obstacle";

test("what cannot be published says what is missing", () => {
  expect(publishObstacle([])).toBe("Generate files before publishing");
  expect(publishObstacle(["a.css"])).toBe("Add an HTML file before publishing");
  expect(publishObstacle(["a.css", "index.html"])).toBeNull();
});
