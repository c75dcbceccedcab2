import { expect, test } from "vitest";
import { isNavigation } from "./published-html.server";

test.each([
  ["a browser's address bar", "document", "text/html,*/*", true],
  ["a script's fetch", "empty", "*/*", false],
  ["a frame", "iframe", "text/html", false],
  ["an old browser", undefined, "text/html,application/xhtml+xml", true],
  ["curl", undefined, "*/*", false],
  ["a client that names nothing", undefined, undefined, false],
])("%s", (_who, dest, accept, expected) => {
  expect(isNavigation(dest, accept)).toBe(expected);
});
