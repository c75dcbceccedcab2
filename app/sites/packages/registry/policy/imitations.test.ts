import { expect, test } from "vitest";
import { imitated } from "./imitations";
import { isListed, refusalByPolicy } from "./name-lists";

test.each([
  ["axois", "axios"],
  ["loadsh", "lodash"],
  ["lodahs", "lodash"],
  ["recat-dom", "react-dom"],
  ["reactdom", "react-dom"],
  ["react.dom", "react-dom"],
  ["zustands", "zustand"],
])("%s looks like %s", (name, known) => {
  expect(imitated(name)).toBe(known);
});

test.each([
  "axios",
  "preact",
  "react",
  "redux",
  "zod",
  "d3",
  "my-company-ui",
  "@acme/axios",
])("%s looks like nobody else", (name) => {
  expect(imitated(name)).toBeNull();
});

test("an operator's lists name packages, and whole scopes", () => {
  expect(isListed("@acme/ui", ["@acme/*"])).toBe(true);
  expect(isListed("@acmex/ui", ["@acme/*"])).toBe(false);
  expect(isListed("reactor", ["react"])).toBe(false);
  expect(isListed("reactxdom", ["react.dom"])).toBe(false);
  const lists = { allow: ["react*"], deny: ["react-native"] };
  expect(refusalByPolicy("react-dom", lists)).toBeNull();
  expect(refusalByPolicy("react-native", lists)).toMatch(/may not be used on this server/);
  expect(refusalByPolicy("vue", lists)).toMatch(/^The package vue may not/);
});
