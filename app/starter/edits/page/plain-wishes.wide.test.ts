import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

let café: Map<string, string>;
let plainCafé: Map<string, string>;
let club: Map<string, string>;
let photographer: Map<string, string>;
beforeAll(() => {
  café = makeProject(
    "A one-page site for my café The Blue Door in York. Breakfast, lunch, coffee. Mon-Sat 8am-4pm. 22 Fossgate. Flat white £3.40, eggs on toast £8.50, chocolate brownie £3.20",
  );
  plainCafé = makeProject("A page for our café Marigold in Bristol. We serve soup and cakes.");
  club = makeProject(
    "Website for the Hillside Running Club: we meet every Tuesday 7pm at the park gate, everyone welcome, free",
  );
  photographer = makeProject("portfolio for Jonas Berg, photographer");
});
const on = (project: ReadonlyMap<string, string>, say: string) => {
  const { files, said, isChanged } = tryEdit(project, { say });
  const [page = "", css = ""] = ["index.html", "styles.css"].map((path) => files.get(path));
  return { page, css, said, isChanged };
};

describe("half sentences of owners are the orders that they mean", () => {
  test("an hour that is later on one day", () => {
    expect(on(café, "we stay open until 5 on Saturdays").page).toMatch(
      /<dt>Saturday<\/dt><dd>8am-5</,
    );
  });

  test("a headline that is suggested", () => {
    const { page } = on(
      café,
      "Could the headline be something warmer, like “Come in, it's warm inside”?",
    );
    expect(page).toContain('<p class="headline">Come in, it&#39;s warm inside</p>');
  });

  test("a button by what it is for", () => {
    expect(
      on(café, "I want a button to book a table at the top that goes to the form").page,
    ).toContain('<a class="button" href="#table">Book a table</a>');
  });

  test("another day wherever the page names the old one", () => {
    const { page } = on(club, "We're meeting on Wednesdays now, not Tuesdays");
    expect(page).toContain("We meet every Wednesday 7pm at the park gate");
    expect(page).not.toContain("Tuesday");
  });

  test("a link to a group is a button with its name", () => {
    const { page } = on(
      club,
      "Add a WhatsApp link so people can join our group: https://chat.whatsapp.com/abc123",
    );
    expect(page).toContain(
      '<a class="button" href="https://chat.whatsapp.com/abc123">WhatsApp</a>',
    );
  });
});

describe("what else owners say in half sentences", () => {
  test.each([
    ["closed all of August", '<p class="notice">We are closed all of August</p>'],
    ["phone number in the header please", '<p class="header-facts"><a href="tel:'],
    ["our eggs on toast went up to £9", '<span class="menu-price">£9</span>'],
    ["We've put the chocolate brownie up to £3.80", '<span class="menu-price">£3.80</span>'],
    ["make the booking form ask for your phone number", ">Phone number</label>"],
  ])("“%s”", (wish, markup) => {
    const withPhone = tryEdit(café, { say: "our phone number is 01904 555 012" }).files;
    expect(on(withPhone, wish).page).toContain(markup);
  });

  test("what is offered no more goes without the reason that stands behind it", () => {
    expect(on(café, "no more reservations, we don't take bookings").page).not.toContain(
      'data-keep="table"',
    );
  });

  test("a list of prices with a name of its own takes no period from others", () => {
    const { page } = on(club, "add a table with court fees: members £4, guests £8");
    expect(page).toContain(">Court fees</h2>");
    expect(page).toContain(">£4<");
  });

  test("a colour that does not please is the one to change", () => {
    expect(on(café, "The green isn't really us, could it be terracotta").said).toContain(
      "What was green is terracotta now",
    );
  });

  test("links to other sites open in a new tab, and those within the page do not", () => {
    const linked = tryEdit(club, { say: "add our instagram @hillsiderunners" }).files;
    const { page } = on(linked, "open the links in a new tab");
    expect(page).toMatch(/<a target="_blank" rel="noopener" href="https:/);
    expect(page).not.toMatch(/target="_blank"[^>]*href="#/);
    expect(on(club, "open the links in a new tab").said).toContain("no links to other sites");
  });
});

test("prices that stand out are those of the menu", () => {
  expect(on(café, "make the prices stand out more").css).toMatch(
    /:root \.menu-price \{\s*font-weight: 700/,
  );
});

test("“prices” are no room of a café that lists none", () => {
  const { isChanged } = on(plainCafé, "make the prices bold and bigger");
  expect(isChanged).toBe(false);
});

test.each([
  "can you show the weather",
  "add our instagram feed",
  "show live scores",
])("“%s” is told to need another service, and no empty part is made", (wish) => {
  const { said, isChanged } = on(club, wish);
  expect(isChanged).toBe(false);
  expect(said).toContain("ask another service");
});

test.each([
  "The pictures should have no text under them",
  "no captions under the photos please",
])("“%s” hides what stands below pictures", (wish) => {
  const { css, page } = on(photographer, wish);
  expect(css).toMatch(/> :not\(\.tile-art, img[^{]*\{\s*display: none/);
  expect(page).toContain("First project");
});

test("a number to tap is a button that calls", () => {
  expect(
    on(club, "people should be able to tap our phone number to call, it's 0117 496 0123").page,
  ).toContain('href="tel:01174960123"');
});

test("a part that is to be moved and is not there is told with those that are", () => {
  const { said, isChanged } = on(plainCafé, "Move the map above the menu please");
  expect(isChanged).toBe(false);
  expect(said).toContain("There is no “map” on the page, so nothing was moved");
});

test("a newsletter in the footer ends the page", () => {
  expect(on(plainCafé, "Newsletter sign-up in the footer").page).toContain(
    'data-keep="newsletter"',
  );
});
