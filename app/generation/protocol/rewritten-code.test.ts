import { expect, test } from "vitest";
import { threadTime } from "~/platform/processor-time";
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
  ["how to start it", "You can run it like this:\n\n```bash\nnpm start\n```\n"],
  ["how to use it", "You can use it like this:\n\n```ts\nother(items);\n```\n"],
  ["how it works", "El total se calcula así:\n\n```ts\na + b\n```\n"],
  ["a command", fence("sh", "body { color: red; }")],
  ["another language", fence("py", "body { color: red; }")],
])("one that is not is no reason to ask: %s", (_what, prose) => {
  expect(isAsked(prose)).toBeNull();
});

test("a thousand pieces are looked for in a large project within a moment", () => {
  const line = "  const value = compute(1, 2, 3); // as before\n";
  const large = new Map(
    Array.from({ length: 10 }, (_, n) => [`src/${n}.ts`, line.repeat(600) + n] as const),
  );
  const pieces = Array.from({ length: 1_000 }, (_, n) => fence("ts", `other(${n})`)).join("\n");
  const start = threadTime();
  expect(unmetIn(pieces, { isEmpty: true, stored: large })).toBeNull();
  // Each piece with each file took nine seconds.
  expect(threadTime() - start).toBeLessThan(2_000);
});
