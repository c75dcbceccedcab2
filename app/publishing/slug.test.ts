import { expect, test } from "vitest";
import { defaultSlug, reservedProblem, similarSlugs, slugProblem } from "./slug";

test.each([["my-app"], ["abc"], ["a1-b2"], ["x".repeat(50)]])("%s is a slug", (slug) => {
  expect(slugProblem(slug)).toBeNull();
  expect(reservedProblem(slug, "Sayso")).toBeNull();
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
])("%j is refused: %s", (slug, message) => {
  expect(slugProblem(slug)).toBe(message);
});

test.each([
  ["preview-abc", "That slug is reserved. Please choose another"],
  ["www", "That slug is reserved. Please choose another"],
  ["admin", "Slugs with “admin” in them are reserved, because they look official"],
  ["sayso-login", "Slugs with “sayso” in them are reserved, because they look official"],
  ["get-s0lflare", "Slugs with “solflare” in them are reserved, because they look official"],
])("%j is nobody's: %s", (slug, message) => {
  expect(slugProblem(slug)).toBeNull();
  expect(reservedProblem(slug, "Sayso")).toBe(message);
});

test.each([
  ["  Hello, World! ", "hello-world"],
  ["Über Café", "uber-cafe"],
  ["Smørrebrød Straße", "smorrebrod-strasse"],
  ["茶室", ""],
  ["---", ""],
  ["My_App 1", "my-app-1"],
  ["A".repeat(60), "a".repeat(50)],
  ["Wallet Tracker", "tracker"],
  ["Sayso", "my-app"],
  ["Blog", "my-blog"],
  ["Wallet 1", "my-1"],
])("the name %j suggests %j", (name, slug) => {
  expect(defaultSlug(name, "Sayso")).toBe(slug);
});

test("what is like a slug may be had, however long or reserved the slug is", () => {
  expect(similarSlugs("garden", "Sayso").slice(0, 2)).toEqual(["garden", "garden-2"]);
  for (const wanted of ["x".repeat(50), "admin", "---", "sayso-login", "www", "ab"]) {
    const similar = similarSlugs(wanted, "Sayso");
    expect(similar.length).toBeGreaterThan(0);
    for (const slug of similar) {
      expect([slug, slugProblem(slug), reservedProblem(slug, "Sayso")]).toEqual([slug, null, null]);
    }
  }
});
