import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { readText } from "../../source/files.server";

/** The book's own reckoning, as it stands in its program. */
const source = /^function sums[\s\S]*?\n\}\n/m.exec(
  readText("apps/household/files/static/script.js"),
)?.[0];
const sums = new Function(`${source}; return sums;`)() as (
  all: { kind: string; cents: number; date: string }[],
  month: string,
) => { came: number; went: number; left: number };

test("what is left of a month is what came in without what went out", () => {
  const all = [
    { kind: "in", cents: 210_000, date: "2026-05-01" },
    { kind: "out", cents: 85_050, date: "2026-05-03" },
    { kind: "out", cents: 9_999, date: "2026-06-01" },
  ];
  expect(sums(all, "2026-05")).toEqual({ came: 210_000, went: 85_050, left: 124_950 });
  expect(sums(all, "2026-06").left).toBe(-9_999);
});

test.each([
  ["Our income minus our spending each month, in euros", "What is left"],
  ["une appli pour mes revenus et mes dépenses", "Ce qui reste"],
  ["eine App für Einnahmen und Ausgaben", "Was übrig bleibt"],
])("“%s” shows what is left", (say, left) => {
  const files = makeProject(say);
  expect(files.get("index.html")).toContain(left);
  expect(files.get("script.js")).toContain('const currency = "EUR";');
});
