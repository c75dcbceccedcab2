import { expect, test } from "vitest";
import { MISSING_MODULE, notLoaded, toResolution } from "./package-plugin";

const missing = { is: "missing", text: 'a 1.0.0 imports "b", which is not there.' } as const;
const resolve = (kind: Parameters<typeof toResolution>[1]["kind"]) =>
  toResolution(missing, { node: { node: {}, folder: "" } as never, kind, asked: "b" });

test("what a package imports once it is wanted may be missing, as what it requires may", () => {
  const throwing = { path: "b", namespace: MISSING_MODULE };
  expect(resolve("dynamic-import")).toEqual(throwing);
  expect(resolve("require-call")).toEqual(throwing);
  expect(resolve("import-statement")).toEqual({ errors: [{ text: missing.text }] });
});

test("who asks a package for styles in Less is told what a package may have", () => {
  expect(notLoaded("/node_modules/kit/debug.less")).toBe(
    "kit/debug.less cannot be imported: scripts of packages may import CSS, and no other language of styles. Import the package in a version that ships its styles as CSS.",
  );
});
