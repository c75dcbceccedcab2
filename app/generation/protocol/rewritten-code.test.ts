import { expect, test } from "vitest";
import { unmetIn } from "./unmet";

const stored = new Map([
  ["style.css", "body { font-family: sans-serif; }\n.card { padding: 1rem; }\n"],
  ["index.html", "<h1>Bakery</h1>\n<ul>\n  <li>Bread 3.50</li>\n  <li>Pretzel 1.20</li>\n</ul>\n"],
  [
    "src/app.ts",
    'import { a } from "./a";\nexport function total(prices: number[]) {\n  return 0;\n}\n',
  ],
]);
const fence = (language: string, code: string) =>
  `Try this:\n\n\`\`\`${language}\n${code}\n\`\`\`\n`;
const isAsked = (prose: string) => unmetIn(prose, { isEmpty: true, stored });

test.each([
  ["a rule that a stylesheet has", fence("css", "body { background: #111; color: #eee; }")],
  ["a function that a module has", fence("ts", "export function total(prices) {\n  return 1;\n}")],
  [
    "two lines of a page and one more",
    fence("html", "<li>Bread 3.50</li>\n<li>Pretzel 1.20</li>\n<li>Cake 4</li>"),
  ],
  ["and no language", fence("", "body { color: red; }")],
])("a short piece of code that is another version of a file is asked for: %s", (_what, prose) => {
  expect(isAsked(prose)).toBe("code");
});

test.each([
  ["a quoted rule", fence("css", ".card { padding: 1rem; }")],
  [
    "an example of something else",
    fence("ts", 'import { a } from "./a";\nconst sum = total([1, 2]);'),
  ],
  ["a command", fence("sh", "body { color: red; }")],
  ["another language", fence("py", "body { color: red; }")],
])("one that is not is no reason to ask: %s", (_what, prose) => {
  expect(isAsked(prose)).toBeNull();
});
