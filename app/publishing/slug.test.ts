import { expect, test } from "vitest";
import { defaultSlug, slugProblem } from "./slug";

test.each([["my-app"], ["abc"], ["a1-b2"], ["x".repeat(50)]])("%s is a slug", (slug) => {
  expect(slugProblem(slug)).toBeNull();
});

test.each([
  ["", "Please enter a URL slug for your project"],
  ["  ", "Please enter a URL slug for your project"],
  ["My_App", "Slug can only contain lowercase letters, numbers, and hyphens"],
  ["ab", "Slug must have at least 3 characters"],
  ["x".repeat(51), "Slug can have at most 50 characters"],
  ["-abc", "Slug can't start or end with a hyphen"],
  ["abc-", "Slug can't start or end with a hyphen"],
  ["xn--abc", "Slug can't have hyphens in third and fourth place"],
  ["admin", "That slug is reserved. Please choose another"],
  ["preview-abc", "That slug is reserved. Please choose another"],
])("%j is refused: %s", (slug, message) => {
  expect(slugProblem(slug)).toBe(message);
});

test.each([
  ["  Hello, World! ", "hello-world"],
  ["Über café", "ber-caf"],
  ["---", ""],
  ["My_App 1", "my-app-1"],
  ["A".repeat(60), "a".repeat(50)],
])("the name %j suggests %j", (name, slug) => {
  expect(defaultSlug(name)).toBe(slug);
});
