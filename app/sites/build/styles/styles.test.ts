import { describe, expect, test } from "vitest";
import { openBuilds, pageWith } from "../../../../tests/support/project-builds";

const { build, built } = openBuilds();

const PAGE = { "index.html": pageWith("/src/main.ts") };
const MAIN = 'import "./index.css";\ndocument.body.innerHTML = `<p class="';
const mainWith = (classes: string) => `${MAIN}${classes}">x</p>\`;`;

/** The styles of a project whose script names these classes. */
async function stylesOf(files: Record<string, string>, classes = "p-4 md:flex", rest = {}) {
  const site = await built(
    { ...PAGE, "src/main.ts": mainWith(classes), ...files },
    "preview",
    rest,
  );
  return {
    site,
    css: site
      .names(/^\/assets\/.*\.css$/)
      .map((name) => site.text(name))
      .join("\n"),
  };
}

const warningsOf = (site: { build: { warnings: { text: string }[] } }) =>
  site.build.warnings.map(({ text }) => text);

describe("Sass that was compiled before", () => {
  const MAIN_SCSS = { "src/main.ts": 'import "./a.scss"; document.title = "x";' };

  test("is made anew where something that it imports is another, or stands elsewhere now", async () => {
    const files = {
      ...MAIN_SCSS,
      "src/a.scss": '@use "sub/b"; a { color: b.$color }',
      "src/sub/_b.scss": '@use "../c"; $color: c.$color;',
      "src/_c.scss": "$color: tomato;",
    };
    const colourOf = async (more: Record<string, string>) =>
      /color: (\w+)/.exec((await stylesOf({ ...files, ...more })).css)?.[1];
    expect(await colourOf({})).toBe("tomato");
    expect(await colourOf({})).toBe("tomato");
    expect(await colourOf({ "src/_c.scss": "$color: olive;" })).toBe("olive");
    expect(await colourOf({ "src/c.scss": "$color: navy;" })).toBe("navy");
    expect(await colourOf({})).toBe("tomato");
  });
});

describe("Tailwind 4", () => {
  const TAILWIND = '@import "tailwindcss";\n';

  test("makes the classes that sources name, and no others", async () => {
    const { css } = await stylesOf({ "src/index.css": TAILWIND });
    expect(css).toContain(".p-4 {");
    expect(css).toContain("box-sizing: border-box");
    expect(css).toMatch(/\.md\\:flex/);
    expect(css).not.toContain(".p-5");
  });

  test("knows a theme, utilities, variants, and stylesheets that it imports", async () => {
    const { css } = await stylesOf(
      {
        "src/index.css": `${TAILWIND}@import "tw-animate-css";\n@import "./theme.css";\n@custom-variant dark (&:is(.dark *));
          @utility tab-4 { tab-size: 4; }\n@layer base { body { @apply bg-brand; } }`,
        "src/theme.css":
          "@theme inline { --color-brand: var(--brand); }\n:root { --brand: tomato; }",
      },
      "bg-brand dark:p-2 tab-4 animate-in fade-in",
    );
    expect(css).toContain("background-color: var(--brand)");
    expect(css).toContain("tab-size: 4");
    expect(css).toContain("--brand: tomato");
    expect(css).toContain("--tw-enter-opacity");
  });

  test("takes its plugins, and a configuration of the project that the sandbox evaluates", async () => {
    const { css, site } = await stylesOf(
      {
        "src/index.css": `${TAILWIND}@plugin "@tailwindcss/typography";\n@plugin "unknown-plugin";\n@plugin "./own.js";\n@config "../tailwind.config.ts";`,
        "src/own.js":
          'import plugin from "tailwindcss/plugin"; export default plugin(({ addUtilities }) => addUtilities({ ".own": { color: "teal" } }));',
        "tailwind.config.ts":
          'export default { theme: { extend: { colors: { sea: "#045" }, width: ({ theme }) => ({ huge: theme("spacing.96") }) } } } satisfies object;',
      },
      "prose own bg-sea w-huge",
    );
    expect(css).toContain(".prose");
    expect(css).toContain("color: teal");
    expect(css).toMatch(/background-color: #045/);
    expect(css).toContain("24rem");
    expect(warningsOf(site)).toEqual(["The Tailwind plugin unknown-plugin is left out."]);
  });

  test("adds a class with an edit, and forgets one", async () => {
    const files = { "src/index.css": TAILWIND };
    expect((await stylesOf(files, "p-4")).css).not.toContain(".m-7");
    const more = (await stylesOf(files, "p-4 m-7")).css;
    expect(more).toContain(".m-7");
    expect((await stylesOf(files, "p-4")).css).not.toContain(".m-7");
  });

  test("is styled through a page's own link too", async () => {
    const { site } = await stylesOf({
      "index.html":
        '<!doctype html><html><head><link rel="stylesheet" href="/src/linked.css"></head><body class="p-6"></body></html>',
      "src/linked.css": TAILWIND,
    });
    expect(site.text("/src/linked.css")).toContain(".p-6");
  });

  test("says what a class that it does not know is", async () => {
    const result = await build({
      ...PAGE,
      "src/main.ts": mainWith("p-4"),
      "src/index.css": `${TAILWIND}.x { @apply no-such-class; }`,
    });
    expect(result).toMatchObject({
      ok: false,
      problems: [{ text: expect.stringMatching(/no-such-class/), file: "src/index.css" }],
    });
  });
});

describe("Tailwind 3", () => {
  const DIRECTIVES = "@tailwind base;\n@tailwind components;\n@tailwind utilities;\n";
  const SHADCN = `import type { Config } from "tailwindcss"; import animate from "tailwindcss-animate";
    export default { darkMode: ["class"], content: ["./src/**/*.{ts,tsx}"], theme: { container: { center: true }, extend: {
      colors: { border: "hsl(var(--border))", primary: { DEFAULT: "hsl(var(--primary))" } },
      borderRadius: { lg: "var(--radius)" }, keyframes: { down: { from: { height: "0" } } }, animation: { down: "down 0.2s" } } },
      plugins: [animate] } satisfies Config;`;

  test("makes a shadcn project's classes, layers and variables", async () => {
    const { css, site } = await stylesOf(
      {
        "tailwind.config.ts": SHADCN,
        "postcss.config.js": "export default { plugins: { tailwindcss: {}, autoprefixer: {} } }",
        "src/index.css": `${DIRECTIVES}@layer base { :root { --border: 1 2% 3%; } * { @apply border-border; } }
          @layer components { .card { @apply rounded-lg p-4; } } .raw { color: theme("colors.gray.500"); user-select: none; }
          @media screen(md) { .wide { width: 1px } }`,
      },
      "card bg-primary/50 animate-down animate-in fade-in-0 container dark:p-2",
    );
    expect(css).toContain("border-color: hsl(var(--border))");
    expect(css).toContain("border-radius: var(--radius)");
    expect(css).toMatch(/background-color: hsl\(var\(--primary\) \/ 0\.5\)/);
    expect(css).toContain("--tw-enter-opacity: 0");
    expect(css).toContain("@keyframes down");
    expect(css).toContain("color: #6b7280");
    expect(css).toContain("min-width: 768px");
    expect(css).toContain("-webkit-user-select: none");
    expect(warningsOf(site)).toEqual([]);
  });

  test("brings along what a stylesheet imports, and plugins of the project", async () => {
    const { css } = await stylesOf(
      {
        "tailwind.config.cjs": `const plugin = require("tailwindcss/plugin");
          module.exports = { content: [], theme: { extend: {} }, plugins: [require("@tailwindcss/forms"),
            plugin(({ matchUtilities, addVariant }) => { matchUtilities({ tab: (v) => ({ tabSize: v }) }, { values: { 2: "2" } }); addVariant("third", "&:nth-child(3)"); })] };`,
        "src/index.css":
          '@import "tailwindcss/base";\n@import "./parts/buttons.css";\n@import "tailwindcss/components";\n@import "tailwindcss/utilities";',
        "src/parts/buttons.css":
          '@layer components { .btn { @apply font-bold; background: url("./dot.svg"); } }',
        "src/parts/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg"/>',
      },
      "btn tab-2 tab-[7] third:p-1",
    );
    expect(css).toContain("font-weight: 700");
    expect(css).toContain("data:image/svg");
    expect(css).toContain("tab-size: 2");
    expect(css).toContain("tab-size: 7");
    expect(css).toContain(":nth-child(3)");
    expect(css).toContain("[type=text]");
  });

  test("is there in Sass, by the files that have its directives", async () => {
    const { css } = await stylesOf({
      "tailwind.config.js": 'export default { content: ["./src/**/*.ts"] }',
      "src/main.ts": 'import "./app.sass"; document.body.className = "p-7";',
      "src/app.sass":
        '@import "tailwindcss/base"\n@import "~tailwindcss/utilities"\n.a\n  color: teal\n',
    });
    expect(css).toContain("padding: 1.75rem");
    expect(css).toContain("color: teal");
  });

  test("shows nobody the classes of another project with the same styles", async () => {
    const files = {
      "tailwind.config.js": "export default { content: [] }",
      "src/index.css": DIRECTIVES,
    };
    await stylesOf(files, "content-['secret']");
    const { css } = await stylesOf(files, "p-4");
    expect(css).not.toContain("secret");
    expect(css).toContain(".p-4");
    expect((await stylesOf(files, "p-4 content-['secret']")).css).toContain("secret");
  });

  test("looks where its configuration says, and always makes what that lists", async () => {
    const files = {
      "tailwind.config.js":
        'export default { content: ["./src/**/*.ts"], safelist: ["m-11", { pattern: /^bg-red-(100|200)$/ }] }',
      "src/index.css": DIRECTIVES,
      "notes/other.md": "p-11",
    };
    for (const _time of ["first", "again"]) {
      const { css } = await stylesOf(files);
      for (const name of [".p-4", ".m-11", ".bg-red-200"]) expect(css).toContain(name);
      expect(css).not.toContain(".p-11");
    }
  });

  test("works with defaults where its configuration cannot be evaluated, and says so with the place", async () => {
    const { css, site } = await stylesOf({
      "tailwind.config.js": "export default {\n  content: missing.thing,\n};",
      "src/index.css": DIRECTIVES,
    });
    expect(css).toContain(".p-4");
    expect(site.build.warnings).toMatchObject([
      {
        file: "tailwind.config.js",
        line: 2,
        text: expect.stringMatching(/^tailwind\.config\.js could not be evaluated/),
      },
    ]);
  });
});

describe("preprocessors", () => {
  test("Sass: modules, partials, imports and what stands before every file", async () => {
    const { css } = await stylesOf({
      "src/index.css": "",
      "src/main.ts":
        'import "./app.scss"; import "./right.sass"; import styles from "./card.module.scss"; document.body.className = styles.card;',
      "vite.config.ts":
        "export default { css: { preprocessorOptions: { scss: { additionalData: '$brand: teal;' } } }, resolve: { alias: { '@old': '/src/styles/old' } } }",
      "src/app.scss":
        '@use "sass:math"; @use "./styles/theme" as t; @import "@old";\n.a { color: t.$ink; width: math.div(10px, 4); &-b { color: $old; border-color: $brand } }',
      // As it stands in a component.
      "src/right.sass": "\n    .right\n      color: teal\n    .other\n      color: navy\n",
      "src/styles/_theme.scss": "$ink: #123;",
      "src/styles/_old.scss": "$old: #456;",
      "src/card.module.scss": ".card { .x & { color: red } }",
    });
    expect(css).toMatch(/\.a \{\s*color: #123;\s*width: 2\.5px/);
    expect(css).toMatch(/\.a-b \{\s*color: #456;\s*border-color: teal/);
    expect(css).toMatch(/card_card|\.card_/);
    expect(css).toMatch(/\.right \{\s*color: teal;\s*\}\s*\.other/);
  });

  test("Sass: a folder is meant without its underscore, as webpack takes it", async () => {
    const { css } = await stylesOf({
      "src/index.css": "",
      "src/main.ts": 'import "./app.scss";',
      "src/app.scss": '@use "looks" as *;\n.a { color: $ink }',
      "src/_looks/index.scss": '@forward "colours";',
      "src/_looks/colours.scss": "$ink: #123456;",
    });
    expect(css).toContain("color: #123456");
  });

  test("what is not beside a stylesheet is looked for where the project says so", async () => {
    const { css } = await stylesOf({
      "src/index.css": "",
      "src/main.ts": 'import "./app.scss"; import "./app.less";',
      "vite.config.ts":
        'import path from "node:path"; export default { css: { preprocessorOptions: { scss: { loadPaths: [path.resolve(__dirname, "src/shared")] }, less: { paths: ["lib/less"] } } } }',
      "src/app.scss": '@use "ink" as *;\n.a { color: $ink }',
      "src/shared/_ink.scss": "$ink: #123456;",
      "src/app.less": '@import "tint";\n.b { color: @tint }',
      "lib/less/tint.less": "@tint: #654321;",
    });
    expect(css).toContain("color: #123456");
    expect(css).toContain("color: #654321");
  });

  test("Less: imports, mixins and functions, without its JavaScript", async () => {
    const { css } = await stylesOf({
      "src/index.css": "",
      "src/main.ts": 'import "./app.less";',
      "src/app.less":
        '@import "./vars";\n.round(@r: 2px) { border-radius: @r }\n.a { .round(); color: darken(@ink, 10%); .b { width: (4px * 2) } }',
      "src/vars.less": "@ink: #336699;",
    });
    expect(css).toMatch(/border-radius: 2px;\s*color: #264c73/);
    expect(css).toMatch(/\.a \.b \{\s*width: 8px/);
  });

  test.each([
    ["src/app.scss", ".a { color: $nope; }", /Undefined variable/],
    ["src/app.scss", '@use "/etc/passwd";', /Can't find stylesheet/],
    ["src/app.less", ".a { color: @nope; }", /@nope is undefined/],
    ["src/app.less", '@import "/etc/passwd";', /no file/],
    ["src/app.less", ".a { b: `process.env` }", /JavaScript/i],
    ["src/app.less", '@plugin "fs";', /./],
    ["src/app.less", '.a { b: data-uri("/etc/passwd"); }', /./],
    ["src/app.styl", "a\n  color red", /Stylus is not supported/],
  ])("a mistake or an escape in %s is told: %s", async (file, source, says) => {
    const result = await build({ ...PAGE, "src/main.ts": `import "/${file}";`, [file]: source });
    expect(result.ok ? null : result.problems[0]).toMatchObject({
      text: expect.stringMatching(says),
    });
    expect(JSON.stringify(result)).not.toContain("root:");
  });
});

describe("postcss", () => {
  test("nests and prefixes where that is asked, and names what is left out", async () => {
    const { css, site } = await stylesOf({
      "postcss.config.cjs":
        'module.exports = { plugins: [require("postcss-nested"), require("autoprefixer"), require("postcss-odd")({})] }',
      "src/index.css": ".a { user-select: none; &-b { color: red } }",
    });
    expect(css).toContain(".a-b {");
    expect(css).toContain("-webkit-user-select: none");
    expect(warningsOf(site)).toEqual(["The postcss plugin postcss-odd is left out."]);
  });
});

test("a component in one file is given Tailwind, and told of no lack of it", async () => {
  const classes =
    "flex flex-col items-center p-4 gap-2 text-lg font-bold rounded-lg bg-red-500 mt-4";
  const source = `export default function Budget() { return <p className="${classes}">Hi</p>; }`;
  const { build: site } = await built({ "budget.tsx": source });
  expect(site.warnings.map(({ text }) => text).join("\n")).not.toContain("Tailwind");
});
