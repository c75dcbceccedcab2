import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";

test("a seating plan has a column for each table, and who has none yet", () => {
  const settings = makeProject("a table plan for our gala, 4 tables").get("src/settings.ts");
  expect(settings).toMatch(/"No seat yet",\s+"Table 1",[\s\S]*"Table 4",?\s+\]/);
});
