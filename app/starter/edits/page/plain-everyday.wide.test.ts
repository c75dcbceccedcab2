import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

const pages: Record<string, Map<string, string>> = {};
beforeAll(() => {
  pages.cafe = makeProject(
    "A website for our café The Blue Pot, 8 Bridge Street, Totnes. Flat whites, toasties, scones. Open Monday to Saturday 8am to 4pm. Phone 01803 555 0144.",
  );
  pages.shop = makeProject(
    "A page for my pottery shop Clay & Co in Whitby. Mugs £18, bowls £24, vases £40. Opening hours Wed-Sun 10-5.",
  );
  pages.club = makeProject(
    "Website for Riverside Badminton Club. We play Tuesdays and Thursdays 7pm to 9pm at Marlow Sports Hall. Membership £45 a year. Contact Priya on 07700 900312.",
  );
  pages.wedding = makeProject(
    "Wedding website for Anna and Luca, 12 June 2027, Villa Rosa near Lucca, Italy. Guests should be able to RSVP.",
  );
  pages.photographer = makeProject(
    "Portfolio website for Tom Larkin, wedding and family photographer in Bath. Clean and minimal look.",
  );
});
const say = (project: string, wish: string) => {
  const { said, files, isChanged } = tryEdit(pages[project] ?? new Map(), { say: wish });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { said, page, css, isChanged };
};
const count = (text: string, part: string) => text.split(part).length - 1;

describe("what owners say every day", () => {
  test.each([
    "Thursday sessions now start at 7.30",
    "on Thursdays we start at 7.30pm now",
  ])("“%s” is the hour of that day alone", (wish) => {
    const { page } = say("club", wish);
    expect(page).toMatch(/<dt>Tuesday<\/dt><dd>7pm to 9pm</);
    expect(page).toMatch(/<dt>Thursdays?<\/dt><dd>7.30pm to 9pm</);
  });

  test.each([
    "Move the opening hours to the footer",
    "please move our hours down into the footer",
  ])("“%s” moves them, and copies nothing", (wish) => {
    const { page } = say("cafe", wish);
    expect(count(page, "8am to 4pm")).toBe(1);
    expect(page.slice(page.indexOf("<footer"))).toContain("8am to 4pm");
  });

  test("the address leaves no empty list behind", () => {
    const { page } = say("cafe", "move the address to the footer");
    expect(count(page, "8 Bridge Street")).toBe(1);
    expect(page).not.toMatch(/<ul class="(?:facts|places)">\s*<\/ul>/);
  });

  test.each([
    ["photographer", "make the project titles smaller"],
    ["photographer", "make the titles of the projects smaller"],
    ["shop", "make the product headings smaller"],
  ])("in the %s's page “%s” is a look of these alone", (project, wish) => {
    const { css, isChanged } = say(project, wish);
    const added = css.slice((pages[project]?.get("styles.css") ?? "").length - 2);
    expect(isChanged).toBe(true);
    expect(added).toContain("h3");
    expect(added).not.toMatch(/:root h[123]/);
  });

  test("titles of sections are no titles within them", () => {
    const { css } = say("shop", "make the titles of the sections smaller");
    expect(css).not.toMatch(/h1, h2, h3, \.headline[^{]*\{\s*font-size: clamp/);
  });

  test.each([
    ["add a soup of the day: Monday leek and potato, Tuesday tomato", "Soup of the day"],
    ["Add a news box with the latest: we came third, the social is on 12 December", "News"],
  ])("“%s” is a part of its own", (wish, heading) => {
    expect(say("cafe", wish).page).toMatch(new RegExp(`<h2[^>]*>${heading}</h2>`));
  });

  test.each([
    "vases are sold out, show that",
    "mark the vases as sold out",
  ])("“%s” marks them", (wish) => {
    expect(say("shop", wish).page).toMatch(/vases <small class="badge">Sold out</i);
  });

  test("what has a price is one more of what is sold, and no line of the menu above", () => {
    const { page } = say("shop", "add plates for £28");
    expect(page).toMatch(/<h3>plates<\/h3>\s*<p class="card-price">£28</i);
  });

  test("a dish with the name of a colour is a dish", () => {
    const { page } = say("cafe", "Add scones with clotted cream for £4.50 to the menu");
    expect(page).toContain("Scones with clotted cream");
  });

  test.each([
    "ask in the RSVP whether people are vegetarian",
    "add a checkbox Vegetarian to the form",
  ])("“%s” is a choice of yes and no", (wish) => {
    const { page } = say("wedding", wish);
    expect(page).toMatch(
      />Vegetarian<\/label>\s*<select[^>]*>\s*<option>No<\/option>\s*<option>Yes</,
    );
  });

  test.each([
    [
      "the buttons should be rounder and a bit wider",
      /\.button \{\s*padding-inline: [^;]+;\s*border-radius: 999px/,
    ],
    ["wider buttons please", /\.button \{\s*padding-inline: /],
    [
      "the page is too long on my phone, can you make the gaps smaller",
      /@media \(max-width[^{]+\{\s*:root \.section \{\s*padding/,
    ],
    ["the menu is too long on mobile", /\.menu-toggle/],
  ])("“%s” is a look", (wish, rule) => {
    expect(say("cafe", wish).css).toMatch(rule);
  });

  test("pictures two in a row", () => {
    const { css } = say("photographer", "make the pictures bigger, two in a row is enough");
    expect(css).toContain("repeat(2, minmax(0, 1fr))");
  });

  test("an address on a map, and a number where people see it straight away", () => {
    expect(say("cafe", "show our address on a map").page).toContain("map-card");
    const { page } = say(
      "cafe",
      "Put the phone number at the very top so people see it straight away",
    );
    expect(page).toMatch(/class="notice[^"]*"><a href="tel:/);
  });

  test("matches at home and away name the others", () => {
    const { page } = say(
      "club",
      "add our next matches: 4 December home to Windsor, 11 December away at Henley",
    );
    expect(page).toMatch(/<td>Windsor<\/td>\s*<td>Home<[\s\S]*<td>Henley<\/td>\s*<td>Away</);
  });

  test("a mood, its colour and the letters of the names", () => {
    const wish =
      "Can you make it look more romantic, with pinks and a handwritten font for our names";
    const { css, said } = say("wedding", wish);
    expect(said).not.toContain("Not done");
    expect(css).toMatch(/:root h1,\s*:root \.brand \{\s*font-family: [^;]*cursive/);
  });

  test("a countdown to the day of the page says which day that is", () => {
    expect(say("wedding", "add a countdown to the day").page).toContain(
      "</span>: 12 June 2027</p>",
    );
  });
});
