import { beforeAll, expect, test } from "vitest";
import { makeProject, tryEdit } from "../../../../tests/support/everyday-edits";

let farm: Map<string, string>;
let school: Map<string, string>;
beforeAll(() => {
  farm = makeProject(
    "Website for Meadow Farm near Hereford. We sell eggs £2 a dozen, honey £6 a jar and potatoes £3 a bag. Farm shop open Friday and Saturday 9 to 4.",
  );
  school = makeProject(
    "A website for Hillside Primary School in Cork. Head teacher Mary Byrne. School day 8:50 to 14:30. Phone 021 555 0199, office@hillside.ie.",
  );
});
const on = (project: Map<string, string>, wish: string) => {
  const { said, files } = tryEdit(project, { say: wish });
  return { said, page: files.get("index.html") ?? "", css: files.get("styles.css") ?? "" };
};

test.each([
  ["Add a calendar of events", "Calendar of events", "Date 3"],
  ["Add things to do nearby", "Things to do nearby", "Place 3"],
  ["Add a section where parents can download forms", "Download forms", "Entry 3"],
  ["Add three success stories", "Success stories", "Story 3"],
  ["Add a farm to table blog", "Farm to table blog", "Post 3"],
  ["Introduce our team with short bios", "Team", "Name 3"],
  ["Add wine tastings", "Wine tastings", "Date 3"],
  ["Add a cancellation policy", "Cancellation policy", "Write here what visitors"],
])("“%s” makes a part with places, and says that they are places", (wish, heading, place) => {
  const { page, said } = on(farm, wish);
  expect(page).toContain(`>${heading}</h2>`);
  expect(page).toContain(place);
  expect(said).toMatch(/I invent nothing|is yours to write/);
});

test.each(["Add a dark header", "Add a slider"])("“%s” is no part of a page", (wish) => {
  expect(on(farm, wish).page).toBe(farm.get("index.html"));
});

test.each([
  ["Add a sentence that dogs must stay outside", ">Dogs must stay outside<"],
  ["Mention that parking is behind the barn", ">Parking is behind the barn<"],
  ["Say that breakfast is included", ">Breakfast is included<"],
  ["Add cards are welcome", ">Cards are welcome<"],
  ["Check-in is from 4 pm", ">Check-in is from 4 pm<"],
  ["Add a paragraph: We mend fences too.", ">We mend fences too<"],
  ["Eggs are sold out this week", 'eggs <small class="badge">Sold out this week<'],
  ["Add a barn dance evening on 20 June at 7 pm", "Barn dance evening: 20 June at 7 pm"],
  ["Add a Christmas price of £4", ">Christmas price<"],
  ["Rename Our products to From the farm", ">From the farm</h2>"],
  [
    "Add a link to the seed shop at https://seeds.example",
    '<a href="https://seeds.example">Seed shop<',
  ],
  ["Add a second location in Ledbury, 3 High Street", ">Ledbury, 3 High Street<"],
  ["Say how long a tour lasts: 2 hours", ">A tour lasts 2 hours<"],
  ["Add a section for private events", ">Private events</h2>"],
  ["Add a section on how it works in two steps", ">How it works</h2>"],
  ["Add a list of books: Dune £6, The Hobbit £7", ">The Hobbit<"],
])("“%s”", (wish, text) => {
  expect(on(farm, wish).page).toContain(text);
});

test("a person is exchanged, and not the word for what they are", () => {
  const { page } = on(school, "Replace the head teacher with Tom Nolan");
  expect(page).toContain(">Tom Nolan<");
  expect(page).toContain("Head teacher");
  expect(page).not.toContain("Mary Byrne");
});

test("the end of a day is told anew, and its beginning stays", () => {
  expect(on(school, "The school day now ends at 14:40").page).toContain("8:50 to 14:40");
});

test("two colours of a school are those of its page", () => {
  expect(on(school, "Change the school colours to green and yellow").said).toContain(
    "green and yellow",
  );
});

test("a mail address that is a link can be taken off", () => {
  expect(on(school, "Hide the email address").page).not.toContain(">office@hillside.ie<");
});

test("a gradient behind the headline lies behind nothing else", () => {
  const { css } = on(farm, "Use a green gradient behind the headline");
  expect(css).toMatch(/\n\.hero \{\s*background: linear-gradient/);
  expect(css).not.toMatch(/\nbody \{\s*background: linear-gradient/);
});

test("the picture of the first screen goes, whatever it is called", () => {
  expect(on(school, "Remove the picture at the top").page).not.toContain('class="hero-art"');
});

test("a link without its address is asked about", () => {
  const { said, page } = on(farm, "Add a link to our Airbnb page");
  expect(said).toContain("Which address does it lead to?");
  expect(page).toBe(farm.get("index.html"));
});

test("reviews that nobody gave yet are places, with stars that are empty", () => {
  expect(on(farm, "Add guest reviews with stars").page).toContain("☆☆☆☆☆");
});
