import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

const pages: Record<string, Map<string, string>> = {};
beforeAll(() => {
  pages.bakery = makeProject(
    "Website for my bakery Dough & Co, 9 Mill Street, Ludlow. Phone 01584 555 017. Menu: sourdough £4.20, croissant £2.40.",
  );
  pages.club = makeProject(
    "Page for our club, Marsh Lane Badminton Club. We play Mondays and Wednesdays 6 to 8 pm.",
  );
  pages.painter = makeProject(
    "Portfolio page for a photographer, Ada Quinn, weddings and portraits in Leeds.",
  );
});
const say = (project: string, wish: string) => {
  const before = pages[project] ?? new Map();
  const { said, files, isChanged } = tryEdit(before, { say: wish });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { said, page, css, isChanged };
};

describe("news that owners pass on is an order", () => {
  test.each([
    ["bakery", "put the prices up to £4.50 and £2.60", />£4\.50<[\s\S]*>£2\.60</],
    ["club", "practice on Wednesday is now 7 to 9, please update", /Wednesday<\/dt><dd>7 to 9 pm/],
    ["club", "Schreib bitte dazu, dass Kinder willkommen sind", /Kinder sind willkommen/],
    [
      "club",
      "a big thank you to our helpers in the footer, Ann Lee and Bo Falk",
      /<footer[\s\S]*Thank you to our helpers, Ann Lee and Bo Falk/,
    ],
    [
      "club",
      "beginners play the first month for free, write that where nobody can miss it",
      /class="notice">Beginners play the first month for free</,
    ],
    [
      "painter",
      "add what four families said about us, make something up for now",
      /section-testimonials/,
    ],
    ["painter", "buttons to show just portraits or just weddings", /data-show="portraits"/],
    [
      "painter",
      "list which weekends are still free in 2031: 3 May and 10 May, the rest is full",
      />Free weekends in 2031<[\s\S]*>10 May<[\s\S]*The rest is full/,
    ],
    [
      "painter",
      "add prices: headshot from £120, day at a wedding £900",
      />headshot<\/span>\s*<span class="menu-price">from £120/i,
    ],
    [
      "painter",
      "Add: we also travel to Wales and Cornwall",
      />We also travel to Wales and Cornwall</,
    ],
    ["bakery", "Could the heading say Bread by the river?", />Bread by the river</],
    ["bakery", "The button should say Our loaves and go to the menu", /href="#menu">Our loaves</],
    [
      "painter",
      "put our phone number 0200 555 019 at the top",
      /class="notice">Phone 0200 555 019</,
    ],
    [
      "club",
      "What should people bring? Add: soft shoes, a towel. We lend rackets.",
      /bring\?<\/summary>\s*<p>Soft shoes, a towel. We lend rackets/,
    ],
    [
      "painter",
      "questions people ask: Do you travel? Yes, anywhere. How long does it take? Six weeks.",
      /How long does it take\?<\/summary>\s*<p>Six weeks/,
    ],
    ["club", "add a question: Do you lend rackets? Answer: Yes.", /rackets\?<\/summary>\s*<p>Yes/],
    ["club", "The treasurer is Rosa Brown now", />Our treasurer is Rosa Brown now?</],
    [
      "club",
      "under common questions please add one about parking, there is a car park behind the hall",
      />Parking\?<\/summary>\s*<p>There is a car park behind the hall/,
    ],
  ])("of the %s “%s”", (project, wish, shown) => {
    const { page, said } = say(project, wish);
    expect(page, said).toMatch(shown);
  });

  test("the name of the place is that of the page", () => {
    expect(say("bakery", "make the name of the shop larger").css).toMatch(
      /:root \.brand \{\s*font/,
    );
  });

  test("two colours are those of the club", () => {
    expect(say("club", "team colours are green and white, could you use them").said).toMatch(
      /green and white/,
    );
  });

  test("more prices than the page has are asked about", () => {
    const { isChanged, said } = say("bakery", "put the prices up to £4, £5 and £6");
    expect(isChanged).toBe(false);
    expect(said).toContain("2 prices");
  });
});

describe("what stays around a change", () => {
  test("hours that were said are called an example no more", () => {
    const visit = (wish: string) =>
      /section-visit[\s\S]*?<\/section>/.exec(say("bakery", wish).page)?.[0];
    const week =
      "add opening hours: Wed to Fri 8 to 2, Sat and Sun 9 to 1, closed Mondays and Tuesdays";
    expect(visit(week)).toContain("8 to 2");
    expect(visit(week)).not.toContain("section-note");
    // Some of the days keep those of the example.
    expect(visit("we are open Thursday to Saturday 8 to 2")).toContain("section-note");
  });

  test("the link to the content stands above a header that stays", () => {
    expect(say("bakery", "keep the menu bar at the top while scrolling").css).toMatch(
      /\.skip \{\s*z-index: 30/,
    );
  });

  test("news begin with a capital", () => {
    const { page, said } = say(
      "club",
      "a news section please, first item: our juniors won the cup",
    );
    expect(page, said).toContain(">Our juniors won the cup<");
  });
});

describe("what a part is called is no order", () => {
  test.each([
    [
      "bakery",
      'I want some guest reviews on there. "Great rye" - Ann. "Kind people" - Bo',
      /<h2[^>]*>(?!Some)[^<]+<\/h2>\s*<ul[^>]*>\s*<li[^>]*><blockquote>“Great rye”/,
    ],
    [
      "painter",
      "Añade una sección que explique cómo se reserva: primero un correo, luego una llamada, y la fecha",
      /<h2[^>]*>Cómo se reserva</,
    ],
  ])("of the %s “%s”", (project, wish, heading) => {
    const { page, said } = say(project, wish);
    expect(page, said).toMatch(heading);
  });

  test("another contact takes the card of the one before", () => {
    const club = makeProject(
      "Page for our club, Fen Road Chess Club. We meet Fridays 7 to 9 pm. Contact is Tom Ellis, 555-0144.",
    );
    const { files, said } = tryEdit(club, { say: "Contact is now Rita Moore, 555-0162" });
    const page = files.get("index.html") ?? "";
    expect(page, said).toContain("Rita Moore");
    expect(page).toContain('href="tel:5550162"');
    expect(page).not.toContain("Tom Ellis");
  });
});
