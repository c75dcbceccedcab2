import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { readText } from "../../source/files.server";

/** The calculator's own reckoning, as it stands in its program. */
const program = readText("apps/loan/files/static/script.js");
const functions = ["monthly", "yearly"]
  .map((name) => new RegExp(`^function ${name}\\([\\s\\S]*?\\n\\}\\n`, "m").exec(program)?.[0])
  .join("");
const { monthly, yearly } = new Function(`${functions}; return { monthly, yearly };`)() as {
  monthly(amount: number, percent: number, years: number): number;
  yearly(amount: number, percent: number, years: number): { off: number; left: number }[];
};

test("equal monthly payments leave nothing at the end", () => {
  expect(monthly(200_000, 4, 25)).toBeCloseTo(1055.67, 2);
  expect(monthly(1200, 0, 1)).toBe(100);
  const years = yearly(200_000, 4, 25);
  expect(years).toHaveLength(25);
  expect(years.at(-1)?.left).toBeCloseTo(0, 4);
  expect(years.reduce((sum, { off }) => sum + off, 0)).toBeCloseTo(200_000, 2);
});

test.each([
  "Loan calculator with sum, rate and term, showing the monthly payment",
  "something to work out my mortgage repayments",
  "a car loan calculator",
  "a calculator that reckons the instalments of a loan",
])("“%s” makes one that reckons a loan", (say) => {
  expect(makeProject(say).get("script.js")).toContain("function monthly");
});

test("it begins with the amount, the interest and the years that are said", () => {
  expect(
    makeProject("a mortgage calculator in pounds, 180,000 at 3.5% over 20 years").get("script.js"),
  ).toMatch(/"GBP"[\s\S]*amount: 180000, interest: 3\.5, years: 20/);
});
