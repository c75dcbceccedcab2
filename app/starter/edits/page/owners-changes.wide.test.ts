import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

let café: Map<string, string>;
let restaurant: Map<string, string>;
let studio: Map<string, string>;
let wedding: Map<string, string>;
let club: Map<string, string>;
let practice: Map<string, string>;
beforeAll(() => {
  café = makeProject(
    "A one-page website for our café Morgenrot in Leipzig with breakfast menu, opening hours, photos and directions",
  );
  restaurant = makeProject(
    "A landing page for my restaurant Olivo: menu, opening hours and a reservation form",
  );
  studio = makeProject(
    "A landing page for a pottery studio with workshops, prices, a gallery and contact",
  );
  wedding = makeProject(
    "A wedding website for Clara and Ben on 14 June with schedule, place, RSVP and hotel tips",
  );
  practice = makeProject(
    "A website for my psychotherapy practice Anna Wolf in Kassel: approach, costs, about me, contact",
  );
  club = makeProject(
    "Website for our volleyball club VC Seestern: teams, training times, news, how to join",
  );
});
const on = (project: Map<string, string>, say: string) => {
  const { files, said, isChanged } = tryEdit(project, { say });
  return { page: files.get("index.html") ?? "", said, isChanged };
};
/** The ids of the parts of a page, in their order. */
const parts = (page: string) =>
  [...page.matchAll(/<section\b[^>]* id="([^"]+)"/g)].map(([, id]) => id);

describe("a form that is taken off", () => {
  test.each([
    "Remove the reservation form",
    "remove the form",
    "Drop the booking form",
  ])("“%s” takes what leads to it as well", (wish) => {
    const { page, isChanged } = on(restaurant, wish);
    expect(isChanged).toBe(true);
    expect(page).not.toContain("<form");
    expect(page).not.toContain('href="#table"');
    expect(page).toContain('href="#menu"');
  });
});

describe("the first place of a page", () => {
  test.each([
    "Put the opening hours right at the top, under the heading",
    "Put the hours above everything else",
  ])("“%s” is right behind the first screen", (wish) => {
    expect(parts(on(restaurant, wish).page)[0]).toBe("hours");
  });

  test("what stands there already is told so, and is moved below nothing", () => {
    const { said, isChanged } = on(studio, "Put the workshops above everything");
    expect(isChanged).toBe(false);
    expect(said).toContain("“What we offer” is the first part of the page already");
  });
});

describe("photos", () => {
  test.each([
    "Take out the photos",
    "Remove the pictures",
  ])("“%s” takes their part, and tells of the drawing that stays", (wish) => {
    const { page, said } = on(café, wish);
    expect(parts(page)).not.toContain("gallery");
    expect(page).not.toContain('href="#gallery"');
    expect(page).toContain('class="hero-art"');
    expect(said).toContain("The drawing at the top of the page is still there");
  });

  test("cards of what is offered are no gallery that could go", () => {
    const { page, said, isChanged } = on(studio, "remove the gallery");
    expect(isChanged).toBe(false);
    expect(page).toContain('id="courses"');
    expect(said).toContain("There is no “gallery” on the page");
  });
});

describe("a choice whose name was not said", () => {
  test.each([
    ["Let guests choose fish, meat or vegetarian", ["Fish", "Meat", "Vegetarian"]],
    ["Guests should choose between the church, the party or both", ["Church", "Party", "Both"]],
  ])("“%s” offers all of it", (wish, options) => {
    const { page, said } = on(wedding, wish);
    const field = /Your choice<\/label>([\s\S]*?)<\/select>/.exec(page)?.[1] ?? "";
    expect([...field.matchAll(/<option>([^<]+)/g)].map(([, option]) => option)).toEqual(options);
    expect(said).toContain("To call it otherwise");
  });
});

describe("all prices at once", () => {
  test.each([
    ["All prices up by 2 euros", "$14"],
    ["Make all prices 5 dollars higher", "$17"],
    ["Everything 10% cheaper", "$10.80"],
  ])("“%s” changes each of them, and writes no note", (wish, price) => {
    const { page } = on(studio, wish);
    expect(page).toContain(`<p class="price">${price} <small>a month</small></p>`);
    expect(page).not.toContain('class="callout"');
  });
});

test("a new team that is named is one thing, and no part of its own", () => {
  const { page } = on(club, "Add a new team, the seniors");
  expect(page).toMatch(/<h2 id="teams-title">Teams<\/h2>\s*<p class="section-lead">Seniors</);
  expect(page).not.toContain("Name 1");
  expect(parts(page).filter((id) => id === "seniors")).toEqual([]);
});

describe("what is not there is not taken for something else", () => {
  test("people who are only spoken of are no team that could go", () => {
    const { page, said, isChanged } = on(practice, "Delete the team");
    expect(isChanged).toBe(false);
    expect(page).toContain("A first conversation");
    expect(said).toContain("There is no “team” on the page");
  });

  test("an address that nobody gave is not moved with the hours", () => {
    const { said, isChanged } = on(café, "Put our address at the top");
    expect(isChanged).toBe(false);
    expect(said).toContain("gives no address yet");
  });

  test("“no children please” does not lose the question that it answers", () => {
    const { page, said, isChanged } = on(wedding, "No children please");
    expect(isChanged).toBe(false);
    expect(page).toContain("<summary>May I bring children?</summary>");
    expect(said).toContain("may be the answer to it");
  });

  test("each soup is no coffee, and each dish is every one of the menu", () => {
    expect(on(café, "Show a picture of each soup").isChanged).toBe(false);
    const dishes = café.get("index.html")?.match(/class="menu-name"/g)?.length;
    expect(on(café, "Show a picture of each dish").page.match(/<figure/g)).toHaveLength(
      dishes ?? 0,
    );
  });
});

describe("a number or an address of somebody", () => {
  test.each([
    ["Add an emergency number at the bottom: 112", 'Emergency number: <a href="tel:112">112</a>'],
    [
      "Add the email address of the chairman: vorstand@seestern.de",
      'Email address of the chairman: <a href="mailto:vorstand@seestern.de">',
    ],
    [
      "Add our WhatsApp number +49 171 5556677",
      'WhatsApp: <a href="https://wa.me/491715556677">+49 171 5556677</a>',
    ],
  ])("“%s” is a line at the end, with its name", (wish, line) => {
    expect(on(club, wish).page).toContain(line);
  });
});

describe("one more day", () => {
  let marigold: Map<string, string>;
  beforeAll(() => {
    marigold = makeProject(
      "A page for our café Marigold in Bristol. We serve soup and cakes, open Tuesday to Saturday 9 to 5.",
    );
  });

  test.each([
    ["Open on Sundays too, 9 to 2", "Tuesday to Saturday 9 to 5, Sunday 9 to 2"],
    ["We open on Mondays as well now, 10 to 4", "Monday 10 to 4, Tuesday to Saturday 9 to 5"],
  ])("“%s” stands in the line of the first screen as well", (wish, line) => {
    const facts = /<ul class="facts">([\s\S]*?)<\/ul>/.exec(on(marigold, wish).page)?.[1];
    expect(facts).toContain(line);
  });

  test("without its hours it is asked for them", () => {
    const { said, isChanged } = on(marigold, "Open on Sundays too");
    expect(isChanged).toBe(false);
    expect(said).toContain("From when to when?");
  });
});
