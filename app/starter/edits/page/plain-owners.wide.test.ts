import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

let club: Map<string, string>;
let photographer: Map<string, string>;
let shop: Map<string, string>;
let wedding: Map<string, string>;
beforeAll(() => {
  club = makeProject(
    "Website for our local football club FC Northfield, with training times, matches and how to join",
  );
  photographer = makeProject(
    "Portfolio website for a wedding and portrait photographer called Lena Ford, with a gallery and prices",
  );
  shop = makeProject("Landing page for my small shop selling handmade ceramics, called Clay & Co");
  wedding = makeProject(
    "A wedding website for Emma and Tom, 6 September 2025 at Barley Hall, York. Schedule, travel, RSVP.",
  );
});
const on = (project: Map<string, string>, say: string, before: string[] = []) => {
  const { files, said, isChanged } = tryEdit(project, { say, before });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { page, css, said, isChanged };
};
const row = (...cells: string[]) =>
  new RegExp(`<tr>\\s*${cells.map((cell) => `<td>${cell}</td>\\s*`).join("")}</tr>`);

describe("a club tells when it trains and plays", () => {
  test.each([
    "Under 10s train Mondays and Wednesdays 5 to 6:30pm, Under 14s Tuesdays 6 to 7:30pm",
    "add a training table: Under 10s Mondays and Wednesdays 5 to 6:30pm, Under 14s Tuesdays 6 to 7:30pm",
  ])("“%s” is a table in the place of the examples", (wish) => {
    const { page } = on(club, wish);
    expect(page).toMatch(row("Under 10s", "Mondays and Wednesdays", "5 to 6:30pm"));
    expect(page).toMatch(row("Under 14s", "Tuesdays", "6 to 7:30pm"));
    expect(page).not.toContain("The easy evening");
  });

  test.each([
    "our next match is Saturday 14 June at 3pm against Eastwood Rovers, at home",
    "next game: Saturday 14 June, 3pm v Eastwood Rovers (h)",
  ])("“%s” is a row of the matches", (wish) => {
    expect(on(club, wish).page).toMatch(row("Saturday 14 June", "3pm", "Eastwood Rovers", "Home"));
  });

  test("a later one stands below it, and what nobody said has no column", () => {
    const { page } = on(club, "we play Kingsway on 21 June", ["we play Eastwood on 14 June"]);
    expect(page).toMatch(row("14 June", "Eastwood"));
    expect(page).toMatch(row("21 June", "Kingsway"));
    expect(page.match(/id="matches"/g)).toHaveLength(1);
  });

  test("what it costs stands in a part of its own, and not in the menu", () => {
    const { page } = on(club, "membership is £60 a year, £30 for kids");
    expect(page).toMatch(/Membership<\/span>\s*<span class="menu-price">£60 a year</);
    expect(page).toMatch(/Kids<\/span>\s*<span class="menu-price">£30</);
    expect(/<nav[\s\S]*?<\/nav>/.exec(page)?.[0]).not.toContain("£");
  });
});

describe("cards and people in a part that is called as they are", () => {
  test.each([
    ["could you put a box for each of our teams: men, women, juniors", "Our teams", "Women"],
    [
      "we want our coaches on there: Dave Miller (first team) and Priya Shah (juniors)",
      "Our coaches",
      "Priya Shah",
    ],
  ])("“%s”", (wish, heading, name) => {
    const { page } = on(club, wish);
    expect(page).toContain(`>${heading}</h2>`);
    expect(page).toContain(`<h3>${name}</h3>`);
  });

  test("with their prices", () => {
    const { page } = on(shop, "three of our bestsellers with prices: Speckled mug £18, Vase £24");
    expect(page).toContain(">Our bestsellers</h2>");
    expect(page).toMatch(/Vase<\/span>\s*<span class="menu-price">£24</);
  });
});

describe("buttons", () => {
  test("an address as a button", () => {
    expect(on(photographer, "my email should be a button: lena@lenaford.com").page).toContain(
      '<a class="button" href="mailto:lena@lenaford.com">',
    );
  });

  test.each([
    "The join button should go to our email join@fcnorthfield.org",
    "link the join button to join@fcnorthfield.org",
  ])("“%s” is the one that leads to the part called so", (wish) => {
    expect(on(club, wish).page).toContain(
      '<a class="button primary" href="mailto:join@fcnorthfield.org">Come along</a>',
    );
  });

  test("“instead” is no word on it", () => {
    expect(on(shop, "the button should say Shop now instead").page).toContain(">Shop now</a>");
  });
});

describe("colours and moods", () => {
  test.each([
    "change the green to lavender",
    "lavender instead of green please",
  ])("“%s” changes the colour that is green", (wish) => {
    const { css, said } = on(club, wish);
    expect(said).toContain("What was green is lavender now");
    expect(css).not.toContain("--accent: light-dark(#1f6f4a");
    expect(css).toMatch(/--second: [^;]*#f2b134/);
  });

  test("a colour that the page has not is told", () => {
    const { said, isChanged } = on(club, "change the pink to lavender");
    expect(isChanged).toBe(false);
    expect(said).toContain("None of the page’s colours is pink");
  });

  test.each([
    "make it more romantic",
    "it should feel dreamy",
    "mach die Seite romantischer",
  ])("“%s”", (wish) => {
    expect(on(wedding, wish).css).toContain("/* Mood: romantic */");
  });

  test("the colours of a kit are those that were named", () => {
    expect(on(club, "Make it blue and white like our kit").said).toContain("blue and white");
  });
});

describe("what is told besides the wish leaves the wish", () => {
  test("an hour that is not right any more", () => {
    expect(on(wedding, "the ceremony starts at 2 not 3").page).toMatch(
      /14:00<\/span>\s*<h3>The cer/,
    );
  });

  test("how many columns there were", () => {
    expect(
      on(photographer, "The pictures should be in two columns instead of three").css,
    ).toContain("repeat(2, minmax(0, 1fr))");
  });

  test("that a text is too long", () => {
    const { page } = on(
      photographer,
      "The text about me is too long, cut it down to: I make quiet pictures",
    );
    expect(page).toContain('<p class="story">I make quiet pictures</p>');
  });

  test("where at the top", () => {
    expect(on(shop, "write free delivery over £50 somewhere at the top").page).toContain(
      '<p class="notice">Free delivery over £50</p>',
    );
  });

  test("pictures get smaller on phones alone", () => {
    const { css } = on(shop, "the pictures are too big on my phone");
    expect(css).toMatch(/@media \(max-width: 40rem\) \{\s*:root main :is\(\.art, \.tile-art/);
  });
});
