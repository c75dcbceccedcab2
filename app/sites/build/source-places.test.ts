import { expect, test } from "vitest";
import type { SiteBuild } from "./build-types";
import { SourcePlaces } from "./source-places";

const build: SiteBuild = { kind: "static", version: "1", files: new Map(), warnings: [] };

const translate = (text: string): string => {
  return new SourcePlaces(build).translate({ text }).text;
};

test("a preview's address is taken out, and a place without a source map stays", () => {
  const address = `http://preview-${"a".repeat(26)}.sites.localhost:3000/`;
  expect(translate(`at show (${address}assets/main.js?v=1:2:3)`)).toBe(
    "at show (assets/main.js?v=1:2:3)",
  );
});

test("the longest name is looked through once, not once from each of its letters", () => {
  // The square of its length would take a day.
  const name = "a".repeat(5_000_000);
  expect(translate(name)).toBe(name);
});
