import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { readText } from "../../source/files.server";

/** The tracker's own reckoning, as it stands in its program. */
const source = /^function perClient[\s\S]*?\n\}\n/m.exec(
  readText("apps/billing/files/static/script.js"),
)?.[0];
const perClient = new Function(`${source}; return perClient;`)() as (
  all: { client: string; rate: number; from: number; to: number }[],
  year: number,
  month: number,
) => Map<string, { hours: number; cost: number }>;

test("each client pays the hours of the month at the rate they were clocked at", () => {
  const from = new Date(2026, 4, 5, 9).getTime();
  const hour = 3_600_000;
  const all = [
    { client: "Adler", rate: 40, from, to: from + 2 * hour },
    { client: "Adler", rate: 60, from, to: from + hour / 2 },
    { client: "Bloom", rate: 50, from: new Date(2026, 3, 30).getTime(), to: from },
  ];
  expect([...perClient(all, 2026, 4)]).toEqual([["Adler", { hours: 2.5, cost: 110 }]]);
});

test("hours for customers with a button to start are clocked, at the rate that is said", () => {
  expect(
    makeProject("Track my work hours for each customer with start and stop, £45 an hour").get(
      "script.js",
    ),
  ).toMatch(/"GBP"[\s\S]*const RATE = 45;/);
});
