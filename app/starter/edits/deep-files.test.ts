import { expect, test } from "vitest";
import { jsxElements } from "./parts/jsx-tree";
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
