import { describe, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

const projects = {
  board: makeProject("make me a kanban board"),
  notes: makeProject("a simple notes app"),
  books: makeProject("an app to keep track of the books I have read"),
  recipes: makeProject("recipe app for family recipes"),
  habits: makeProject("A habit tracker for my family"),
  countdown: makeProject("countdown to our holiday on 12 July 2027"),
  shop: makeProject("website for my pottery shop Clay & Co, mugs 18 €, bowls 24 €, plates 22 €"),
  weather: makeProject("a weather app"),
};
type Name = keyof typeof projects;
const all = (files: ReadonlyMap<string, string>) => [...files.values()].join("\n");

describe("what is done is what was asked for, and not something near it", () => {
  test.each<[Name, string, RegExp]>([
    // A way to delete is asked for, and nothing is to go now.
    [
      "board",
      "let me delete a card right from the board without opening it",
      /^(?![\s\S]*\["right", "→")/,
    ],
    // The name of a field is no order.
    ["books", "remove the date column", /label: "Remove/],
    // "Instead of" exchanges, and adds no field.
    ["notes", "pin should be a heart instead of a star", /label: "Favourite"/],
    // What is to be possible takes no text's place.
    ["recipes", "let me tag recipes as vegetarian", />\s*vegetarian\s*</],
    ["habits", 'add "Drink water" and "Read 10 minutes" as habits', /<h1>Read 10 minutes/],
    // A picture is not made of letters.
    ["shop", "bigger product pictures", /li:nth-of-type\(1\)[^}]*font-size/],
    // Two colours, or none.
    [
      "countdown",
      "background a gradient from orange to pink",
      /linear-gradient\(160deg, color-mix\(in oklab, #e6458f/,
    ],
    ["weather", "remove the wind", /fact\("", /],
    // The thing itself, and no words about it.
    ["shop", "replace the name with our logo", /<title>[^<]*logo/],
    ["books", "I want a place for photos of the covers", /label: "Photos[^"]*", type: "text"/],
    [
      "shop",
      "add our social links: instagram @claypots, facebook clayandco",
      /<h3>instagram @claypots/,
    ],
    ["shop", "add a table of courses with day, time and price", /<h3>day<\/h3>/],
    [
      "shop",
      "testimonials please: Tom says 'the best mugs', Ann says 'lovely people'",
      /Tom says<\/h2>/,
    ],
  ])("%s: %s", (name, say, wrong) => {
    const { files } = tryEdit(projects[name], { say });
    expect(all(files)).not.toMatch(wrong);
  });
});

const pages = {
  cafe: makeProject(
    "website for Café Mira in Graz, open tue-sun 8-17, cappuccino 3.80, cheesecake 4.50, phone 0316 123456",
  ),
  lena: makeProject("a portfolio for Lena Brandt, product photographer from Cologne"),
  band: makeProject(
    "website for our folk band The Wandering Oaks with tour dates, music and a newsletter signup",
  ),
  school: makeProject(
    "language school Lingua Viva in Leeds: courses spanish, french, italian; lessons 12 euros; contact form",
  ),
};

describe("of a page, what words only speak of is neither written nor done", () => {
  test.each<[keyof typeof pages, string, is: RegExp, never: RegExp]>([
    ["cafe", "dark footer with light text", /footer \{\s+background: #3/, /<p>colours/],
    ["cafe", "the footer dark with pale text please", /footer \{\s+background: #3/, /pale text/],
    ["cafe", "footer in a dark tone, text light", /footer \{\s+background: #3/, /text light/],
    ["cafe", "black footer, light letters", /footer \{\s+background: #1c1c1e/, /scheme: light;/],
    ["cafe", "a dark header with white letters", /header \{\s+background: #3/, /white letters/],
    ["cafe", "more white space between sections", /:root \.section \{\s*padding/, /#f7f7f7/],
    ["cafe", "lighter background", /--bg: light-dark\(#fc/, /color-scheme: light;/],
    [
      "cafe",
      "make the background a bit darker",
      /--bg: light-dark\(#e/,
      /:root \{\s+color-scheme: dark;/,
    ],
    [
      "cafe",
      "no buttons with round corners",
      /border-radius: 0px/,
      /\.button \{\s+border-radius: calc/,
    ],
    ["cafe", "call button with our number 0316 123456", />Call us</, /Call button/],
    ["cafe", "write my name in capitals", /h1 \{\s+text-transform: upper/, /#table-name/],
    [
      "lena",
      "add an about me text: I photograph small things until they look big.",
      />I photograph small things until they look big\.</,
      /112\.5%/,
    ],
    [
      "lena",
      "set the page title in the tab to Lena Brandt Photography",
      /<title>Lena Brandt Photography[\s\S]*<h1>Lena Brandt</,
      /the tab/,
    ],
    ["lena", "tab title: Lena B", /<title>Lena B<[\s\S]*<h1>Lena Brandt</, /tab title/i],
    ["lena", "add my phone number 0221 9988776", /href="tel:02219988776"/, /callout">(?:My|Phone)/],
    ["lena", "my number is 0221 9988776", /href="tel:02219988776"/, /callout">(?:My|Phone)/],
    [
      "lena",
      "put my phone number 0221 9988776 on the page",
      /href="tel:0221/,
      /callout">(?:My|Phone)/,
    ],
    [
      "band",
      "put the dates before the music",
      /id="music"[\s\S]*id="list"/,
      /id="list"[\s\S]*id="music"/,
    ],
    ["school", "add portuguese", /id="courses"/, /pt\.html/],
    ["school", "two more people in the team: Ana Silva, Tom Reed", />Ana Silva</, /Two more/],
    ["school", "add that to the form as a choice: spanish, french", /<form/, /as a choice/],
  ])("%s: %s", (name, say, is, never) => {
    const { files } = tryEdit(pages[name], { say });
    expect(all(files)).toMatch(is);
    expect(all(files)).not.toMatch(never);
  });
});

const claims = {
  ...projects,
  timer: makeProject("a pomodoro timer"),
  expenses: makeProject("an expense tracker"),
};

describe("a no in a wish is never read away", () => {
  test.each<[keyof typeof claims, string, RegExp]>([
    ["timer", "no rounded corners anywhere", /--radius: (?!0px)/],
    ["timer", "no round corners", /--radius: (?!0px)/],
    ["timer", "without rounded buttons please", /--radius: (?!0px)/],
    ["timer", "the corners should not be round", /--radius: (?!0px)/],
    ["habits", "don't make the corners so round", /--radius: (?!0px)/],
    ["shop", "keine runden Ecken", /--radius: (?!0px)/],
    ["timer", "stop making everything uppercase", /text-transform: uppercase/],
    ["timer", "never centre the text", /\nbody \{\n {2}text-align: center/],
    ["habits", "the headline is not bold enough", /font-weight: normal/],
  ])("%s: %s", (name, say, wrong) => {
    const { files } = tryEdit(claims[name], { say });
    expect(all(files)).not.toMatch(wrong);
  });

  test("what is wanted in the place of what is not is made", () => {
    const corners = (say: string) => tryEdit(claims.habits, { say }).said;
    expect(corners("not square but round corners")).toMatch(/round now/);
    expect(corners("please make the corners rounder")).toMatch(/round now/);
  });
});

describe("what is told as done is of all that was said", () => {
  test.each<[keyof typeof claims, string, RegExp]>([
    ["board", "add a label for priority", /label: "(?:Label for|For)/],
    ["board", "no more than 3 cards in Review", /length > 3|"most": 3/],
    ["board", "limit Done to 5", /"most": 5/],
    ["board", "limit Testing to 2 cards", /length > 2|"most": 2/],
    ["habits", "show how many I did this week", /label: "Date"/],
    ["habits", "show how many I did today", /label: "Date"/],
  ])("%s: %s", (name, say, wrong) => {
    const { files } = tryEdit(claims[name], { say });
    expect(all(files)).not.toMatch(wrong);
  });

  test.each<[keyof typeof claims, string, RegExp]>([
    ["expenses", "put the total at the bottom", /already/],
    ["expenses", "total at the bottom", /already/],
    ["timer", "make the background a soft beige", /Not done/],
    ["recipes", "add cooking time in minutes", /has no choices/],
  ])("%s: %s is not answered so", (name, say, wrong) => {
    expect(tryEdit(claims[name], { say }).said).not.toMatch(wrong);
  });

  test.each([
    "remind me every evening at 8",
    "notify me every day at 9 am",
    "send me a notification every morning",
    "erinnere mich jeden Abend um 8",
    "I want a reminder before bed each night",
  ])("why an app cannot do “%s” is told, and what works", (say) => {
    expect(tryEdit(projects.habits, { say }).said).toMatch(
      /changed nothing.*while it is closed.*alarm/,
    );
  });
});
