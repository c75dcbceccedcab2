import { expect, test } from "vitest";
import { growthProblem } from "../../../../../tests/support/near-linear";
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

test("a component in one file, as chats hand it out, is an app by whatever name, with the styles of its classes", () => {
  const classes =
    "flex-col items-center p-4 gap-2 text-lg font-bold rounded-lg bg-red-500 text-white";
  const source = `export default function Budget() { return <div className="${classes}">Hi</div>; }`;
  const page = pageOf({ "budget-tracker.tsx": source });
  expect(page).toContain(
    'import "/.lone-component/tailwind.css"; import { createRoot } from "react-dom/client"; import App from "/budget-tracker.tsx";',
  );
  const plain = pageOf({
    "Clock.jsx": "export default () => <p/>;",
    "Hand.jsx": "export function Hand() {}",
  });
  expect(plain).toContain('import App from "/Clock.jsx"');
  expect(plain).not.toContain("tailwind");
  const parts = { "Clock.jsx": 'import Hand from "./Hand"; export default Hand;' };
  expect(pageOf({ ...parts, "Hand.jsx": "export default 1;" })).toContain("/Clock.jsx");
  // Of two nobody knows which.
  expect(pageOf({ "A.jsx": "export default 1;", "B.jsx": "export default 2;" })).toBeUndefined();
  expect(pageOf({ "A.tsx": source, "package.json": "{}" })).toBeUndefined();
});

test("which component is the app is found in a time that grows with the files, however many there are", () => {
  const treeOf = (text: string) =>
    new Map(text.split("\n").map((line, at) => [`part-${at}.jsx`, line]));
  const unit = 'export default "./part-1";\n';
  expect(
    growthProblem(
      (text) => pageOf(Object.fromEntries(treeOf(text))),
      (size) => unit.repeat(size / unit.length),
    ),
  ).toBeNull();
});
