import { expect, test } from "vitest";
import { lostParts } from "./lost-parts";

const OLD = "export function one() {}\nexport const two = 2;\nexport default function App() {}\n";
const told = (before: Record<string, string>, after: Record<string, string>) =>
  lostParts(new Map(Object.entries(before)), new Map(Object.entries(after)));

test("a helper that a new version of its file leaves out is told of", () => {
  const after = "export const two = 3;\nexport default function App() {}\n";
  expect(told({ "src/a.ts": OLD }, { "src/a.ts": after })).toEqual([
    "src/a.ts no longer exports one.",
  ]);
});

test("so are rules of a stylesheet and sections of a page", () => {
  const styles = "a {\n  top: 0;\n}\n\n.b {\n  top: 0;\n}\n";
  expect(told({ "a.css": styles }, { "a.css": "a {\n  top: 1px;\n}\n" })).toEqual([
    "a.css no longer has rules for .b.",
  ]);
  const page = "<header>a</header>\n<footer>b</footer>\n";
  expect(told({ "a.html": page }, { "a.html": "<header>c</header>\n" })).toEqual([
    "a.html no longer holds its footer.",
  ]);
});

test("so is a script that is left with few of its lines, and not one that hands its work on", () => {
  const old = `export default function App() {\n${"  add();\n".repeat(10)}}\n`;
  expect(told({ "a.js": old }, { "a.js": "export default function App() {}\n" })).toEqual([
    "a.js is left with 1 line of 12.",
  ]);
  expect(told({ "a.js": old }, { "a.js": 'export { default } from "./all";\n' })).toEqual([]);
});

test("so is a page that says nothing of what it said", () => {
  const old = `<!doctype html>\n<body>\n${["Rides", "Routes", "Members", "Contact", "News"].map((said) => `<p>${said}</p>\n`).join("")}</body>\n</html>\n`;
  const page = (said: string) => `<!doctype html>\n<body>\n<h1>${said}</h1>\n</body>\n`;
  expect(told({ "a.html": old }, { "a.html": page("Hello") })).toEqual([
    "a.html is another page: nothing of what it said is left.",
  ]);
  expect(told({ "a.html": old }, { "a.html": page("Rides") })).toEqual([]);
});

test("what moved, was renamed, is listed or belongs to a file that is gone is not", () => {
  const moved = "export function one() {}\n";
  expect(told({ "a.ts": OLD }, { "a.ts": "export const two = 2;\n", "b.ts": moved })).toEqual([]);
  expect(
    told({ "a.ts": OLD }, { "a.ts": "export function first() {}\nexport const two = 2;\n" }),
  ).toEqual([]);
  expect(
    told({ "a.ts": OLD }, { "a.ts": "function one() {}\nconst two = 2;\nexport { one, two };\n" }),
  ).toEqual([]);
  expect(told({ "a.ts": OLD }, {})).toEqual([]);
  expect(told({ "a.css": ".b { top: 0; }\n" }, { "a.css": ".c { top: 0; }\n" })).toEqual([]);
  expect(told({ "a.txt": "<footer>" }, { "a.txt": "" })).toEqual([]);
});
