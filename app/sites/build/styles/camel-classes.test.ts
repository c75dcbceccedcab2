import { expect, test } from "vitest";
import { openBuilds, pageWith } from "../../../../tests/support/project-builds";
import { withCamelClasses } from "./camel-classes";

const { built } = openBuilds();
const added = (css: string) => withCamelClasses(css).slice(css.length).trim();

test("classes with dashes have a name that scripts can write, beside their own", () => {
  expect(added(".hero-banner { color: red } .cover { width: 1px }")).toBe(
    ".heroBanner { composes: hero-banner; }",
  );
  expect(added("@media (min-width: 1px) { .hero-banner__title > .a_b:hover { top: 0 } }")).toBe(
    ".heroBannerTitle { composes: hero-banner__title; }\n.aB { composes: a_b; }",
  );
});

test("what is there already, of the whole page, or no class stays as it is", () => {
  expect(added(".a-b {} .aB {} :global(.Mui-root) .c { background: url(x.y-z) }")).toBe("");
  expect(added("/* .x-y { */ .c { margin: .5em } @keyframes k-m { 50.5% { top: 0 } }")).toBe("");
});

test("a project whose configuration asks for it reads them", async () => {
  const site = await built({
    "index.html": pageWith("/src/main.ts"),
    "vite.config.ts": "export default { css: { modules: { localsConvention: 'camelCaseOnly' } } }",
    "src/main.ts":
      'import styles from "./card.module.scss"; document.body.className = styles.heroBanner;',
    "src/card.module.scss": ".hero-banner { color: teal; &__title { top: 0 } }",
  });
  const [script = ""] = site.names(/^\/assets\/.*\.js$/).map((name) => site.text(name));
  expect(script).toContain('"heroBanner":"card_module_hero-banner card_module_heroBanner"');
});
