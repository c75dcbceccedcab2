import { describe, expect, test } from "vitest";
import { openBuilds, PATIENT_MS, pageWith } from "../../../../tests/support/project-builds";

const { built } = openBuilds();

const VITE = {
  "index.html": pageWith("/src/main.tsx"),
  "vite.config.ts": 'import UnoCSS from "unocss/vite"; export default { plugins: [UnoCSS()] };',
};
const MAIN = 'import "virtual:uno.css"; import "virtual:unocss-devtools";\n';

async function stylesOf(markup: string, files: Record<string, string> = {}) {
  const main = `${MAIN}document.body.append(<p ${markup}>x</p>);`;
  const site = await built({ ...VITE, "src/main.tsx": main, ...files });
  const css = site
    .names(/^\/assets\/.*\.css$/)
    .map((name) => site.text(name))
    .join("\n");
  return { css, site, told: site.build.warnings.map(({ text }) => text) };
}

describe("UnoCSS", { timeout: PATIENT_MS }, () => {
  test("makes the classes that sources name, and no others, without a configuration", async () => {
    const { css, told } = await stylesOf('class="m-4 hover:text-red-500 md:flex"');
    expect(css).toMatch(/\.m-4 \{\s*margin: 1rem/);
    expect(css).toContain(".hover\\:text-red-500:hover");
    expect(css).toMatch(/@media \(min-width: ?768px\)/);
    expect(css).not.toContain(".m-5");
    expect(told).toEqual([]);
  });

  test("knows presets, shortcuts, a theme and rules of a configuration, and tells of what is left out", async () => {
    const { css, told } = await stylesOf(
      'class="btn brand-line" text="brand" un-cloak="" i-x="" ',
      {
        "uno.config.ts": `import { defineConfig, presetUno, presetAttributify, presetIcons, presetWebFonts, transformerDirectives } from "unocss";
        export default defineConfig({
          shortcuts: [["btn", "px-3 bg-brand"], [/^bt-(.*)$/, ([, c]) => \`bg-\${c} tall-3\`]],
          rules: [["brand-line", { outline: "1px solid tomato" }], [/^tall-(\\d+)$/, ([, d], { theme }) => ({ height: d + "em", fill: theme.colors.brand })]],
          variants: [(matcher) => matcher],
          theme: { colors: { brand: "#123456" } },
          safelist: ["p-7"],
          presets: [presetUno(), presetAttributify(), presetIcons({ collections: { own: { dot: "<svg viewBox='0 0 1 1'><path d='M0 0'/></svg>" } } }), presetWebFonts()],
          transformers: [transformerDirectives()],
        });`,
        "src/b.tsx": 'export const b = <i class="i-own-dot" />;',
        "src/own.css": ".card { @apply p-2 font-bold; }",
        "src/main.tsx": `${MAIN}import "./own.css"; import { b } from "./b"; document.body.append(b, <p class="btn brand-line md:bt-brand" text="brand">x</p>);`,
      },
    );
    expect(css).toMatch(/\.btn \{[^}]*padding-left: 0\.75rem/);
    expect(css).toContain("outline: 1px solid tomato");
    expect(css).toMatch(/\.md\\:bt-brand \{[^}]*height: 3em;\s*fill: #123456/);
    expect(css).toMatch(/\[text~=\\?"?brand\\?"?\] \{[^}]*rgb\(18 52 86/);
    expect(css).toContain(".p-7");
    expect(css).toMatch(/\.i-own-dot \{[^}]*data:image\/svg\+xml/);
    expect(css).toMatch(/\.card \{[^}]*padding: 0\.5rem[^}]*font-weight: 700/);
    expect(told).toEqual([
      "Left out of what UnoCSS is asked for: presetWebFonts.",
      "Left out of what UnoCSS is asked for: variants of its own.",
    ]);
  });

  test("writes groups of classes out, in the styles and in what is shown", async () => {
    const { css, site } = await stylesOf('class="hover:(m-1 p-2)"', {
      "unocss.config.js":
        'import { presetWind3, transformerVariantGroup } from "unocss"; export default { presets: [presetWind3()], transformers: [transformerVariantGroup()] };',
    });
    expect(css).toContain(".hover\\:m-1:hover");
    expect(site.text("/assets/src/main.js")).toContain("hover:m-1 hover:p-2");
  });

  test("stands where a stylesheet says, and is configured in vite.config as well", async () => {
    const { css, told } = await stylesOf('class="big"', {
      "vite.config.ts":
        'import UnoCSS, { presetUno, presetWebFonts } from "@unocss/vite"; export default { plugins: [[UnoCSS({ presets: [presetUno(), presetWebFonts()], shortcuts: [["big", "text-4xl"], [/^so-(.*)$/, ([, c]) => c]] })]] };',
      "src/main.tsx": 'import "./a.css"; document.body.append(<p class="big">x</p>);',
      "src/a.css": "@unocss preflights;\n@unocss;\nb { color: tomato }",
    });
    expect(css).toMatch(/\.big \{[^}]*font-size: 2\.25rem/);
    expect(css).toContain("color: tomato");
    expect(css).not.toContain("@unocss");
    expect(told).toEqual([
      "Left out of what UnoCSS is asked for: presetWebFonts.",
      "Left out of what UnoCSS is asked for: rules that are functions.",
    ]);
  });

  test("has the variables of a theme that only other stylesheets apply", async () => {
    const { css } = await stylesOf('class="m-1"', {
      "uno.config.ts":
        'import { presetWind4, transformerDirectives } from "unocss"; export default { presets: [presetWind4()], transformers: [transformerDirectives()] };',
      "src/own.css": ".card { @apply text-red-500 rounded-lg; }",
      "src/main.tsx": `${MAIN}import "./own.css"; document.body.append(<p class="card">x</p>);`,
    });
    expect(css).toContain("var(--colors-red-500)");
    expect(css).toContain("--colors-red-500:");
    expect(css).toContain("--radius-lg:");
  });

  test("makes the same of the same, whatever others had made in between", async () => {
    const mine = {
      "uno.config.ts":
        'import { presetWind4 } from "unocss"; export default { presets: [presetWind4()] };',
    };
    const others = {
      "uno.config.ts":
        'import { presetWind4 } from "unocss"; export default { presets: [presetWind4()], safelist: ["bg-lime-300"] };',
    };
    const { css } = await stylesOf('class="text-red-500 shadow-md"', mine);
    expect(css).toContain("--colors-red-500:");
    await stylesOf('class="text-teal-500"', others);
    expect((await stylesOf('class="text-red-500 shadow-md"', mine)).css).toBe(css);
  });
});
