import { beforeAll, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../../tests/support/everyday-edits";

const pages: Record<string, Map<string, string>> = {};
beforeAll(() => {
  pages.bakery = makeProject(
    "A website for my bakery Crumb & Co, 3 Dock Street, Leith. We do sourdough, buns and coffee. Phone 0131 496 0100. Warm and cosy.",
  );
  pages.cafe = makeProject(
    "Please make a web page for my café, the Tin Pot, at 4 Mill Lane in Ludlow. We do breakfast and cakes. We're dog friendly! Warm, cosy look. Bestsellers: scone £2.50, cream tea £6.50.",
  );
  pages.club = makeProject(
    "We're Dovedale Rovers, a local cycling club. Please make us a website page. Contact: Hugh Marr, 07700 900123. Club colours green and orange.",
  );
});
const say = (project: string, wish: string) => {
  const { said, files, isChanged } = tryEdit(pages[project] ?? new Map(), { say: wish });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { said, page, css, isChanged };
};

test("hours leave the address and the number beside them", () => {
  const { page } = say("bakery", "wir haben Mi-Fr 7-15 Uhr und Sa 8-12 Uhr geöffnet");
  expect(page).toContain("8-12 Uhr");
  expect(page).toMatch(/<ul class="places">[\s\S]*3 Dock Street[\s\S]*tel:01314960100/);
});

test("a second half of a wish writes nothing over that the first has written", () => {
  const { page } = say(
    "bakery",
    "Add our hours: Wednesday to Friday 7.15 to 3, Saturday 8.45 to 1, closed Mondays",
  );
  expect(page.includes("8.45 to 1")).toBe(page.includes("7.15 to 3"));
});

test("curly letters that are wished for are those of what was named, and no complaint", () => {
  const { css, said } = say(
    "bakery",
    "Make the name at the top bigger and in a curly, old fashioned font",
  );
  expect(css).not.toContain("Mood:");
  expect(said).not.toContain("plain sans serif");
});

test("what may be silly makes nothing serious", () => {
  expect(say("bakery", "It may be a bit silly").css).not.toContain("Mood: serious");
});

test("a bar with links that is to stay does so", () => {
  const { css } = say("bakery", "a nav bar that stays when you scroll, with links to the parts");
  expect(css).toContain("position: sticky");
});

test("headings in a colour spare the one on the coloured ground", () => {
  const { css } = say("cafe", "make the headings dark green");
  expect(css).toMatch(/\.section-story :is\(h2, h3\) \{\n {2}color: inherit/);
});

test("more of the second colour leaves the first on the page", () => {
  const { css, said } = say("club", "more orange please");
  const before = pages.club?.get("styles.css") ?? "";
  const accent = /--accent: light-dark\((#[0-9a-f]{6})/.exec(before)?.[1] ?? "?";
  expect(said).toContain("orange");
  expect(css).toContain(accent);
});

test("a new contact takes the place of the old one, whose order to go is no text", () => {
  const { page } = say("club", "New contact: Ines Roth, 07700 900555. Remove Hugh's number.");
  expect(page).toContain("tel:07700900555");
  expect(page).not.toMatch(/07700 ?900123|Remove Hugh/);
});
