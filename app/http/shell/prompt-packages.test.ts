import { expect, test } from "vitest";
import { PACKAGES } from "~/generation/prompt/packages";
import { BUNDLED, VENDOR } from "~/sites/packages/packages";

test("the packages that models are told of are those that sites are built with", () => {
  const built = [...VENDOR.react, ...VENDOR.preact, ...BUNDLED].map((name) => name.split("/")[0]);
  expect(PACKAGES.split(", ").sort()).toEqual([...new Set(built)].sort());
});
