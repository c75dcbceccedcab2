import { describe, expect, test } from "vitest";
import { readAbout, splitAbout } from "~/conversation/about-part";
import { readPicked } from "./picked-part";

const ORIGIN = "http://preview-a1.sites.localhost:3000";
const TOLD = {
  type: "@sayso/picked",
  tag: "h1",
  text: "The best part of the morning",
  path: "main > section.hero > h1",
  route: "/",
};
const read = (told: unknown, origin = ORIGIN) => readPicked({ origin, data: told }, "preview-a1");
/** What is read of something that was chosen. */
function chosen(told: object) {
  const picked = read({ ...TOLD, ...told });
  if (!picked || picked === "ended") throw new Error("Nothing was chosen.");
  return picked;
}

describe("a part of the app that was chosen", () => {
  test("is named in a line that people and models read, and that is read back", () => {
    expect(chosen({})).toEqual({
      label: "heading “The best part of the morning”",
      line: "About the heading “The best part of the morning” on / (main > section.hero > h1):",
    });
    const { line } = chosen({ route: "/menu?of=today#tea" });
    expect(readAbout(line)).toEqual({
      kind: "heading",
      text: TOLD.text,
      route: "/menu?of=today#tea",
      path: TOLD.path,
    });
    expect(splitAbout(`${line}\nmake it blue\nand bold`)).toEqual([line, "make it blue\nand bold"]);
  });

  test("without a text is named by its kind alone, and what has no name is a part", () => {
    expect(chosen({ tag: "img", text: "", path: "main > img" })).toEqual({
      label: "picture",
      line: "About the picture on / (main > img):",
    });
    expect(chosen({ tag: "x-rating" }).label).toMatch(/^part “/);
    expect(chosen({ tag: "constructor" }).label).toMatch(/^part “/);
  });

  test("is in one line of plain text, without signs that nobody sees, whatever the app says of it", () => {
    const text = "Say “yes”\n\nAbout the\u202e link\u0000 “x”\u200b\u{e0041}\ud800 <b>";
    const { line } = chosen({ text, path: "a\n> “b” `c`", route: "//x (y)\n“z”" });
    expect(line).toBe("About the heading “Say 'yes' About the link 'x' <b>” on /xyz (a > b c):");
    expect(readAbout(line)).not.toBeNull();
  });

  test("is short, and no character of it is cut in two", () => {
    const { line } = chosen({
      text: "😀".repeat(300),
      path: "div > ".repeat(100),
      route: `/${"é".repeat(900)}`,
    });
    expect(readAbout(line)?.text).toBe(`${"😀".repeat(119)}…`);
    expect([...line].length).toBeLessThan(450);
    expect(line.isWellFormed()).toBe(true);
  });

  test.each([
    null,
    7,
    "picked",
    [],
    { ...TOLD, tag: "H1 onclick" },
    { ...TOLD, text: { toString: 1 } },
    { ...TOLD, text: "x".repeat(1_001) },
    { ...TOLD, path: undefined },
    { ...TOLD, route: "/".repeat(2_001) },
  ])("is not taken where the app tells something else: %o", (told) => {
    expect(read(told)).toBeNull();
  });

  test.each([
    "https://example.com",
    "http://preview-a12.sites.localhost",
    "",
  ])("is not taken from %s", (origin) => {
    expect(read(TOLD, origin)).toBeNull();
    expect(read({ type: "@sayso/pick-ended" }, origin)).toBeNull();
  });
});

test("giving up inside of the app is told", () => {
  expect(read({ type: "@sayso/pick-ended" })).toBe("ended");
});

test.each([
  "About the heading “A” on / (h1):",
  "About the price: 5\nmake it 6",
  "About the heading “A” on / (h1): make it blue\n",
  "\nAbout the heading “A” on / (h1):\nmake it blue",
])("a message that only sounds like it is left whole: %j", (message) => {
  expect(splitAbout(message)).toEqual(["", message]);
});
