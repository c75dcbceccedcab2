import { expect, test } from "vitest";
import { findInFiles } from "./find-in-files";
import { createMatcher, NotARegExp } from "./matcher";
import { replaceInText } from "./replace-in-text";
import { SEARCH_BOUNDS, type SearchQuery } from "./search-query";

const FILES: [string, string][] = [
  ["index.html", "<h1>Bread</h1>\n<p>bread and butter</p>\n"],
  ["src/prices.ts", "export const bread = 3.5;\r\nexport const breadth = 2;\r\n"],
  ["src/deep/menu.css", ".bread { color: red }\n"],
];
const find = (query: SearchQuery, files = FILES) =>
  [...findInFiles(files, query)].flatMap(({ path, matches }) =>
    matches.map(({ line, column, length }) => `${path} ${line}:${column}+${length}`),
  );
const replace = (query: SearchQuery, text: string, by: string, only?: number) =>
  replaceInText(
    text,
    createMatcher(query),
    { text: by, isTemplate: query.isRegExp ?? false },
    only,
  );

test("a word is found in all files, whatever its case", () => {
  expect(find({ text: "bread" })).toEqual([
    "index.html 1:5+5",
    "index.html 2:4+5",
    "src/prices.ts 1:14+5",
    "src/prices.ts 2:14+5",
    "src/deep/menu.css 1:2+5",
  ]);
  expect(find({ text: "Bread", matchCase: true })).toEqual(["index.html 1:5+5"]);
  expect(find({ text: "bread", wholeWord: true })).not.toContain("src/prices.ts 2:14+5");
  expect(find({ text: "" })).toEqual([]);
});

test("signs of an expression are themselves unless it is one", () => {
  expect(find({ text: "3.5" })).toEqual(["src/prices.ts 1:22+3"]);
  expect(find({ text: "b.e" })).toEqual([]);
  expect(find({ text: "^export (const) \\w+th", isRegExp: true })).toEqual([
    "src/prices.ts 2:1+20",
  ]);
  expect(find({ text: "x*", isRegExp: true })).toEqual([
    "src/prices.ts 1:2+1",
    "src/prices.ts 2:2+1",
  ]);
});

test("what is no expression says why", () => {
  expect(() => find({ text: "(a", isRegExp: true })).toThrow(NotARegExp);
  expect(() => find({ text: "(?=a)b", isRegExp: true })).toThrow(NotARegExp);
});

test("an expression that would keep a browser's own busy for years is answered", () => {
  const text = `${"a".repeat(20_000)}b`;
  expect(find({ text: "(a+)+$", isRegExp: true }, [["a.txt", text]])).toEqual([]);
});

test("globs choose files by name, folder and ending", () => {
  const paths = (query: Partial<SearchQuery>) => [
    ...new Set(find({ text: "bread", ...query }).map((found) => found.split(" ")[0])),
  ];
  expect(paths({ only: "*.css, *.html" })).toEqual(["index.html", "src/deep/menu.css"]);
  expect(paths({ only: "src" })).toEqual(["src/prices.ts", "src/deep/menu.css"]);
  expect(paths({ only: "src/*.ts" })).toEqual(["src/prices.ts"]);
  expect(paths({ not: "deep/, index.*" })).toEqual(["src/prices.ts"]);
});

test("more than is shown is counted", () => {
  const many = "a\n".repeat(500);
  const files = Array.from({ length: 20 }, (_, index): [string, string] => [`${index}.txt`, many]);
  const found = [...findInFiles(files, { text: "a" })];
  expect(found.reduce((sum, { matches }) => sum + matches.length, 0)).toBe(SEARCH_BOUNDS.inAll);
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
  expect(found[0]?.matches.at(-1)).toMatchObject({ line: SEARCH_BOUNDS.perFile, column: 1 });
});

test("of a long line the part around the match is shown", () => {
  const [found] = findInFiles([["a.js", `  ${"x".repeat(900)}bread${"y".repeat(900)}`]], {
    text: "bread",
  });
  const match = found?.matches[0];
  expect(match?.text.slice(match.at, match.at + 5)).toBe("bread");
  expect(match?.text.length).toBe(SEARCH_BOUNDS.line);
});

test("all matches are replaced, or the one at a place", () => {
  expect(replace({ text: "bread" }, "Bread, bread", "cake")).toEqual({
    text: "cake, cake",
    count: 2,
  });
  expect(replace({ text: "bread" }, "Bread, bread", "cake", 7).text).toBe("Bread, cake");
  expect(replace({ text: "a" }, "a", "$1").text).toBe("$1");
});

test("an expression's replacement takes its brackets along", () => {
  const swap = { text: "(\\w+)=(\\w+)", isRegExp: true };
  expect(replace(swap, "a=b; c=d", "$2=$1 ($&) $$").text).toBe("b=a (a=b) $; d=c (c=d) $");
  expect(replace({ text: ", ", isRegExp: true }, "a, b", ",\\n").text).toBe("a,\nb");
});

test.each([
  ["a(?=b)", /^\(\?= looks ahead or behind, which this search cannot/],
  ["(?<!a)b", /^\(\?<! looks ahead or behind/],
  ["(a)\\1", /^\\1 refers back to brackets/],
  ["a(", /^Missing closing \): a\($/],
  ["[z-a]", /^Invalid character class range: z-a$/],
])("of %s it says in words why it looks for nothing", (text, why) => {
  expect(() => find({ text, isRegExp: true })).toThrow(why);
});
