import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

let café: Map<string, string>;
let club: Map<string, string>;
let hikers: Map<string, string>;
let photographer: Map<string, string>;
let practice: Map<string, string>;
beforeAll(() => {
  café = makeProject("A one-page website for our café Morgenrot with a menu, hours and photos");
  hikers = makeProject("A website for our running club Lauffreunde");
  club = makeProject(
    "Website for our volleyball club VC Seestern: teams, training times, news, how to join",
  );
  photographer = makeProject(
    "Portfolio site for a wedding photographer, Jana Feld, with gallery, prices and contact",
  );
  practice = makeProject(
    "Website for a physiotherapy practice with treatments, team, appointments and contact",
  );
});
const on = (project: Map<string, string>, say: string) => {
  const { files, said, isChanged } = tryEdit(project, { say });
  return {
    page: files.get("index.html") ?? "",
    css: files.get("styles.css") ?? "",
    said,
    isChanged,
  };
};

describe("what there is on each weekday", () => {
  test.each([
    ["Show a different soup for each weekday", "Soup of the day"],
    ["Add a dish of the day for every weekday", "Dish of the day"],
    ["add a weekly lunch menu", "Lunch of the day"],
  ])("“%s” has a place for each, and invents none", (wish, heading) => {
    const { page, said } = on(café, wish);
    expect(page).toContain(`>${heading}</h2>`);
    for (const day of ["Monday", "Wednesday", "Friday"]) expect(page).toContain(`<td>${day}</td>`);
    expect(said).toContain("I invent no dishes");
  });

  test("each is written by what stands there", () => {
    const first = on(café, "Show a different soup for each weekday").page;
    const written = on(
      new Map([...café, ["index.html", first]]),
      "change “Write here: Tuesday” to “Lentil soup”",
    );
    expect(written.page).toMatch(/<td>Tuesday<\/td>\s*<td>Lentil soup<\/td>/);
  });
});

describe("a club's tables", () => {
  test.each([
    "Add a league table",
    "we need the current league standings",
  ])("“%s” has the club in it, and no results", (wish) => {
    const { page, said } = on(club, wish);
    expect(page).toMatch(/<td>VC Seestern<\/td>\s*<td>–<\/td>/);
    expect(said).toContain("I know no results");
  });

  test("the training times are the part that says what happens on which day", () => {
    const { page } = on(hikers, "Show the training times as a table");
    expect(page).toMatch(/<h2 id="week-title">[\s\S]*?<table class="entries-table">/);
    expect(page).toContain('<td class="schedule-time">Tuesday</td>');
  });
});

test("times that nobody told are asked for, by words that make their table", () => {
  const { said, isChanged } = on(club, "Show the training times as a table");
  expect(isChanged).toBe(false);
  expect(said).toContain("The page gives no times yet");
  const { page } = on(club, "training times: seniors Tuesdays 7pm, juniors Thursdays 5pm");
  expect(page).toContain("<td>Tuesdays</td>");
});

test("questions that are there are told to be", () => {
  const { said, isChanged } = on(practice, "Add frequently asked questions");
  expect(isChanged).toBe(false);
  expect(said).toContain("The questions are there already");
});

test("one's own name is that of the page, everywhere", () => {
  const { page } = on(photographer, "Change my name to Jana Feldmann everywhere");
  expect(page).toContain("<h1>Jana Feldmann</h1>");
  expect(page).toContain("<title>Jana Feldmann</title>");
});

test("an amount in euros may be written with their sign", () => {
  const { page } = on(photographer, "Add a price for a half-day: 900 euros");
  expect(page).toContain('<h3>Half-day</h3><p class="price">€900</p>');
});

test("a button that is there gets its colour, and no other is added", () => {
  const { page, css } = on(practice, "Make the appointment button orange");
  expect(page).toBe(practice.get("index.html"));
  expect(css).toMatch(/\.button\.primary \{\s+background: #ea6a12/);
});
