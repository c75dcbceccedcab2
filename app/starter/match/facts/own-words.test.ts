import { describe, expect, test } from "vitest";
import { factsIn } from "./facts";
import { nameFromSummary } from "./name-from-summary";

describe("what a wish says of its subject, in its own words", () => {
  test.each([
    ["A page for a tech meetup in Hamburg on 3 March 2027", "a tech meetup in Hamburg"],
    [
      "An elegant dark website for an Italian restaurant called Osteria Nove",
      "an Italian restaurant",
    ],
    ["a website for a charity that rescues hedgehogs", "a charity that rescues hedgehogs"],
    ["Une page pour mon salon de coiffure Chez Léa à Lyon", "salon de coiffure Chez Léa à Lyon"],
    ["Website für eine Tischlerei Holzmann in Graz", "Tischlerei Holzmann in Graz"],
    ["website with three columns", null],
    ["make me a page", null],
  ])("“%s” is about %j", (wish, summary) => expect(factsIn(wish).summary).toBe(summary));

  test("clauses that nothing else takes are kept as they were written", () => {
    const wish =
      "I need a website for my plumbing business, 24 hour emergency service, free quotes. Use blue buttons. Call 040 123456.";
    expect(factsIn(wish).notes).toEqual(["24 hour emergency service", "free quotes"]);
  });

  test("what is asked of whoever builds is no text of the page", () => {
    expect(
      factsIn("A page for my café, please make the header sticky, add a gallery").notes,
    ).toEqual([]);
  });

  test("a name comes from what was said before one is made up", () => {
    expect(nameFromSummary("a tech meetup in Hamburg")).toBe("Tech meetup in Hamburg");
    expect(nameFromSummary("podcast about film music")).toBe("Film music podcast");
    expect(nameFromSummary("a charity that rescues hedgehogs")).toBeNull();
  });
});
