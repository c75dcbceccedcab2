import { expect, test } from "vitest";
import { withoutForbidden } from "./slug-typing";

test.each([
  ["My App_1!", "myapp1"],
  ["ÜBER-café 2", "ber-caf2"],
  ["a--b", "a--b"],
  ["…", ""],
])("of %j an address may hold %j", (typed, kept) => {
  expect(withoutForbidden(typed)).toBe(kept);
});
