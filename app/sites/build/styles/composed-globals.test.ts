import { expect, test } from "vitest";
import { readStore } from "../../packages/store.server";
import { toBuildInput } from "../build-input";
import { buildTree } from "../build-tree";
import { withComposedGlobals } from "./composed-globals";

test("a rule that takes along a class of the whole page says so in the way of the specification", () => {
  expect(withComposedGlobals(".a { composes: global(wide); color: red }")).toBe(
    ".a { composes: wide from global; color: red }",
  );
  expect(withComposedGlobals(".a{composes:b global(wide) global( tall )}")).toBe(
    ".a{composes: b; composes: wide tall from global}",
  );
});

test.each([
  ".a { composes: b from './b.module.css' }",
  ":global(.visible) .a { color: red }",
  ".a { --composes: global(wide) }",
])("other styles stay as they are: %s", (css) => {
  expect(withComposedGlobals(css)).toBe(css);
});

test("a page's module of styles that takes one along gives its element both classes", async () => {
  const files = new Map(
    Object.entries({
      "package.json": "{}",
      "index.html": '<script type="module" src="/main.js"></script>',
      "main.js": 'import styles from "./a.module.css"; document.body.className = styles.card;',
      "a.module.css": ".card { composes: global(wide); color: red }",
    }),
  );
  const result = await buildTree(toBuildInput(files), "preview", readStore());
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(result.build.warnings).toEqual([]);
  const scripts = [...result.build.files]
    .filter(([place]) => place.endsWith(".js"))
    .map(([, { body }]) => new TextDecoder().decode(body));
  expect(scripts.join("\n")).toMatch(/"card":\s*"wide a_card"/);
});
