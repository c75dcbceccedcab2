import { expect, test } from "vitest";
import {
  amongLinks,
  askedOfPage,
  daysBeside,
  editorsWords,
  headLost,
  marksAlone,
  standsTwice,
  titlesOfAll,
} from "./page-said";

const PAGE = `<body><header><nav><a href="#hours">Visit</a></nav></header><main>
<section id="menu"><h2>Menu</h2><ul><li><h3>Soup</h3></li></ul></section>
<section id="hours"><h2>Visit</h2><dl class="hours"><div><dt>Tuesdays and Thursdays</dt><dd>7pm to 9pm</dd></div></dl></section>
</main><footer><p>Us</p></footer></body>`;
const before = new Map([
  ["index.html", PAGE],
  ["styles.css", ":root {\n  --bg: #ffffff;\n}\n"],
]);
const page = (from: string, to: string) =>
  new Map([...before, ["index.html", PAGE.replace(from, to)]]);
const callout = (text: string) =>
  page("</ul></section>", `</ul><p class="callout">${text}</p></section>`);

test.each([
  [
    "Closed at Easter, please put a notice on the page",
    "Closed at Easter, please put a notice on the page",
    "Closed at Easter",
  ],
  [
    "a banner across the top: all mugs half price",
    "A banner across the top: all mugs half price",
    "All mugs half price",
  ],
  [
    "say we have parking and that we lend rackets",
    "We have parking and that we lend rackets",
    "We have parking and we lend rackets",
  ],
  ["add a button Join and jumps to the form", "Join and jumps to the form", "Join"],
])("“%s” is none of its own text", (wish, wrong, right) => {
  expect(editorsWords(wish, before, callout(wrong))).toHaveLength(1);
  expect(editorsWords(wish, before, callout(right))).toEqual([]);
});

test("what is quoted or stands behind a colon is text, whatever it says", () => {
  const text = "Find the prices at the bottom of the page";
  expect(editorsWords(`write “${text}”`, before, callout(text))).toEqual([]);
  expect(editorsWords(`add a note: ${text}`, before, callout(text))).toEqual([]);
});

test("a dish is called by its whole name", () => {
  const wish = "add a soup of the day: Monday leek, Tuesday tomato";
  expect(headLost(wish, before, callout("Of the day"))).toHaveLength(1);
  expect(headLost(wish, before, callout("Soup of the day"))).toEqual([]);
  expect(
    headLost("say that from May we open late", before, callout("From May we open late")),
  ).toEqual([]);
});

test("an hour is that of the days that were said, and of no others", () => {
  const wish = "Thursday sessions now start at 7.30";
  const row = "<dt>Tuesdays and Thursdays</dt><dd>7pm to 9pm</dd>";
  expect(daysBeside(wish, before, page("7pm to 9pm", "7.30 to 9pm"))).toHaveLength(1);
  const split = page(
    row,
    "<dt>Tuesdays</dt><dd>7pm to 9pm</dd></div><div><dt>Thursdays</dt><dd>7.30 to 9pm</dd>",
  );
  expect(daysBeside(wish, before, split)).toEqual([]);
  expect(daysBeside("we start at 7.30", before, page("7pm", "7.30"))).toEqual([]);
  expect(
    daysBeside("Thursday closed, the rest 8 to 9", before, page("7pm to 9pm", "8 to 9")),
  ).toEqual([]);
});

test("a mark alone is no text", () => {
  const wish = "We're away in May. Can you add a note at the top?";
  expect(marksAlone(wish, before, callout("?"))).toHaveLength(1);
  expect(marksAlone(wish, before, callout("★"))).toEqual([]);
});

test("what was moved is at one place", () => {
  const wish = "move the hours to the footer";
  const there = "<p>Us</p><p>7pm to 9pm</p>";
  expect(standsTwice(wish, before, page("<p>Us</p>", there))).toHaveLength(1);
  expect(
    standsTwice("show the hours in the footer, too", before, page("<p>Us</p>", there)),
  ).toEqual([]);
});

test("no list of prices stands among the links of the menu", () => {
  const prices = page("</nav>", "<dl><div><dt>plates</dt><dd>£28</dd></div></dl></nav>");
  expect(amongLinks("add plates for £28", before, prices)).toHaveLength(1);
  expect(
    amongLinks("add a link", before, page("</nav>", '<a href="#menu">Menu</a></nav>')),
  ).toEqual([]);
});

test("titles of some things are not all headings", () => {
  const rule = (selector: string) =>
    new Map([
      ...before,
      ["styles.css", `${before.get("styles.css")}\n${selector} {\n  font-size: 0.8rem;\n}\n`],
    ]);
  expect(titlesOfAll("make the project titles smaller", before, rule(":root h3"))).toHaveLength(1);
  expect(titlesOfAll("make the project titles smaller", before, rule("#work h3"))).toEqual([]);
  expect(titlesOfAll("make the section titles smaller", before, rule(":root h2"))).toEqual([]);
});

test("a project without a page is asked nothing of pages", () => {
  const app = new Map([["src/App.tsx", "export {}"]]);
  expect(askedOfPage("move it to the top", app, new Map(app).set("src/a.ts", ""))).toEqual([]);
});
