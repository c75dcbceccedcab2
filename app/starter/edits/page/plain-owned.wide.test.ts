import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

const pages: Record<string, Map<string, string>> = {};
beforeAll(() => {
  pages.cafe = makeProject(
    "Website for our café Lark & Ladle in Frome, 3 Cheap Street. Brunch, soups, homemade cakes. Open Wednesday to Sunday 9am to 3pm. Phone 01373 555 018. We take table bookings.",
  );
  pages.wedding = makeProject(
    "A wedding page for Maya and Sam, 5 September 2026, Oak Barn, Kent. We'd like a programme, travel and an RSVP.",
  );
  pages.runners = makeProject(
    "Website for Ashford Trail Runners. We meet Mondays and Saturdays. Membership is £20 a year. Contact Bea on 07700 900771.",
  );
  pages.physio = makeProject(
    "Website for Kate Dunn, physiotherapist in Norwich. Sports injuries, back pain. Appointments by phone 01603 555 0166. £55 a session.",
  );
});
const say = (project: string, wish: string) => {
  const before = pages[project] ?? new Map();
  const { said, files, isChanged } = tryEdit(before, { say: wish });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { said, page, css, isChanged, was: before.get("index.html") ?? "" };
};

describe("what is told behind a colon is what the page says", () => {
  test.each([
    ["wedding", "Sam should come first: Sam and Maya", /<h1[^>]*>Sam &amp; Maya</],
    [
      "physio",
      "put the address in: 4 Elm Hill, Norwich NR3 1HN",
      /<span>4 Elm Hill, Norwich NR3 1HN</,
    ],
    [
      "cafe",
      "Please shorten the intro to one sentence: Brunch and cake in Frome.",
      /class="lead">Brunch and cake in Frome/,
    ],
    [
      "runners",
      "put the next race on the page: Kent Trail Half, 14 March, start 10am",
      /<h2[^>]*>Next race<[\s\S]*Kent Trail Half/,
    ],
    [
      "cafe",
      "add three bestsellers with prices: Flat white £3, Rarebit £9",
      /<h2[^>]*>Bestsellers</,
    ],
    [
      "wedding",
      "Make the RSVP deadline clear: please answer by 1 July",
      /class="callout">[^<]*nswer by 1 July</,
    ],
    [
      "wedding",
      "ask people in the form which of these they want to eat: beef, salmon, risotto",
      /<option>Beef<\/option>\s*<option>Salmon</,
    ],
  ])("of the %s “%s”", (project, wish, shown) => {
    expect(say(project, wish).page).toMatch(shown);
  });

  test.each([
    [
      "cafe",
      "Could you add our Sunday roast, £14.50, with a line saying booking recommended",
      /menu-text">booking recommended</,
    ],
    [
      "cafe",
      "Mention we have oat milk and gluten free cakes",
      /callout">We have oat milk and gluten free cakes</,
    ],
    [
      "runners",
      "can the join form also ask for an emergency contact",
      />Emergency contact<\/label>/,
    ],
  ])("of the %s “%s” is what is said, and no order", (project, wish, shown) => {
    expect(say(project, wish).page).toMatch(shown);
  });

  test("a background is creamy, and letters larger for whoever needs them", () => {
    expect(say("cafe", "I'd like a softer, creamy background").said).toContain("cream");
    expect(say("wedding", "use bigger letters for older guests").css).toContain(
      "--font-size: 112.5%",
    );
  });

  test("a button that is to stand out keeps the colours that can be read", () => {
    const { css } = say("cafe", "make the booking button stand out more");
    expect(css).toMatch(
      /button[^{]*\{[^}]*background: var\(--accent\);\s*color: var\(--on-accent\)/,
    );
  });

  test.each([
    ["cafe", "put the cakes before the soups"],
    ["wedding", "add a gift list with a link to shop.example/gifts"],
    ["physio", "Add Pilates classes, Thursdays 6pm, £12"],
  ])("of the %s “%s” is done, or told not to be", (project, wish) => {
    const { isChanged, said, page } = say(project, wish);
    expect(isChanged, said).toBe(
      /Homemade cakes[\s\S]*Soups|href="https:\/\/shop\.example|Pilates classes</.test(page) &&
        isChanged,
    );
    expect(page).not.toMatch(/sessiones|>a link to/);
  });

  test("what is excepted is not taken away", () => {
    const { page, was } = say("cafe", "remove everything except the menu and the booking form");
    expect(page).toContain("<form");
    expect(page.length <= was.length).toBe(true);
    expect(page).toContain('id="table"');
  });

  test("two columns here and one there are no rule that never holds", () => {
    const { css } = say("cafe", "show the menu in two columns on computers but one on phones");
    expect(css).not.toMatch(/max-width: 40rem\) \{\s*@media \(min-width/);
  });

  test("an address that is to lead somewhere is none called “link to”", () => {
    expect(say("cafe", "could the address link to Google Maps?").page).not.toMatch(
      /link(?:%20| )to/i,
    );
  });
});
