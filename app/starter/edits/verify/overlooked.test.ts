import { expect, test } from "vitest";
import { overlooked } from "./overlooked";
import { unaccounted } from "./unaccounted";
import { unexplained } from "./unexplained";

const PAGE =
  '<main>\n<h1>Blue Door</h1>\n<h2>Is it far?</h2>\n<p class="answer">No.</p>\n<h2>Our story</h2>\n<button class="button">Send</button>\n</main>\n';
const before = new Map([
  ["index.html", PAGE],
  ["styles.css", ":root {\n  --bg: #ffffff;\n}\n"],
]);
const withPage = (from: string, to: string) =>
  new Map([...before, ["index.html", PAGE.replace(from, to)]]);
const withCss = (css: string) => new Map([...before, ["styles.css", `:root {\n}\n${css}`]]);

test("a wish that was taken as a whole leaves nothing", () => {
  const after = withPage("Send", "Write to us");
  expect(overlooked("change Send to Write to us", before, after)).toEqual([]);
  expect(unaccounted("change Send to Write to us", before, after, "")).toEqual([]);
});

test("words that nothing accounts for are left, but for those that an edit answers itself", () => {
  const after = withPage("Send", "Write to us");
  const wish = "change Send to Write to us with fireworks and music";
  const words = (accounts: string) =>
    unexplained(wish, before, after, accounts).map(({ text }) => text);
  expect(words("")).toEqual(["fireworks", "music"]);
  expect(words("Fireworks")).toEqual(["music"]);
  expect(
    unaccounted("change Send to Write, 7 times", before, withPage("Send", "Write"), ""),
  ).toEqual(["7"]);
});

test.each([
  [
    "a text with words that only put it",
    "rename it to Red Door everywhere",
    "Blue Door",
    "Red Door everywhere",
    "everywhere",
  ],
  [
    "the beginning of a text",
    "it should say Gone fishing and back soon",
    "Send",
    "Gone fishing",
    "and",
  ],
  [
    "an answer in the place of its question",
    "for Is it far? write Ten minutes",
    "Is it far?",
    "Ten minutes",
    "Is it far?",
  ],
  [
    "a text in the place of what it should stand under",
    "text under the Send: Hello there",
    "Send",
    "Hello there",
    "send",
  ],
  [
    "half a sentence",
    "send an email to each of our guests on Sunday",
    "Send",
    "each of our guests on Sunday",
    "each",
  ],
])("told: %s", (_, wish, from, to, left) => {
  expect(overlooked(wish, before, withPage(from, to)).join(" ")).toContain(left);
});

test("told: a name that was to go and is there still", () => {
  expect(overlooked("remove Our story", before, withPage("<p class", "<i></i><p class"))).toContain(
    "Our story",
  );
});

test("told: a rule that nothing on the screen has, and a look in the place of a move", () => {
  const red = new Map([
    ...before,
    ["styles.css", `${before.get("styles.css")}\n.carousel {\n  color: red;\n}\n`],
  ]);
  expect(overlooked("make the carousel red", before, red)).toContain(".carousel");
  expect(
    overlooked(
      "move Send below Our story",
      before,
      withCss(".button {\n  text-align: right;\n}\n"),
    ),
  ).toContain("below");
});
