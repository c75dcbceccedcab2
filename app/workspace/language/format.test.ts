import { expect, test } from "vitest";
import { findConfig } from "./format-config";
import { type Formatted, formatText } from "./format-text";

const format = (path: string, text: string, settings: Record<string, string> = {}, caret = 0) =>
  formatText({ path, text, caret, config: findConfig(path, (name) => settings[name]) });
const textOf = (formatted: Formatted) => ("text" in formatted ? formatted.text : formatted.problem);

test.each([
  ["a.ts", "const a:number=1", "const a: number = 1;\n"],
  ["a.jsx", "const a=<p  class='x'>hi</p>", 'const a = <p class="x">hi</p>;\n'],
  ["a.css", "p{color:red}", "p {\n  color: red;\n}\n"],
  ["a.html", "<ul><li>a</li></ul>", "<ul>\n  <li>a</li>\n</ul>\n"],
  ["a.vue", "<template><p>a</p></template>", "<template><p>a</p></template>\n"],
  ["a.md", "*  one\n*  two\n", "- one\n- two\n"],
  ["a.json", '{"a":1}', '{ "a": 1 }\n'],
])("%s is formatted", async (path, text, formatted) => {
  expect(textOf(await format(path, text))).toBe(formatted);
});

test("of a Svelte component its scripts and styles are formatted, and its markup is as it was", async () => {
  const text =
    '<script lang="ts">\nlet open:boolean=$state(false)\nconst a=`x\n y`\n</script>\n\n{#if open}<b>a</b><i>b</i>{/if}\n<style>\nb{color:red}\n</style>\n';
  const formatted = await format("a.svelte", text, {}, text.indexOf("<i>"));
  expect(textOf(formatted)).toBe(
    '<script lang="ts">\n  let open: boolean = $state(false);\n  const a = `x\n y`;\n</script>\n\n{#if open}<b>a</b><i>b</i>{/if}\n<style>\n  b {\n    color: red;\n  }\n</style>\n',
  );
  expect(formatted).toMatchObject({ caret: textOf(formatted).indexOf("<i>") });
  expect(await format("a.svelte", `${text}<script module>\nconst = 1;\n</script>`)).toMatchObject({
    line: 12,
  });
});

test("the project's settings count, the nearest and its overrides", async () => {
  const settings = {
    ".prettierrc": "singleQuote: true\n",
    "src/.prettierrc.json":
      '{"semi": false, "overrides": [{"files": "*.tsx", "options": {"semi": true}}]}',
  };
  expect(textOf(await format("a.ts", 'f("a")', settings))).toBe("f('a');\n");
  expect(textOf(await format("src/deep/a.ts", 'f("a")', settings))).toBe('f("a")\n');
  expect(textOf(await format("src/deep/a.tsx", 'f("a")', settings))).toBe('f("a");\n');
  const manifest = { "package.json": '{"name": "x", "prettier": {"tabWidth": 4}}' };
  expect(textOf(await format("a.css", "p{top:0}", manifest))).toBe("p {\n    top: 0;\n}\n");
});

test("settings name no plugin and no parser, and broken ones are none", async () => {
  const settings = { ".prettierrc": '{"plugins": ["./evil.js"], "parser": "css", "semi": false}' };
  expect(textOf(await format("a.js", "f()", settings))).toBe("f()\n");
  expect(textOf(await format("a.js", "f()", { ".prettierrc": "{{" }))).toBe("f();\n");
});

test("the caret stays at its letter", async () => {
  const text = "const a=1\nconst  b=2";
  const formatted = await format("a.js", text, {}, text.indexOf("b"));
  expect(formatted).toMatchObject({ caret: textOf(formatted).indexOf("b") });
});

test("a slip is told with its line, and what nothing formats too", async () => {
  expect(await format("a.ts", "const a = 1;\nconst = 2;\n")).toMatchObject({ line: 2 });
  expect(await format("a.py", "print( 1)")).toEqual({ problem: "Nothing here formats .py files." });
});
