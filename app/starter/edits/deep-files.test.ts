import { expect, test } from "vitest";
import { answer } from "../engine/answer.server";
import { jsxElements } from "./parts/jsx-tree";
import { wordsOf } from "./parts/part";
import { partsOf } from "./parts/parts-of";
import { elementsOf } from "./said/page-elements";

const MANY = 20_000;

test.each([
  ["elements", `export default () => (${"<a>".repeat(MANY)}`],
  ["closed elements", `export default () => (${"<a>".repeat(MANY)}${"</a>".repeat(MANY)})`],
  ["templates", `const x = ${"`${".repeat(MANY)}`],
  ["code in elements", `export default () => (${"<a>{(".repeat(MANY)}`],
  ["code in attributes", `export default () => (${"<a b={(".repeat(MANY)}`],
])("a program of %s inside each other does not fill the stack", (_, code) => {
  expect(() => jsxElements(code)).not.toThrow();
});

test("of a page of elements inside each other nothing is found", () => {
  const paragraphs = (page: string) => elementsOf(page, ({ tagName }) => tagName === "p");
  const around = (times: number) => `<body>${"<div>".repeat(times)}<p>Hi</p>`;
  expect(paragraphs(around(100))).toHaveLength(1);
  expect(paragraphs(around(MANY))).toEqual([]);
  expect(paragraphs(`<body>${"<div></div>".repeat(1_000)}<p>Hi</p>`)).toHaveLength(1);
});

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, n) => `<p>Paragraph ${n} about things</p>`).join("\n");

test("of elements inside each other, each says no more of the page than anybody would name", () => {
  const page = `<body>${"<div>".repeat(100)}${paragraphs(2_000)}${"</div>".repeat(100)}</body>`;
  const parts = partsOf(new Map([["index.html", page]]));
  const said = parts.reduce((sum, part) => sum + wordsOf(part).length, 0);
  expect(said).toBeLessThan(100 * 10_000 + page.length);
});

// Each took the starter ten times its test's time or more, when it grew with the square of what stands there.
test.each([
  ["inside each other", `${"<div>".repeat(100)}${paragraphs(300)}${"</div>".repeat(100)}`],
  ["on one line", `<p>${"things <b>a</b>".repeat(8_000)}</p>`],
])("a page of many elements %s is answered", (_, inner) => {
  const files = new Map([["index.html", `<!doctype html><html><body>${inner}</body></html>`]]);
  const { opening, closing } = answer("remove the paragraph about things", files);
  expect(`${opening}${closing}`).not.toBe("");
});
