import { expect, test } from "vitest";
import { publishObstacle } from "./publish-obstacle";

test("what cannot be published says what is missing", () => {
  expect(publishObstacle([])).toBe("Generate files before publishing");
  expect(publishObstacle(["a.css"])).toBe("Add an HTML file before publishing");
  expect(publishObstacle(["a.css", "index.html"])).toBeNull();
  // A project of one of these frameworks has no file of HTML, and is a site all the same.
  for (const page of [
    "app/page.tsx",
    "src/app/(shop)/items/page.jsx",
    "pages/index.js",
    "src/routes/__root.tsx",
    "app/root.tsx",
    "app/pages/index.vue",
    "app.vue",
    "src/app.tsx",
    "src/main.tsx",
  ]) {
    expect(publishObstacle(["package.json", page])).toBeNull();
  }
  expect(publishObstacle(["package.json", "src/parts/main.tsx", "src/page.tsx"])).not.toBeNull();
});
