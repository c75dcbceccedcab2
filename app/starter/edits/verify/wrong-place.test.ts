import { expect, test } from "vitest";
import {
  articleLost,
  eventAsHours,
  formWithoutButton,
  groundOfAll,
  headingForTitles,
  oneOfTwoBeside,
  orderInText,
  otherHoursLost,
  restAsText,
  roleForPerson,
  schemeForShade,
} from "./wrong-place";

const PAGE = `<body><header><nav></nav></header><main>
<section id="team"><h2>Who we are</h2><ul class="people"><li><h3>Mary Byrne</h3><p>head teacher</p></li></ul></section>
<section id="hours"><h2>Visit</h2><dl class="hours"><div><dt>Mon to Sat</dt><dd>10-18</dd></div></dl></section>
</main><footer></footer></body>`;
const before = new Map([
  ["index.html", PAGE],
  ["styles.css", ":root {\n  --bg: #ffffff;\n}\n"],
]);
const page = (from: string, to: string) =>
  new Map([...before, ["index.html", PAGE.replace(from, to)]]);
const css = (rules: string) =>
  new Map([...before, ["styles.css", `${before.get("styles.css")}${rules}`]]);
const ROW = "<div><dt>Mon to Sat</dt>";

test("a role is no person", () => {
  const wish = "Replace the head teacher with Tom Nolan";
  expect(roleForPerson(wish, before, page("head teacher", "Tom Nolan"))).toHaveLength(1);
  expect(roleForPerson(wish, before, page("Mary Byrne", "Tom Nolan"))).toEqual([]);
});

test("a reading is no opening hour, and a day is", () => {
  const wish = "Add an event: reading with Jane Orr on 4 March at 7 pm";
  const row = (name: string) => page(ROW, `<div><dt>${name}</dt><dd>7 pm</dd></div>${ROW}`);
  expect(eventAsHours(wish, before, row("Reading with Jane Orr"))).toHaveLength(1);
  expect(eventAsHours(wish, before, row("Sunday"))).toEqual([]);
});

test("words that say that something is a sentence are none", () => {
  const wish = "Add a sentence that parking is free";
  const text = (said: string) => page("<h2>Visit</h2>", `<h2>Visit</h2><p>${said}</p>`);
  expect(orderInText(wish, before, text("Sentence that parking is free"))).toHaveLength(1);
  expect(orderInText(wish, before, text("Parking is free"))).toEqual([]);
});

test("what is to lie behind the headline does not lie behind all of the page", () => {
  const wish = "Use a green gradient behind the headline";
  expect(
    groundOfAll(wish, before, css("body {\n  background: linear-gradient(red, blue);\n}\n")),
  ).toHaveLength(1);
  expect(
    groundOfAll(wish, before, css(".hero {\n  background: linear-gradient(red, blue);\n}\n")),
  ).toEqual([]);
});

test("two things beside each other are not the rows of one of them", () => {
  const wish = "Put the address and hours side by side";
  const rule = css("#hours .hours {\n  display: grid;\n  grid-template-columns: 1fr 1fr;\n}\n");
  expect(oneOfTwoBeside(wish, before, rule)).toHaveLength(1);
  expect(oneOfTwoBeside("Put the hours in two columns", before, rule)).toEqual([]);
});

test("a name keeps the article that it begins with", () => {
  const wish = "Add a list of books: Dune, The Hobbit";
  const text = (said: string) => page("<h2>Visit</h2>", `<h2>Visit</h2><p>${said}</p>`);
  expect(articleLost(wish, before, text("Hobbit"))).toHaveLength(1);
  expect(articleLost(wish, before, text("The Hobbit"))).toEqual([]);
});

test("the hours of lunch are not all of them, and where a text is to stand is no part of it", () => {
  const wish = "Change the lunch hours to 11:30-14:30";
  expect(otherHoursLost(wish, before, page("Mon to Sat", "11:30-14:30"))).toHaveLength(1);
  const top = page("<h2>Visit</h2>", "<h2>Visit</h2><p>Phone number 0123 at the top right</p>");
  expect(orderInText("Show the phone number 0123 at the top right", before, top)).toHaveLength(1);
});

test("a form that stays can be sent", () => {
  const form = '<form><button class="button" type="submit">Send</button></form>';
  const with_ = page("<h2>Visit</h2>", `<h2>Visit</h2>${form}`);
  const without = page("<h2>Visit</h2>", "<h2>Visit</h2><form></form>");
  expect(formWithoutButton("Remove the sign-up button", with_, without)).toHaveLength(1);
  expect(formWithoutButton("Remove the form", with_, before)).toEqual([]);
});

test("titles of books are not the heading above them", () => {
  const wish = "Make the book titles italic";
  expect(
    headingForTitles(wish, before, css("#books-title {\n  font-style: italic;\n}\n")),
  ).toHaveLength(1);
  expect(headingForTitles(wish, before, css(".people h3 {\n  font-style: italic;\n}\n"))).toEqual(
    [],
  );
});

test("a darker text is no dark page, and what is listed is an entry each", () => {
  const dark = css(":root {\n  color-scheme: dark;\n}\n");
  expect(schemeForShade("Make the text darker", before, dark)).toHaveLength(1);
  expect(schemeForShade("Make the page darker", before, dark)).toEqual([]);
  const wish = "Add features: calendar, reminders, points for kids";
  const one = page("<h2>Visit</h2>", "<h2>Visit</h2><p>reminders, points for kids</p>");
  expect(restAsText(wish, before, one)).toHaveLength(1);
});
