import { describe, expect, test } from "vitest";
import { openBuilds, pageWith } from "../../../tests/support/project-builds";
import { nestsDeeply } from "./nests-deeply";

const { built, build, check } = openBuilds();
const DEPTH = 4_000;
const nested = (open: string, inside: string, close: string, depth = DEPTH) =>
  open.repeat(depth) + inside + close.repeat(depth);
const project = (file: string, text: string) => ({
  "index.html": pageWith("/src/main.ts"),
  "src/main.ts": `import "./${file}";\nconsole.log("here");`,
  [`src/${file}`]: text,
});

describe("a file with thousands of brackets in one another", () => {
  test.each([
    ["styles", "a.css", nested("a{", "color:red", "}")],
    ["styles that nobody closed", "a.css", "a{".repeat(DEPTH)],
    ["functions", "deep.ts", `console.log(${nested("()=>{", "", "}", 900)});`],
  ])("is no larger as a preview than it is: %s", async (_what, file, text) => {
    const site = await built(project(file, text));
    const bytes = [...site.build.files].filter(([name]) => /\.(?:js|css)$/.test(name));
    expect(Math.max(...bytes.map(([, { body }]) => body.byteLength))).toBeLessThan(100_000);
  });

  test.each([
    ["a.scss", nested("a{", "color:red", "}")],
    ["A.svelte", nested("<div>", "x", "</div>")],
  ])("is told of where its compiler cannot read it: %s", async (file, text) => {
    const said = await check(project(file, text), [`src/${file}`]);
    expect(said[0]).toMatchObject({
      file: `src/${file}`,
      text: expect.stringContaining("nests more deeply than its compiler can read"),
    });
  });

  test("is told of in a build as in a check", async () => {
    const result = await build(project("a.scss", nested("a{", "color:red", "}")));
    expect(result.ok ? "built" : result.problems[0]?.text).toContain("nests more deeply");
  });
});

test("what is usual nests less deeply than that, however long it is", () => {
  expect(nestsDeeply(["function a() { return [1, (2)]; }\n".repeat(5_000)])).toBe(false);
  expect(nestsDeeply([")]}".repeat(5_000), "([{".repeat(90)])).toBe(false);
  expect(nestsDeeply(["", "([{".repeat(101)])).toBe(true);
});
