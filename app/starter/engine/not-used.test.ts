import { describe, expect, test } from "vitest";
import { lostClauses } from "./lost-words";
import { replyTo } from "./write-answer.server";

const closing = (content: string) =>
  replyTo({ messages: [{ role: "user", content }], mode: "develop", files: new Map() }).closing;

describe("what was said and is not shown", () => {
  test("is found by its numbers, names and quotations, neighbours as one", () => {
    const said =
      "Tower captain Frances Yeo, 3rd bell 1784, 5th 1650. Open 7.30pm. The motto is “I call the living”.";
    expect(lostClauses(said, "Tower captain Frances Yeo. Open 7:30 pm.")).toEqual([
      "3rd bell 1784, 5th 1650",
      "The motto is “I call the living”",
    ]);
    expect(lostClauses(said, said)).toEqual([]);
  });

  test("is not missed where it stands in another form", () => {
    expect(
      lostClauses("Budget 4,200 from 3 May at 09:00", "2026-05-03 budget 4200 at 9:00"),
    ).toEqual([]);
    expect(lostClauses("a memory game for my 4 year old", "")).toEqual([]);
  });

  test.each([
    ["tic tac toe against the computer, but not unbeatable", "but not unbeatable"],
    ["Countdown to my retirement, 30 June 2031. Show years, months, days.", "Show years"],
    ["A habit tracker. Drink water, stretch, read 20 pages, no phone in bed.", "read 20 pages"],
    [
      "A page for my hair salon. Studio Nell, 5 Bridge Street. Cut 38, colour from 65, kids 18.",
      "colour from 65",
    ],
    [
      "Savings jar tracker for our trip to Iceland. Target $4,200 by June 30. Log date, who, amount.",
      "Target $4,200 by June 30",
    ],
    ["memory game with animals, 16 cards, count the moves", "16 cards"],
  ])("is told, though the program has the same word somewhere: “%s”", (said, lost) => {
    expect(closing(said)).toContain(`“${lost}”`);
  });

  test.each([
    ["shopping list sorted by aisle", "The entries are sorted by “Aisle” now."],
    ["inventory for my freezer: item, amount, date. oldest first", "sorted by “Date”"],
    [
      "I run a book club. I'd like to note author, date and a rating, and see the best rated",
      "sorted by “Rating”",
    ],
  ])("is nothing of how entries are to be shown, which is done: “%s”", (said, done) => {
    expect(closing(said)).toContain(done);
    expect(closing(said)).not.toMatch(/Not used: .*(?:sorted|first|best)/);
  });

  test.each([
    "tip calculator, split between people",
    "habit tracker with streaks",
    "flashcards for Italian, I type in the pairs myself",
    "a to-do list where I can tick things off",
  ])("is nothing of what the app does: “%s”", (said) => {
    expect(closing(said)).not.toContain("Not used");
  });
});
