import { expect, test } from "vitest";
import { safeReturnPath } from "./urls";

test.each([["/projects/1?tab=x#y"], ["/"]])("%s is a place to return to", (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  ["https://evil.example"],
  ["//evil.example"],
  ["/\\evil.example"],
  ["/\t/evil.example"],
  ["javascript:alert(1)"],
  [""],
  [null],
  ["/api/auth/github"],
  ["/%61pi/auth/github?returnTo=/"],
  ["/x/../api/auth/github"],
  ["/%"],
])("%j leads to the projects instead", (path) => {
  expect(safeReturnPath(path)).toBe("/projects");
});
