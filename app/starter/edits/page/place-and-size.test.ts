import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

const pages: Record<string, Map<string, string>> = {};
beforeAll(() => {
  pages.bakery = makeProject(
    "Website for my bakery Dough & Co, 9 Mill Street, Ludlow. Phone 01584 555 017. Menu: sourdough £4.20, croissant £2.40, rye loaf £4.80.",
  );
  pages.choir = makeProject(
    "Page for our club, Marsh Lane Community Badminton Club. We play Mondays 6 to 8 pm. Three teams for men and a group for beginners.",
  );
  pages.cafe = makeProject("I need a page for my cafe");
  pages.photos = makeProject(
    "Hello, I'm Tomasz Zielinski, I photograph food and restaurants in Leeds and Manchester. Worked for Bundobust, Mana and Yorkshire Life magazine. I'd like a portfolio page with a gallery, a bit about me and how to reach me (tomasz@zielinskifoto.example, 07700 900 318). Dark style.",
  );
  pages.club = makeProject(
    'make a website for our running club "Tarka Trotters" in Barnstaple, we meet wednesdays 6.30pm and sundays 9am at the long bridge',
  );
  pages.painter = makeProject("Portfolio page for a painter, Lena Voss, with her work and a form.");
});
const say = (project: string, wish: string) => {
  const before = pages[project] ?? new Map();
  const { said, files, isChanged } = tryEdit(before, { say: wish });
  const [page = "", css = "", script = ""] = ["index.html", "styles.css", "script.js"].map((path) =>
    files.get(path),
  );
  return { said, page, css, script, isChanged };
};

describe("sizes", () => {
  test("of a long name outrank those that the page gives it", () => {
    const { css, said } = say("choir", "a larger title please");
    expect(css, said).toContain(":root h1.long-name {");
  });

  test("of a name are those of each place where it stands", () => {
    const { css, said } = say("bakery", "our name smaller");
    expect(css, said).toMatch(/:root h1 \{\s*font-size[\s\S]*:root \.brand \{\s*font-size/);
  });

  test("that were said with something new are made", () => {
    const { css, said } = say("bakery", "say in huge letters whether we are open at the moment");
    expect(css, said).toMatch(/\.open-now\.is-large \{\s*font-size/);
  });
});

describe("places", () => {
  test("the phone number that was to go to the top stands there", () => {
    const { page, said } = say("bakery", "move our phone number to the very top, nobody finds it");
    expect(page, said).toMatch(/<header[\s\S]*header-facts[\s\S]*01584 555 017[\s\S]*<\/header>/);
  });

  test("what was to stand below the name does", () => {
    const { page, said } = say("bakery", "we bake since 1988, put that below the name");
    expect(page, said).toMatch(/<\/h1>\s*<p class="under-name">We bake since 1988</);
  });

  test("a slogan below a name that stands in a row with the menu is below it, and not beside it", () => {
    const { page, said } = say("club", 'Slogan under the name: "Slow is fine."');
    expect(page, said).toMatch(
      /<div>\s*<h1 class="brand">Tarka Trotters<\/h1>\s*<p class="lead">Slow is fine\.<\/p>\s*<\/div>/,
    );
  });

  test("numbers that count on without points are steps", () => {
    const { page, said } = say(
      "painter",
      "I want a part for how a commission works. 1 we meet 2 i sketch it 3 you get it in 5 weeks",
    );
    expect(page, said).toMatch(
      /<ol class="schedule">[\s\S]*>1<[\s\S]*>We meet<[\s\S]*>2<[\s\S]*>I sketch it<[\s\S]*>3<[\s\S]*>You get it in 5 weeks</,
    );
  });

  test.each([
    ["Kannst du die Bilder ganz nach oben holen, direkt unter den Namen?", "holen"],
    [
      "Bitte einen kurzen Satz dazu: Hinten ist ein Parkplatz. Auf Englisch natürlich.",
      "Parkplatz",
    ],
  ])("“%s” is not printed as it was said", (wish, words) => {
    const { page, said } = say("painter", wish);
    expect(page, said).not.toContain(words);
  });

  test("a small button beside something leaves the other buttons as they are", () => {
    const { css } = say("painter", "make it easy to copy my email, a small button next to it");
    expect(css).toBe(pages.painter?.get("styles.css"));
  });

  test("space between pictures leaves the drawing of the first screen where it is", () => {
    const { css } = say("painter", "more room between the pictures");
    expect(css).not.toMatch(/:is\(\.art, \.photo-place\) \{/);
  });
});

describe("nothing more than was said", () => {
  test("prices in pence part two things", () => {
    const { page, said } = say("bakery", "Add seeds +30p and a cheese twist £2.10");
    expect(page, said).toMatch(/>seeds<[\s\S]*\+£0\.30[\s\S]*>cheese twist<[\s\S]*£2\.10/);
  });

  test("a button that calls without a number asks for one", () => {
    const { isChanged, said } = say("choir", 'add a button "Call us" at the top');
    expect(isChanged).toBe(false);
    expect(said).toContain("Which number");
    expect(say("bakery", 'add a button "Call us"').page).toContain(
      'href="tel:01584555017">Call us',
    );
  });

  test("a countdown goes to the hour", () => {
    const { page, script } = say("choir", "countdown to the winter cup, 12 January 2031, 2:30 pm");
    expect(page).toContain('data-countdown="2031-01-12T14:30" data-hours="hours"');
    expect(page).toMatch(/<\/span>: Winter cup<\/p>/);
    expect(script).toContain("new Date(hours ? countdown");
  });
});

describe("what was there", () => {
  test("the second colour stays where another theme was asked for", () => {
    const { css, said } = say("photos", "make it light");
    const second = /--second: (?:light-dark\()?(#[0-9a-f]{6})/;
    expect(second.exec(css)?.[1], said).toBe(
      second.exec(pages.photos?.get("styles.css") ?? "")?.[1],
    );
  });

  test("of two colours the light one is the ground, and what they are like is no part of the page", () => {
    const { css, said } = say("bakery", "Brown and cream colours, like bread");
    expect(css, said).toMatch(/--bg: light-dark\(#f3e9d2/);
    expect(said).not.toMatch(/Made the/);
  });

  test("a second colour that comes with another first one is told", () => {
    expect(say("bakery", "our colour is orange").said).toContain("The second colour is one that");
  });

  test("hours that were told are no example any more, and are told once", () => {
    const { page, said } = say("cafe", "Opening times: Mon-Fri 7.30-16.00, Sat 9-17, Sun closed");
    expect(/id="hours"[\s\S]*?<\/section>/.exec(page)?.[0], said).not.toContain("An example");
    expect(said.match(/Wrote down/g), said).toHaveLength(1);
  });

  test("where only lines of text were centred, that is what is told", () => {
    expect(say("bakery", "center everything").said).toContain("buttons and the menu stay");
  });
});
