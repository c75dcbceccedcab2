import { afterAll, expect, test } from "vitest";
import { HandMadeStore } from "../../../../tests/support/hand-made-store";
import { readStore, STORE_FOLDER } from "../../packages/store.server";
import { toBuildInput } from "../build-input";
import { buildTree } from "../build-tree";

/** Sass and Less of packages, from a store that is made by hand. */

const PATIENT_MS = 60_000;
const kit = new HandMadeStore({
  tokens: { files: { "base.scss": "$blue: #00f;", "base.less": "@green: #0f0;" } },
  "look-kit": {
    dependencies: ["tokens"],
    files: {
      "scss/with-tokens.scss": '@import "~tokens/base"; .tokens { color: $blue }',
      "less/with-tokens.less": '@import "~tokens/base"; .tokens { color: @green }',
      "scss/_mixins.scss": "@mixin red { color: red }",
      "scss/look.scss": '@import "mixins"; .look { @include red; background: url("./dot.svg") }',
      "scss/odd.scss": `.odd { color: blue } /* ${"url(./.".repeat(40_000)} */`,
      "scss/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
      "fonts.css": "@font-face { font-family: Kit; src: url(./files/kit.woff2) }",
      "files/kit.woff2": "font".repeat(2_000),
      "less/look.less": '@import "colors"; .dark { color: @dark }',
      "less/colors.less": "@dark: #123456;",
    },
  },
});
afterAll(() => kit.remove());
const store = readStore(STORE_FOLDER, kit.folder);

async function stylesOf(files: Record<string, string>): Promise<string> {
  const page = '<script type="module" src="/src/main.js"></script>';
  const manifest = JSON.stringify({ dependencies: { "look-kit": "^1.0.0" } });
  const all = { "index.html": page, "package.json": manifest, ...files };
  const input = toBuildInput(new Map(Object.entries(all)));
  let result = await buildTree(input, "release", store);
  if (!result.ok && result.needs) {
    await kit.install(result.needs);
    result = await buildTree(input, "release", store);
  }
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { files: built } = result.build;
  const [, file] = [...built].find(([name]) => name.endsWith(".css")) ?? [];
  const text = new TextDecoder().decode((built.get("/src/app.scss") ?? file)?.body);
  shownNames = [...built.keys()].filter((name) => /\.(?:svg|woff2)$/.test(name));
  return text;
}
/** Pictures and fonts of the site that was built last. */
let shownNames: string[] = [];

test("Sass takes stylesheets of packages, with what those import and show", {
  timeout: PATIENT_MS,
}, async () => {
  const styles = await stylesOf({
    "src/main.js": 'import "./app.scss";',
    "src/app.scss":
      '@use "look-kit/scss/mixins"; @import "~look-kit/scss/look"; b { @include mixins.red }',
  });
  expect(styles).toMatch(/\.look\s*\{\s*color:\s*red;\s*background:\s*url\("\.\/dot-\w+\.svg"\)/);
  expect(styles).toMatch(/b\s*\{\s*color:\s*red/);
});

test("a stylesheet of a package takes those of the packages that it depends on", {
  timeout: PATIENT_MS,
}, async () => {
  const styles = await stylesOf({
    "src/main.js": 'import "./app.scss"; import "./b.less";',
    "src/app.scss": '@import "~look-kit/scss/with-tokens";',
    "src/b.less": '@import "~look-kit/less/with-tokens";',
  });
  expect(styles).toMatch(/\.tokens\s*\{\s*color:\s*(?:#00f|blue)/);
  expect(styles).toMatch(/\.tokens\s*\{\s*color:\s*(?:#0f0|lime)/);
});

test("addresses of a package's stylesheet that never end are looked at once", {
  timeout: PATIENT_MS,
}, async () => {
  const styles = await stylesOf({
    "src/main.js": 'import "./app.scss";',
    "src/app.scss": '@import "look-kit/scss/odd";',
  });
  expect(styles).toMatch(/\.odd\s*\{/);
});

test("so does Less", { timeout: PATIENT_MS }, async () => {
  const styles = await stylesOf({
    "src/main.js": 'import "./app.less";',
    "src/app.less": '@import "look-kit/less/look.less";',
  });
  expect(styles).toMatch(/\.dark\s*\{\s*color:\s*#123456/);
});

test("a stylesheet that the page links takes plain CSS of a package, with what that shows", {
  timeout: PATIENT_MS,
}, async () => {
  const page =
    '<link rel="stylesheet" href="/src/app.scss"><script type="module" src="/src/main.ts"></script>';
  const styles = await stylesOf({
    "index.html": page,
    "src/main.ts": "console.log(1);",
    "src/app.scss": '@use "look-kit/fonts.css" as *; .own { color: blue }',
  });
  expect(shownNames).toHaveLength(1);
  expect(styles).toContain(`src:url("..${shownNames[0]}")`);
  expect(styles).toContain(".own{color:#00f}");
});
