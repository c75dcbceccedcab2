import { expect, test } from "vitest";
import { withStandIns } from "./stand-in-modules";

const tree = (files: Record<string, string>) => new Map(Object.entries(files));

/** What an import comes to: the text of the file that stands in. */
function standIn(source: string, specifier: string, more: Record<string, string> = {}) {
  const made = withStandIns(tree({ "src/main.ts": source, ...more }));
  const alias = made?.alias.find(({ find }) => (find as RegExp).test(specifier));
  return { text: made?.tree.get(alias?.replacement.slice(1) ?? ""), warnings: made?.warnings };
}

test("a package's stylesheet that a script imports is compiled as one of the project's", () => {
  const quasar = "quasar/src/css/index.sass";
  expect(standIn(`import "${quasar}"`, quasar).text).toBe(`@import "/node_modules/${quasar}";\n`);
  const less = "antd/dist/antd.less";
  expect(standIn(`import("${less}")`, less).text).toBe(`@import "/node_modules/${less}";\n`);
  expect(
    withStandIns(tree({ "src/a.ts": 'import "styles/a.scss"', "src/styles/a.scss": "" })),
  ).toBeNull();
  expect(withStandIns(tree({ "src/a.ts": 'import "./a.scss"; import "a/b.css"' }))).toBeNull();
});

test("styles that a plugin makes of classes are none, which is told", () => {
  for (const specifier of ["uno.css", "virtual:uno.css", "virtual:windi-base.css"]) {
    const { text, warnings } = standIn(`import "${specifier}"`, specifier);
    expect(text).toBe("");
    expect(warnings?.[0]?.text).toMatch(/^Styles of (?:UnoCSS|Windi CSS) are not made here/);
  }
});

test("Tailwind's stylesheet in a component of Svelte is Tailwind's, and no other package's", () => {
  const text = '<script>import "tailwindcss/tailwind.css"</script>';
  const made = withStandIns(tree({ "src/App.svelte": text }));
  expect(made?.tree.get(".tailwind/tailwind.css")).toContain("@tailwind utilities;");
  expect(made?.warnings).toEqual([]);
});
