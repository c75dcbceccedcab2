import { expect, test } from "vitest";
import { asLoneEntryPage } from "./lone-entry";

const pageOf = (files: Record<string, string>) =>
  asLoneEntryPage(new Map(Object.entries(files)))?.tree.get("index.html");

test("a lone entry that starts a page gets one, whatever its tool is called", () => {
  const source = 'import { createRoot } from "react-dom/client";';
  const files = { "package.json": '{ "scripts": { "serve": "enact serve" } }' };
  expect(pageOf({ ...files, "src/index.js": source })).toContain('src="/src/index.js"');
  // A program of Node starts so too.
  expect(pageOf({ ...files, "src/index.js": 'import http from "node:http";' })).toBeUndefined();
});

test("a page among the sources that loads them counts before one that stands in", () => {
  const files = { "package.json": '{ "devDependencies": { "parcel": "^2" } }', "src/index.js": "" };
  const page = '<script type="module" src="./index.js"></script>';
  expect(pageOf({ ...files, "src/index.html": page })).toBeUndefined();
  expect(pageOf(files)).toContain('src="/src/index.js"');
});
