import path from "node:path";
import { expect, test } from "vitest";
import { ContentLibrary } from "~/content/library.server";
import type { Budget } from "~/platform/budget.server";
import { VALUES } from "../../../tests/support/content-values";
import { readTables } from "../../../tests/support/html-tables";
import { ACTS, type Act } from "./acts";
import { BUDGETS } from "./budgets.server";

/** Every budget of the product, as /docs/limits has to show it. */
const budgets: Budget[] = [
  ...Object.values(ACTS).flatMap(({ rate }: Act) => (rate ? [rate] : [])),
  ...Object.values(BUDGETS),
];

test("each says in a refusal what there was too much of", () => {
  for (const { exceeded } of budgets) expect(exceeded).toMatch(/^Too (?:many|much) /);
});

test("the docs tell all of them, with these numbers", async () => {
  const content = new ContentLibrary({ folder: path.resolve("app/content"), values: () => VALUES });
  const page = await content.findTopic("limits");
  const told = readTables(page?.html ?? "").flatMap(({ headings, rows }) =>
    rows.map((cells) => [headings[0] ?? "", ...cells.map(({ text }) => text)].join(" | ")),
  );
  expect(told.sort()).toEqual([...new Set(budgets.map(rowOf))].sort());
});

function rowOf(budget: Budget): string {
  const { max, network = max } = budget;
  const kind = {
    rate: `In ${budget.kind === "rate" && budget.per === "hour" ? "an" : "a"} ${budget.kind === "rate" ? budget.per : ""}`,
    "at-once": "At once",
    held: "Kept on the server",
  }[budget.kind];
  const name = budget.exceeded.replace(/^Too (?:many|much) /, "");
  const amount = (count: number) => {
    if (count === Number.POSITIVE_INFINITY) return "no limit";
    return budget.unit === "bytes"
      ? `${(count / 1e6).toLocaleString("en")} MB`
      : count.toLocaleString("en");
  };
  return [kind, name.charAt(0).toUpperCase() + name.slice(1), amount(max), amount(network)].join(
    " | ",
  );
}
