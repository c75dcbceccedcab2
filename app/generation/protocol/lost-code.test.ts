import { expect, test } from "vitest";
import { block } from "../../../tests/support/parser-fixture";
import { holdsLostCode } from "./lost-code";

const CODE = "const a = 1;\n".repeat(9);

test.each([
  ["a fence", block("js", CODE)],
  ["a fence after a short one", `${block("sh", "npm i\n")}Then:\n\n${block("css", CODE)}`],
  ["a fence in a list", `1. So\n   ${block("js", CODE).replaceAll("\n", "\n   ")}`],
  ["a fence that nothing closes", `\`\`\`js\n${CODE}`],
  ["a page without a fence", "Here:\n\n<!doctype html>\n<title>x</title>\n"],
  ["a module without a fence", `Here it is:\n\nimport a from "b";\n${CODE}`],
  ["one long line", block("html", `${"<p>x</p>".repeat(100)}\n`)],
  ["JSON that could not be read", '{"path": "a.js", "content": "x\n"}'],
])("code that was meant as a file is noticed: %s", (_what, prose) => {
  expect(holdsLostCode(prose)).toBe(true);
});

test.each([
  ["a snippet", block("js", "a();\nb();\nc();\n")],
  ["what is typed into a terminal", block("bash", "npm run a\n".repeat(9))],
  ["what a terminal said", block("", "").concat(block("console", "line\n".repeat(20)))],
  ["words", "This is long.\n".repeat(30)],
  ["a list of rules", "- one;\n- two;\n".repeat(9)],
])("what is no file is left alone: %s", (_what, prose) => {
  expect(holdsLostCode(prose)).toBe(false);
});

test("code that is quoted from a file is no loss", () => {
  expect(holdsLostCode(block("js", CODE), [`// a\n${CODE}`])).toBe(false);
});
