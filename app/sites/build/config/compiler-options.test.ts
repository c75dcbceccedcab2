import { expect, test } from "vitest";
import { compilerOptionsOf } from "./compiler-options";

const read = (files: Record<string, string>) => compilerOptionsOf(new Map(Object.entries(files)));

test("what the app's own configuration says counts before the one that refers to it", () => {
  const options = read({
    "tsconfig.json":
      '{ // all\n "compilerOptions": { "target": "es2020", "jsxImportSource": "preact", }, }',
    "tsconfig.app.json": '{ "extends": "./base", "compilerOptions": { "target": "ES2022" } }',
    "base.json": '{ "compilerOptions": { "experimentalDecorators": true, "target": "es5" } }',
  });
  expect(options).toEqual({
    target: "ES2022",
    jsxImportSource: "preact",
    experimentalDecorators: true,
  });
});

test("circles end, and what is no setting of the language is left out", () => {
  const options = read({
    "tsconfig.json": '{ "extends": "./a.json" }',
    "a.json":
      '{ "extends": ["./tsconfig.json"], "compilerOptions": { "jsxFactory": "h", "outDir": "/", "target": 5 } }',
  });
  expect(options).toEqual({ jsxFactory: "h" });
  expect(read({ "tsconfig.json": "no" })).toEqual({});
});
