import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

const flat = makeProject(
  "An expense tracker for the three of us. Each expense has a description, an amount in euros, who paid (Ida, Ben, Jo) and a category (Food, Rent, Trips).",
);
const say = (wish: string) => {
  const { said, files } = tryEdit(flat, { say: wish });
  return { said, files, code: [...files.values()].join("\n") };
};

describe("spending is told apart by what it is for, also where who paid is asked for first", () => {
  test("the ring goes by the category, and so its sums are those of the categories", () => {
    expect(flat.get("src/App.tsx")).toContain('fields.find((field) => field.id === "category") ??');
    expect(say("show the sum of each category").said).toContain("beside the ring already");
  });

  test("of a project that was made by its first choice no sums of categories are claimed", () => {
    const old = new Map(flat);
    const code = flat.get("src/App.tsx") ?? "";
    old.set(
      "src/App.tsx",
      code.replace(
        /const groupField =\n[^;]*;/,
        'const groupField =\n  fields.find((field) => field.type === "choice");',
      ),
    );
    const { said } = tryEdit(old, { say: "show the sum of each category" });
    expect(said).not.toContain("beside the ring already");
  });

  test.each([
    ["I'd like a pie chart of where our money goes", "by category"],
    ["a donut chart of our spending", "by category"],
    ["a pie chart of who paid what", "by who paid"],
    ["a pie chart per person", "by who paid"],
  ])("“%s” is drawn %s", (wish, by) => {
    expect(say(wish).said).toContain(`“Amount, ${by}”`);
  });
});

describe("of two currencies the one is meant that the other is turned into", () => {
  test.each([
    ["switch all amounts from euros to dollars", "USD"],
    ["replace the € by £ please", "GBP"],
    ["change the currency from EUR into Swiss francs", "CHF"],
    ["use pounds, not euros", "GBP"],
    ["not euros but pounds please", "GBP"],
    ["show everything in Canadian dollars instead of euros", "CAD"],
  ])("“%s” sets %s", (wish, code) => {
    expect(say(wish).files.get("src/settings.ts")).toContain(`currency = "${code}"`);
  });
});
