import { expect, test } from "vitest";
import { withOneRequire } from "./required-later";

test("the require of require.ensure is the module's, in every way that functions are written", () => {
  const given = (callback: string) => withOneRequire(`require.ensure([], ${callback})`);
  expect(given("function (require) {}")).toBe("require.ensure([], function () {})");
  expect(given("function load(require) {}")).toBe("require.ensure([], function load() {})");
  expect(given("(require) => {}")).toBe("require.ensure([], () => {})");
});

test("one that is blank for long is read at once", { timeout: 1_000 }, () => {
  const source = `require.ensure([], function${" ".repeat(30_000)}x(){})`;
  expect(withOneRequire(source)).toBe(source);
});
