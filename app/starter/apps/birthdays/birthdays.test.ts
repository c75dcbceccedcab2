import { expect, test } from "vitest";
import { makeProject } from "../../../../tests/support/everyday-edits";
import { readText } from "../../source/files.server";

/** The list's own reckoning, as it stands in its program. */
const source = /^function nextBirthday[\s\S]*?\n\}\n/m.exec(
  readText("apps/birthdays/files/static/script.js"),
)?.[0];
const nextBirthday = new Function(`const DAY = 86400000; ${source}; return nextBirthday;`)() as (
  born: string,
  today: Date,
) => { days: number; age: number };

test("the next birthday is so many days on, with the age that is reached", () => {
  const today = new Date(2026, 4, 20);
  expect(nextBirthday("1990-05-22", today)).toMatchObject({ days: 2, age: 36 });
  expect(nextBirthday("1990-05-20", today)).toMatchObject({ days: 0, age: 36 });
  expect(nextBirthday("1990-05-19", today)).toMatchObject({ days: 364, age: 37 });
  expect(nextBirthday("2000-02-29", new Date(2027, 1, 28))).toMatchObject({ days: 1, age: 27 });
});

test.each([
  "An app to remember my friends' birthdays",
  "a list of our family birthdays with the age",
  "birthday tracker: who is next",
])("“%s” makes one that reckons the next", (say) => {
  expect(makeProject(say).get("script.js")).toContain("function nextBirthday");
});

test("an invitation to a birthday is a page", () => {
  expect(
    makeProject("an invitation page for my birthday party on 3 May").get("script.js"),
  ).not.toContain("nextBirthday");
});
