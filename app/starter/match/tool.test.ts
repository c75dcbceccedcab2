import { expect, test } from "vitest";
import { answer } from "../engine/answer.server";

const made = (message: string) => answer(message, new Map());
const isPage = (message: string) =>
  made(message).changes.has("script.js") && made(message).opening.includes("landing page");

test.each([
  "Table plan maker for our wedding. I type in the guests",
  "Playlist maker for a club night",
  "Song randomiser for a choir",
  "Générateur de menus pour un restaurant",
  "Sitzplaner für eine Hochzeit",
  "Lesson planner for a piano school",
])("“%s” asks for a tool, and becomes no page that advertises it", (message) => {
  expect(isPage(message)).toBe(false);
});

test.each([
  "Cake maker in Leeds",
  "A website for my holiday planner business called Sunny Trips",
])("“%s” is a business, and has its page", (message) => {
  expect(isPage(message)).toBe(true);
});

test("a tool that there is none of is refused with the nearest things, each of which can be made", () => {
  for (const message of [
    "Room planner for a bar, I drag tables about",
    "Chord trainer for guitar",
    "Metronome with a slider",
    "a wallpaper calculator for my hall",
    "A calculator that tells me how many tiles I need, minus the window",
    "Split the dinner bill when everyone had something different",
    "Work out what each of us owes of a restaurant bill by item",
    "A calm breathing exercise with a circle which grows, 4 in and 6 out",
    "a counter for knitting rows",
  ]) {
    const { changes, choices = [] } = made(message);
    expect(changes.size, message).toBe(0);
    expect(choices[0]?.send, message).not.toContain("landing page");
    for (const { send } of choices) expect(made(send).changes.size, send).toBeGreaterThan(0);
  }
});

test.each([
  "film picker for our club night",
  "Decision maker: I enter the options and it picks one",
])("“%s” is a list with a button that draws one of it", (message) => {
  const { changes, closing } = made(message);
  expect(changes.get("src/App.tsx")).toContain("Pick one at random");
  expect(closing).toContain("picks one at random");
});

test.each([
  ["a calculator that tells me what to tip on a bill", "tip calculator"],
  ["split a restaurant bill between four friends", "tip calculator"],
  ["a calculator which shows how much my loan costs a month", "loan calculator"],
  ["a calculator to work out sums", "calculator"],
])("“%s” is made", (message, name) => {
  const { changes, opening } = made(message);
  expect(changes.size).toBeGreaterThan(0);
  expect(opening.toLowerCase()).toContain(name);
});

test("a page may be about breathing", () => {
  expect(isPage("A website for my breathing classes in York, Tuesdays at 7")).toBe(true);
});
