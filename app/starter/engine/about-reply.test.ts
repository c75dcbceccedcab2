import { expect, test } from "vitest";
import { writeAbout } from "~/conversation/about-part";
import { makeProject } from "../../../tests/support/everyday-edits";
import { answer } from "./answer.server";

const PAGE = `<!doctype html>
<html>
<head>
  <title>The best part of the morning</title>
</head>
<body>
  <nav><a href="#menu">Menu</a></nav>
  <h1>The best part of the morning</h1>
  <section id="menu">
    <h2>Menu</h2>
    <p>Tea &amp; cake</p>
    <p>Twice</p>
    <p>Twice</p>
  </section>
</body>
</html>
`;

const WAYS = {
  heading: "section > h2",
  title: "main > h1",
  link: "nav > a",
  paragraph: "section > p",
};

/** Says something of a part of the page, as the workspace puts it. */
function sayOf(kind: keyof typeof WAYS, text: string, words: string, files = FILES) {
  const named = kind === "title" ? "heading" : kind;
  const line = writeAbout({ kind: named, text, route: "/", path: WAYS[kind] });
  const { opening, closing, changes } = answer(`${line}\n${words}`, files);
  return { words: `${opening} ${closing}`.trim(), changes, page: changes.get("index.html") ?? "" };
}

const FILES = new Map([["index.html", PAGE]]);

test.each([
  "make it Good morning",
  "change to Good morning",
  "Change it to “Good morning”",
  "it should say Good morning",
  "rename this to Good morning",
])("“%s” changes the text that was pointed at, and no other", (wish) => {
  const { page, words } = sayOf("title", "The best part of the morning", wish);
  expect(page).toBe(PAGE.replace("<h1>The best part of the morning<", "<h1>Good morning<"));
  expect(words).toBe("Changed “The best part of the morning” to “Good morning”.");
});

test("a heading is told from the link to it, and what is written is no markup", () => {
  const { page } = sayOf("heading", "Menu", "make it say <b>Food</b>");
  expect(page).toBe(PAGE.replace("<h2>Menu<", "<h2>&lt;b&gt;Food&lt;/b&gt;<"));
  expect(sayOf("link", "Menu", "make it Food").page).toBe(PAGE.replace(">Menu</a>", ">Food</a>"));
});

test.each([
  "remove this",
  "Delete it.",
  "remove this paragraph",
  "please take it away",
])("“%s” takes that part away", (wish) => {
  const { page, words } = sayOf("paragraph", "Tea & cake", wish);
  expect(page).toBe(PAGE.replace("    <p>Tea &amp; cake</p>\n", ""));
  expect(words).toBe("Removed “Tea & cake”.");
});

test("a text of a program is changed where it stands once", () => {
  const { changes, words } = sayOf(
    "heading",
    "New expense",
    "change to Spent something",
    makeProject("expense tracker"),
  );
  expect([...changes.keys()]).toEqual(["src/App.tsx"]);
  expect(changes.get("src/App.tsx")).toContain("Spent something");
  expect(words).toBe("Changed “New expense” to “Spent something”.");
});

test.each([
  ["Twice", "make it Once", "stands in more than one place"],
  ["Twice", "remove this", "stands in more than one place"],
  ["Nowhere to be seen", "change to Here", "I did not find “Nowhere to be seen”"],
  ["", "remove this", "I find parts by their whole text"],
  ["Tea & cake", "make it bigger", "I can change the words"],
  ["Tea & cake", "make it nicer", "I can change the words"],
  ["Tea & cake", "remove the footer", "I can change the words"],
  ["Tea & cake", "make it red", "I can change the words"],
  ["Tea & cake", "what is this for?", "I can change the words"],
])("of “%s”, “%s” changes nothing, and says why", (text, wish, why) => {
  const { changes, words } = sayOf("paragraph", text, wish);
  expect([...changes]).toEqual([]);
  expect(words).toMatch(/^Built-in starter: I changed nothing\. /);
  expect(words).toContain(why);
});

test("where there is no app yet, what is said goes on without the part", () => {
  expect(sayOf("title", "Gone", "make a to-do list", new Map()).changes.size).toBeGreaterThan(0);
});
