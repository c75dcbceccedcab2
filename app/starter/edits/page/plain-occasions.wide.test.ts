import { beforeAll, describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

let plumber: Map<string, string>;
let wedding: Map<string, string>;
beforeAll(() => {
  plumber = makeProject(
    "website for Huber Plumbing in Linz, emergency service day and night, call 0732 998877, office open Mon-Fri 7-16",
  );
  wedding = makeProject(
    "an invitation page for our wedding, Julia and Martin, 20 June 2026 at 2 pm, Schloss Eggenberg",
  );
});
const on = (project: Map<string, string>, wish: string) => {
  const { said, files, isChanged } = tryEdit(project, { say: wish });
  return {
    said,
    isChanged,
    page: files.get("index.html") ?? "",
    css: files.get("styles.css") ?? "",
  };
};

test.each([
  "We're open until 17 now",
  "the office closes at 17 now",
  "change the hours to 7-17",
])("“%s” changes the hours in every text that gives them", (wish) => {
  const { page } = on(plumber, wish);
  expect(page).toContain("Office open Mon-Fri 7-17");
  expect(page).not.toContain("7-16");
});

test.each([
  ["Make the phone number a big red button at the top that I can tap to call", true],
  ["I want a big red call button at the top", true],
  ["can the phone number be a big red button?", false],
])("“%s” is a button of its own, and no look of the others", (wish, isTop) => {
  const { page, css } = on(plumber, wish);
  expect(page).toContain('<a class="button call-button" href="tel:0732998877">0732 998877</a>');
  expect(page.includes('class="call-top"')).toBe(isTop);
  expect(css).toMatch(/\.call-button \{[^}]*background: #d32f2f/);
  expect(css).not.toMatch(/\n\.button \{[^}]*#d32f2f/);
});

test("a call button without a number is asked about", () => {
  expect(on(wedding, "add a call button").said).toContain("Which number does it call?");
});

test.each([
  "Add our address, Wiener Straße 112, 4020 Linz",
  "put in our address: Wiener Straße 112, 4020 Linz",
  "can you put in the address, Wiener Straße 112, 4020 Linz?",
])("“%s”", (wish) => {
  expect(on(plumber, wish).page).toContain("<span>Wiener Straße 112, 4020 Linz</span>");
});

test("a menu that is there stays in sight, where it can", () => {
  const wish = "add a menu at the top that jumps to the sections and stays there when you scroll";
  expect(on(plumber, wish).css).toMatch(/\.site-header \{\s*position: sticky/);
  expect(on(wedding, wish).said).toContain("a part of its first screen");
});

test.each([
  'On top write "Closed until Monday" in a yellow bar',
  'put "Closed until Monday" in a yellow strip at the top',
  "put a yellow bar at the top: Closed until Monday",
  'I want "Closed until Monday" at the top in a yellow bar',
])("“%s”", (wish) => {
  const { page, css } = on(plumber, wish);
  expect(page).toContain('<p class="notice">Closed until Monday</p>');
  expect(css).toMatch(/\.notice \{\s*background: #f2c40f/);
});

test.each([
  'On top write "Closed until Monday" in a yellow bar',
  "add an announcement bar: closed until Monday",
  "Make the phone number a big red button at the top that I can tap to call",
  "put the phone number at the very top",
])("where the header lies over the first screen, “%s” puts nothing below it", (wish) => {
  expect(plumber.get("styles.css")).toMatch(/\.site-header \{\s*position: absolute/);
  expect(on(plumber, wish).css).toMatch(
    /\.notice, \.call-top\) ~ \.site-header \{\s*position: static/,
  );
});

test.each([
  "common questions section please, with How fast can you come? Usually within 60 minutes.",
  "FAQ section with How fast can you come? Usually within 60 minutes.",
  "can you add common questions? How fast can you come? Usually within 60 minutes.",
])("“%s” is a question with its answer", (wish) => {
  expect(on(plumber, wish).page).toMatch(
    /<summary>How fast can you come\?<\/summary>\s*<p>Usually within 60 minutes\.?<\/p>/,
  );
});

describe("on the page of a wedding", () => {
  test.each([
    "Add a form where guests can say if they're coming",
    "Add a form so people can say whether they are coming",
  ])("“%s” is there already, and gets no such field", (wish) => {
    expect(on(wedding, wish).page).toBe(wedding.get("index.html"));
  });

  test.each([
    "Put Martin first",
    "Martin's name should be first",
    "swap the names",
  ])("“%s”", (wish) => {
    expect(on(wedding, wish).page).toContain(">Martin &amp; Julia</h1>");
  });

  test.each([
    "Can the names be in a curly handwriting font?",
    "Could our names be in calligraphy?",
    "names in cursive please",
    "make the names handwritten",
  ])("“%s” is of the names alone", (wish) => {
    const { css } = on(wedding, wish);
    expect(css).toMatch(/:root h1[^}]*cursive/);
    expect(css.slice(wedding.get("styles.css")?.length)).not.toMatch(/--font:/);
  });

  test.each([
    "schedule: 14:00 ceremony, 15:30 champagne, 21:00 dancing",
    "The schedule is 14:00 ceremony, 15:30 champagne, 21:00 dancing",
    "order of the day - 14:00 ceremony, 15:30 champagne, 21:00 dancing",
  ])("“%s” is put in the place of the examples", (wish) => {
    const { page } = on(wedding, wish);
    expect(page).toMatch(/schedule-time">15:30<\/span>\s*<h3>champagne</);
    expect(page).not.toContain("Arriving");
  });

  test.each([
    ["Please reply by 1 May 2026", "Please reply by 1 May 2026."],
    ["RSVP by 1 May", "Please RSVP by 1 May."],
    ["the deadline for replies is 1 May 2026", "The deadline for replies is 1 May 2026."],
    ["we need your answer by 1 May", "Please reply by 1 May."],
  ])("“%s” is said beside the form", (wish, line) => {
    expect(on(wedding, wish).page).toMatch(
      new RegExp(`<p class="section-lead">${line}</p>\\s*<form`),
    );
  });

  test.each([
    "put in a map link so people find it",
    "we need a map for the guests",
    "add a map of Schloss Eggenberg",
  ])("“%s” opens the place that the page names", (wish) => {
    const { page, said } = on(wedding, wish);
    expect(page).toContain("openstreetmap.org/search?query=Schloss%20Eggenberg");
    expect(said).not.toContain("below the address");
  });

  test.each([
    "we don't want gifts, please write “Your company is the best present”",
    "We have everything, so write “Your company is the best present”",
    "write “Your company is the best present”",
    "add the sentence “Your company is the best present”",
  ])("“%s” is a text by itself", (wish) => {
    expect(on(wedding, wish).page).toContain(">Your company is the best present<");
  });

  test.each([
    ["For questions call our best man Stefan, 0664 1234567", "For questions call our best man"],
    ["the contact person is Stefan Huber, 0664 1234567", "The contact person is"],
  ])("“%s” is a line with a link that calls", (wish, line) => {
    const { page } = on(wedding, wish);
    expect(page).toContain(line);
    expect(page).toContain('<a href="tel:06641234567">0664 1234567</a>');
  });

  test.each([
    "Could you add a short text about how we met? In Lisbon in 2018, on a tram that broke down",
    "Write something about how we met. In Lisbon in 2018, on a tram that broke down.",
  ])("“%s” is a part with what stands behind the order", (wish) => {
    const { page } = on(wedding, wish);
    expect(page).toContain(">How we met</h2>");
    expect(page).toContain("In Lisbon in 2018, on a tram that broke down");
  });

  test.each([
    "Add a big photo in the background at the top behind our names",
    "use a photo as background of the header",
    "put a picture behind the names",
  ])("“%s” lies behind the first screen, and no picture beside it", (wish) => {
    const { page, css, said } = on(wedding, wish);
    expect(page).toMatch(/<div class="hero">\s*<figure class="photo-place photo-behind">/);
    expect(css).toMatch(/\.photo-behind \{\s*position: absolute/);
    expect(said).toContain("placeholder");
  });
});

describe("how an order begins takes nothing of it away", () => {
  test.each([
    "let's have a gallery",
    "the page needs a gallery",
    "don't forget to add a gallery",
    "any chance of a gallery?",
    "we could use a gallery",
  ])("“%s”", (wish) => {
    expect(on(plumber, wish).page).toContain(">Gallery</h2>");
  });

  test.each([
    "could we have the questions above the services",
    "Could the questions go above the services?",
    "I'd prefer the questions above the services",
  ])("“%s” moves what is there", (wish) => {
    const { page } = on(plumber, wish);
    expect(page.indexOf('id="faq"')).toBeLessThan(page.indexOf('id="services"'));
    expect(page).not.toContain("Questions above");
  });

  test.each([
    "would you mind making the buttons red?",
    "make sure the buttons are red",
    "it would be nice if the buttons were red",
    "go ahead and make the buttons red",
    "I was hoping you could make the buttons red",
  ])("“%s”", (wish) => {
    const { said } = on(plumber, wish);
    expect(said).toBe(on(plumber, "make the buttons red").said);
    expect(said).toContain("red");
  });
});
