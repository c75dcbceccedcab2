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
  const named = tree({
    "src/a.ts": 'import "@client/look/main.scss"',
    "client/look/main.scss": "",
  });
  expect(withStandIns(named, [{ find: "@client", replacement: "/client" }])).toBeNull();
});

test("styles that Windi CSS makes of classes are none, which is told", () => {
  const { text, warnings } = standIn('import "virtual:windi-base.css"', "virtual:windi-base.css");
  expect(text).toBe("");
  expect(warnings?.[0]?.text).toMatch(/^Styles of Windi CSS are not made here/);
});

test("those of UnoCSS are made, with icons of the packages that the project names", () => {
  const more = { "package.json": '{ "devDependencies": { "@iconify-json/tabler": "1" } }' };
  for (const specifier of ["uno.css", "virtual:uno.css"]) {
    const { text, warnings } = standIn(`import "${specifier}"`, specifier, more);
    expect(text).toContain('@import "@iconify-json/tabler/icons.json";');
    expect(text).toContain("@unocss;");
    expect(warnings).toEqual([]);
  }
});

test("Tailwind's stylesheet in a component of Svelte is Tailwind's, and no other package's", () => {
  const text = '<script>import "tailwindcss/tailwind.css"</script>';
  const made = withStandIns(tree({ "src/App.svelte": text }));
  expect(made?.tree.get(".tailwind/tailwind.css")).toContain("@tailwind utilities;");
  expect(made?.warnings).toEqual([]);
});

test("a project's icons are symbols of its page, as its configuration calls them", () => {
  const specifier = "virtual:svg-icons-register";
  const files = {
    "vite.config.ts":
      "createSvgIconsPlugin({ iconDirs: [path.resolve(process.cwd(), 'src/marks')], symbolId: 'mark-[dir]-[name]' })",
    "src/marks/menu/home.svg": '<svg width="16" height="8"><path d="M0 0"/></svg>',
    "src/marks/up.svg": '<svg viewBox="0 0 9 9" fill="none"><path/></svg>',
    "src/assets/icons/left.svg": "<svg/>",
  };
  const { text } = standIn(`import "${specifier}"`, specifier, files);
  expect(text).toContain(
    JSON.stringify(
      '<symbol id="mark-menu-home" viewBox="0 0 16 8"><path d="M0 0"/></symbol><symbol id="mark-up" viewBox="0 0 9 9" fill="none"><path/></symbol></svg>',
    ).slice(1),
  );
  const usual = standIn(`import "${specifier}"`, specifier, {
    "src/assets/icons/left.svg": '<svg viewBox="0 0 1 1"></svg>',
  });
  expect(usual.text).toContain("icon-left");
});

test.each([
  ["vue", "js", 'from "vue"'],
  ["svelte", "svelte", "{@html body}"],
  ["solid-js", "jsx", "innerHTML={body}"],
  ["react", "jsx", "dangerouslySetInnerHTML={{ __html: body }}"],
])("an icon of a set is a component of %s", (framework, ending, says) => {
  const dependencies = { [framework]: "*", "@iconify-json/mdi": "1" };
  const made = withStandIns(
    tree({
      "package.json": JSON.stringify({ dependencies }),
      "src/a.ts": 'import Up from "~icons/mdi/arrow-up"; import Other from "~icons/fa/x";',
      "src/b.tsx": 'import Up from "~icons/mdi/arrow-up.jsx?width=2em"',
    }),
  );
  const file = `.icons/mdi/arrow-up.${ending}`;
  expect(made?.alias).toEqual(
    ["~icons/mdi/arrow-up", "~icons/mdi/arrow-up.jsx?width=2em"].map((find) => ({
      ...{ find, replacement: `/${file}` },
    })),
  );
  expect(made?.tree.get(file)).toContain('import set from "@iconify-json/mdi/icons.json";');
  expect(made?.tree.get(file)).toContain(says);
});

test("a module that only a plugin makes is empty where it is imported for what it does, which is told", () => {
  const made = withStandIns(tree({ "src/main.ts": 'import "virtual:mock-server";' }));
  expect(made?.alias).toMatchObject([{ find: "virtual:mock-server" }]);
  expect(made?.warnings[0]?.text).toMatch(/^"virtual:mock-server" is made by a plugin/);
  // What a module takes of one is a mistake that the build tells.
  expect(withStandIns(tree({ "src/main.ts": 'import a from "virtual:routes";' }))).toBeNull();
});

test("pictures that never end and files of empty lines are read once", () => {
  const specifier = "virtual:svg-icons-register";
  for (const tag of ["<svg ", "<svg>"]) {
    const picture = { "src/icons/a.svg": tag.repeat(200_000) };
    expect(standIn(`import "${specifier}"`, specifier, picture).text).toContain("icon-a");
  }
  expect(withStandIns(tree({ "src/a.ts": "\n".repeat(200_000) }))).toBeNull();
});
