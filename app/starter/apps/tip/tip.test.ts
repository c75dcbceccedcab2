import { expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";
import { readText } from "../../source/files.server";

/** The app's own reckoning, as it stands in its program. */
const source = /function reckon[\s\S]*?\n\}\n/.exec(
  readText("apps/tip/files/static/script.js"),
)?.[0];
const reckon = new Function(`${source}; return reckon;`)() as (
  amount: number,
  percent: number,
  people: number,
  isWhole: boolean,
  digits: number,
) => { share: number; total: number; tip: number; over: number };

test("each pays the same share of the bill with its tip, to the cent", () => {
  expect(reckon(84.5, 20, 4, false, 2)).toEqual({ share: 25.35, total: 101.4, tip: 16.9, over: 0 });
});

test("what cannot be parted is rounded up, and said to be more", () => {
  expect(reckon(100, 0, 3, false, 2)).toEqual({ share: 33.34, total: 100, tip: 0, over: 0.02 });
});

test("whole amounts cover the bill, and what is over is a tip", () => {
  expect(reckon(100, 10, 3, true, 2)).toEqual({ share: 37, total: 111, tip: 11, over: 0 });
});

test("a currency without cents is parted into whole ones", () => {
  expect(reckon(1000, 10, 3, false, 0)).toEqual({ share: 367, total: 1100, tip: 100, over: 1 });
});

test.each([
  "a tip calculator",
  "a tip calculator that splits the restaurant bill between friends",
  "a calculator for tips",
  "bill splitter",
  "an app to split the bill at a restaurant",
  "ein Trinkgeldrechner",
  "un calculateur de pourboire",
  "una calculadora de propinas",
  "un calcolatore per la mancia",
  "uma calculadora de gorjetas",
])("“%s” makes one that reckons a bill", (say) => {
  expect(makeProject(say).get("script.js")).toContain("function reckon");
});

test("it begins with the tip and the currency that are said", () => {
  const script = makeProject("a tip calculator in euros with 12 % tip").get("script.js");
  expect(script).toContain("const firstTip = 12;");
  expect(script).toContain('const currency = "EUR";');
});

test("a tip with a comma and how many share the bill are what is said", () => {
  const script = makeProject(
    "A tip calculator that starts at 12.5% and splits between 3 people",
  ).get("script.js");
  expect(script).toContain("const firstTip = 12.5;");
  expect(script).toContain("const firstPeople = 3;");
});

test("“use pounds” is the currency that it begins with, and leaves the choice of others", () => {
  const { files } = tryEdit(makeProject("a tip calculator"), { say: "use pounds" });
  expect(files.get("script.js")).toContain('const currency = "GBP";');
  expect(files.get("script.js")).toContain('const choice = document.getElementById("currency");');
});
