import { expect, test } from "vitest";
import { kindsLeft } from "./kinds-left";

const page = "<html>\n<head>\n<title>A</title>\n</head>\n<body>\n<p>Hi</p>\n</body>\n</html>";
const before = new Map([
  ["index.html", page],
  ["styles.css", ":root {\n  --accent: #111111;\n}\n"],
]);
const withPage = (text: string) => new Map([...before, ["index.html", text]]);
const withStyles = (text: string) => new Map([...before, ["styles.css", text]]);
const recoloured = withStyles(":root {\n  --accent: #222222;\n}\n");

test.each([
  ["add a page Contact", withPage(page.replace("Hi", "Contact")), "the page"],
  ["add sunrise and sunset", recoloured, "sunrise and sunset"],
  ["a soft gradient for the page", recoloured, "the gradient"],
  ["no csv download", withPage(page.replace("<title>A", "<title>")), "what is on the screen"],
  [
    "each post needs a date",
    withPage(page.replace("<p>Hi</p>", '<input type="date">')),
    "what was wished for the post",
  ],
  ["make the boxes round and bigger", withStyles("a {\n  border-radius: 50%;\n}\n"), "the size"],
])("of “%s” it sees what was not made", (wish, after, left) => {
  expect(kindsLeft(wish, before, after)).toContain(left);
});

test.each([
  ["call it B", withPage(page.replace("<title>A", "<title>B"))],
  ["make it darker", recoloured],
  ["add a line at the end: Bye", withPage(page.replace("Hi", "Bye"))],
])("of “%s” nothing is left", (wish, after) => {
  expect(kindsLeft(wish, before, after)).toEqual([]);
});
