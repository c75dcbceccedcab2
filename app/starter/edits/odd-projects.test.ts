import { expect, test } from "vitest";
import { makeProject } from "../../../tests/support/everyday-edits";
import { answer } from "../engine/answer.server";

const gym = makeProject("A gym in Leeds called Iron Yard. Day pass £8. Open Mon-Fri 6-22.");

test("files without a single tag are looked through once, however large", () => {
  // Looked back from each of their letters, these took minutes.
  const large = ["a", "b", "c", "d"].map((name) => [`${name}.md`, "a".repeat(60_000)] as const);
  const { changes } = answer("make the gymnastyk wordz nicexx", new Map([...gym, ...large]));
  expect([...changes.keys()].filter((path) => path.endsWith(".md"))).toEqual([]);
});

test("a program with a run of words behind a bracket is looked through once", () => {
  // Looked back from each of their places, these took minutes as well.
  const files = new Map([...gym, ["src/odd.ts", `x> ${"a ".repeat(30_000)}`]]);
  const { changes } = answer("Ready? should be Go. Remove the sauna entry", files);
  expect([...changes.keys()]).toEqual([]);
});

test("a text with a hyphen is found", () => {
  const files = new Map([...gym, ["index.html", "<h1>Iron Yard</h1><p>Open Mon-Fri</p>"]]);
  const { changes } = answer('change "Open Mon-Fri" to "Open Mon-Sat"', files);
  expect(changes.get("index.html")).toContain("<p>Open Mon-Sat</p>");
});

test.each([
  [
    "body { font: 16px serif; }\nh1 { font-size: 32px; }\n",
    /font: 18px serif[\s\S]*36px[\s\S]*112\.5%/,
  ],
  [
    "html { font-size: 62.5%; }\nbody { font-size: 1.6rem; }",
    /^html \{ font-size: 70\.31%; \}\nbody \{ font-size: 1\.6rem; \}$/,
  ],
  ["body { color: red }", /html \{\s+font-size: 112\.5%;/],
])("text grows where no variable says how large it is: %s", (css, grown) => {
  const files = new Map([
    ["index.html", "<h1>Hi</h1><p>There</p>"],
    ["style.css", css],
  ]);
  expect(answer("make the text bigger", files).changes.get("style.css")).toMatch(grown);
});

test("wishes are read from a page of many entries in moments, not minutes", () => {
  const text = `<ul>${"<li>Hello there</li>".repeat(3_000)}</ul>`;
  const files = new Map([...gym, ["index.html", text]]);
  for (const wish of ["make the title card bigger", "remove the hello there entry"]) {
    const { opening, closing } = answer(wish, files);
    expect(opening + closing).not.toBe("");
  }
});
