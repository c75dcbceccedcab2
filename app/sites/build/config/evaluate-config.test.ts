import { describe, expect, test } from "vitest";
import { readStore, STORE_FOLDER } from "../../packages/store.server";
import { toBuildInput } from "../build-input";
import { evaluateConfig } from "./evaluate-config";
import type { ConfigKind } from "./inside/sandbox-program";
import { readConfig } from "./read-config";

const files = (texts: Record<string, string>) => new Map(Object.entries(texts));

function evaluate(kind: ConfigKind, file: string, texts: Record<string, string>, env = {}) {
  return evaluateConfig(
    STORE_FOLDER,
    { texts: files(texts), env },
    { kind, file, mode: "development" },
  );
}

async function valueFrom(kind: ConfigKind, text: string, env = {}) {
  const evaluated = await evaluate(kind, "a.config.ts", { "a.config.ts": text }, env);
  if ("problem" in evaluated) throw new Error(JSON.stringify(evaluated.problem));
  return evaluated.value as Record<string, unknown>;
}

async function problemOf(text: string) {
  const evaluated = await evaluate("vite", "vite.config.js", { "vite.config.js": text });
  return "problem" in evaluated ? evaluated.problem : null;
}

test("a configuration in JavaScript may have types in it, as Tailwind reads its own", async () => {
  const file = "tailwind.config.js";
  const text = `import type { Config } from "tailwindcss";
  export default { content: ["./index.html"], theme: {} } satisfies Config;`;
  const evaluated = await evaluate("tailwind", file, { [file]: text });
  expect(evaluated).toMatchObject({ value: expect.anything() });
});

describe("a configuration of Vite", () => {
  test("is where scripts of package.json say, and SvelteKit's gives folders their names", async () => {
    const aliasesFrom = async (given: Record<string, string>) => {
      const input = toBuildInput(files(given));
      const { alias } = await readConfig(input, { store: readStore(), mode: "preview" });
      return alias.filter(({ find }) => String(find).startsWith("$"));
    };
    const vite = {
      "package.json": '{ "scripts": { "dev": "vite --port 80 --config ./build/vite.ts" } }',
      "build/vite.ts": 'export default { resolve: { alias: { $a: "/src/a" } } }',
    };
    expect(await aliasesFrom(vite)).toEqual([{ find: "$a", replacement: "/src/a" }]);
    const kit = {
      "package.json": '{ "devDependencies": { "@sveltejs/kit": "2" } }',
      "svelte.config.js":
        'import adapter from "@sveltejs/adapter-static"; export default { kit: { adapter: adapter(), alias: { $src: "src", "$ui/*": "src/ui/*" } } };',
    };
    expect(await aliasesFrom(kit)).toEqual([
      { find: "$src", replacement: "/src" },
      { find: "$ui", replacement: "/src/ui" },
    ]);
  });

  test("may wait at its top, as those of Replit do", async () => {
    const value = await valueFrom(
      "vite",
      `import { defineConfig } from "vite";
      import react, {
        type Options,
      } from "@vitejs/plugin-react";
      import path, { dirname as folderOf } from "path";
      import { fileURLToPath } from "url";
      const here = folderOf(fileURLToPath(import.meta.url));
      export default defineConfig({
        plugins: [react(), ...(process.env.REPL_ID ? [] : [await import("@replit/x").then((m) => m.dev())])],
        root: path.resolve(here, "client"),
      });`,
    );
    expect(value).toMatchObject({
      root: "client",
      plugins: ["@vitejs/plugin-react", "@replit/x"],
    });
  });

  test("is read though it will not be without values of its host", async () => {
    const replits = `const { PORT, BASE_PATH } = process.env;
      if (!PORT || Number.isNaN(Number(PORT))) throw new Error("PORT is required");
      if (!BASE_PATH) throw new Error("BASE_PATH is required");
      export default { base: BASE_PATH, resolve: { alias: { a: "/a" } } };`;
    const alias = [{ find: "a", replacement: "/a" }];
    expect(await valueFrom("vite", replits)).toMatchObject({ base: "/", alias });
    const strict = `for (const name of ["API_URL", "TENANT"]) if (!(name in process.env) || !process.env[name]) throw new Error(name);
      const api = new URL("v1/", process.env.API_URL); export default { resolve: { alias: { a: "/a" } } };`;
    expect(await valueFrom("vite", strict)).toMatchObject({ alias });
    const own = { BASE_PATH: "/shop/", PORT: "80" };
    expect(await valueFrom("vite", replits, own)).toMatchObject({ base: "/shop/" });
    expect(
      await problemOf('if (!process.env.TOKEN) throw new Error("no token"); none.here;'),
    ).toMatchObject({
      text: expect.stringContaining("no token"),
    });
  });

  test("that waits at its top is read once, whatever its texts look like", async () => {
    // Looked to the end from each of their lines, these took minutes.
    const lines = "import {\n".repeat(60_000);
    const config = `await 0; const text = \`${lines}\`; export default { base: text.slice(0, 8) };`;
    expect(await valueFrom("vite", config)).toMatchObject({ plugins: [] });
  });

  test("says its aliases, values and plugins, whatever it is written in", async () => {
    const value = await valueFrom(
      "vite",
      `import { defineConfig, loadEnv, type UserConfig } from "vite";
      import react from "@vitejs/plugin-react-swc";
      import path from "path";
      import { fileURLToPath, URL } from "node:url";
      import { componentTagger } from "lovable-tagger";
      export default defineConfig(async ({ mode }): Promise<UserConfig> => {
        const env = loadEnv(mode, process.cwd(), "");
        return {
          base: "/app/",
          plugins: [react(), mode === "development" && componentTagger(), { name: "mine" }],
          resolve: { alias: { "@": path.resolve(__dirname, "./src"), "~": fileURLToPath(new URL("./lib", import.meta.url)) } },
          define: { "process.env.API_KEY": JSON.stringify(env.API_KEY), __N__: 3 },
        };
      });`,
      { API_KEY: "k" },
    );
    expect(value).toMatchObject({
      base: "/app/",
      alias: [
        { find: "@", replacement: "/src" },
        { find: "~", replacement: "/lib" },
      ],
      define: { "process.env.API_KEY": '"k"', __N__: "3" },
      plugins: ["@vitejs/plugin-react-swc", "lovable-tagger", "its own mine"],
    });
  });

  test("may read files of the project that it names, and ask its tools for what they do not know", async () => {
    const text = `import { defineConfig } from "vite"; import { readFileSync } from "fs"; import fs from "node:fs"; import path from "path";
      import { execSync } from "node:child_process"; import { fileURLToPath, URL } from "node:url";
      const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8"));
      const { name } = JSON.parse(fs.readFileSync(path.resolve(__dirname, "package.json")).toString());
      const https = fs.existsSync("key.pem") ? { key: fs.readFileSync("key.pem") } : false;
      export default defineConfig({ server: { https }, define: { V: JSON.stringify(version), N: JSON.stringify(name), C: JSON.stringify(execSync("git rev-parse HEAD").toString().trim()) } });`;
    const defined = async (version: string) => {
      const manifest = JSON.stringify({ name: "shop", version });
      const evaluated = await evaluate("vite", "vite.config.ts", {
        ...{ "vite.config.ts": text, "package.json": manifest, "secret.txt": "x" },
      });
      return (evaluated as { value: { define: object } }).value.define;
    };
    expect(await defined("1.2.3")).toEqual({ V: '"1.2.3"', N: '"shop"', C: '""' });
    expect(await defined("1.2.4")).toMatchObject({ V: '"1.2.4"' });
  });

  test("may say for its tests what those leave out by themselves", async () => {
    const text = `import { configDefaults, defineConfig } from "vitest/config";
      export default defineConfig({ base: "/a/", test: { exclude: [...configDefaults.exclude, "e2e/*"] } });`;
    expect(await valueFrom("vite", text)).toMatchObject({ base: "/a/" });
  });

  test("may be handed to a wrapper: Lovable's, or one that nobody knows", async () => {
    const text = (given: string) =>
      `import { defineConfig } from "@lovable.dev/vite-tanstack-config"; export default defineConfig(${given});`;
    const vite =
      '{ tanstackStart: {}, vite: { base: "/a/", resolve: { alias: { x: "/src/x" } } } }';
    const alias = [{ find: "x", replacement: "/src/x" }];
    expect(await valueFrom("vite", text(vite))).toMatchObject({ base: "/a/", alias });
    expect(await valueFrom("vite", text(`async () => (${vite})`))).toMatchObject({ alias });
    const next = '{ webpack: { resolve: { alias: { x: "/src/x" } } } }';
    for (const wrapped of [`withAny({})(${next})`, `withAny(${next})`]) {
      const config = `import withAny from "any"; export default ${wrapped};`;
      expect(await valueFrom("bundler", config)).toMatchObject({ alias });
    }
  });

  test("may use packages that nobody knows, and what it imports of the project", async () => {
    const evaluated = await evaluate("vite", "vite.config.ts", {
      "vite.config.ts": `import some, { other } from "unknown-plugin"; import { base } from "./config/base";
        import * as all from "more"; export default { base, plugins: [some({ a: 1 }), other(), all.thing.deep(), new some.X()] }`,
      "config/base.ts": `export const base: string = "/here/";`,
    });
    expect(evaluated).toMatchObject({
      value: {
        base: "/here/",
        plugins: ["unknown-plugin", "unknown-plugin", "more", "unknown-plugin"],
      },
    });
  });
});

describe("a configuration of Tailwind", () => {
  test("is evaluated with its functions, presets and plugins", async () => {
    const value = await valueFrom(
      "tailwind",
      `import animate from "tailwindcss-animate"; import plugin from "tailwindcss/plugin";
      import colors from "tailwindcss/colors"; import typography from "@tailwindcss/typography"; import odd from "odd-plugin";
      export default { darkMode: ["class"], content: ["./src/**/*.tsx"], safelist: [{ pattern: /bg-red-(1|2)00/ }],
        theme: { extend: { colors: { brand: colors.teal, ink: ({ opacityValue }) => "rgba(0,0,0," + opacityValue + ")" },
          width: ({ theme }) => ({ wide: theme("spacing.96") }) } },
        plugins: [animate, typography({ className: "text" }), odd, require("odd-two")(),
          plugin(({ addUtilities, theme, matchUtilities, addVariant }) => {
            addUtilities({ ".glow": { color: theme("colors.brand.500") } });
            matchUtilities({ tab: (value) => ({ tabSize: value }) }, { values: { 2: "2" } });
            addVariant("third", "&:nth-child(3)"); })] };`,
    );
    expect(value.theme).toMatchObject({
      width: { wide: "24rem" },
      colors: { ink: "rgba(0,0,0,<alpha-value>)", brand: { 500: "#14b8a6" } },
      keyframes: { enter: expect.any(Object) },
    });
    expect(value.safelist).toEqual([{ pattern: { $pattern: ["bg-red-(1|2)00", ""] } }]);
    expect(value.plugins).toEqual([
      { known: "tailwindcss-animate" },
      { known: "@tailwindcss/typography", options: { className: "text" } },
      { known: "odd-plugin" },
      { known: "odd-two" },
      {
        recorded: {
          leftOut: [],
          calls: [
            { add: "addUtilities", styles: { ".glow": { color: "#14b8a6" } } },
            {
              add: "matchUtilities",
              families: [
                {
                  name: "tab",
                  byKey: { 2: { tabSize: "2" } },
                  any: { tabSize: "\u0001value\u0001" },
                },
              ],
              options: { values: { 2: "2" } },
            },
            { add: "addVariant", name: "third", selectors: ["&:nth-child(3)"] },
          ],
        },
      },
    ]);
  });

  test("keeps what it says when one of its plugins fails, or makes a variant of rules", async () => {
    const value = await valueFrom(
      "tailwind",
      `import plugin from "tailwindcss/plugin";
      export default { content: [], theme: { extend: { colors: { brand: "#123456" } } }, plugins: [
        plugin(({ addVariant }) => addVariant("hover", ({ container }) => {
          let found = false;
          container.walkRules((rule) => rule.walkDecls(/^--bar-/, () => { found = true; }));
          return found ? "&" : "&:hover"; })),
        plugin(({ addUtilities }) => { addUtilities({ ".glow": { color: "red" } }); throw new Error("no such hook"); }),
      ] };`,
    );
    expect(value.theme).toMatchObject({ colors: { brand: "#123456" } });
    expect(value.plugins).toEqual([
      {
        recorded: {
          leftOut: [],
          calls: [{ add: "addVariant", name: "hover", selectors: ["&:hover"] }],
        },
      },
      {
        recorded: {
          leftOut: ["what follows on its error (no such hook)"],
          calls: [{ add: "addUtilities", styles: { ".glow": { color: "red" } } }],
        },
      },
    ]);
  });
});

describe("a configuration of postcss", () => {
  test("names its plugins with their options, in its order", async () => {
    const asObject = `module.exports = { plugins: { "tailwindcss/nesting": {}, tailwindcss: {}, autoprefixer: { grid: true } } }`;
    expect((await valueFrom("postcss", asObject)).plugins).toEqual([
      ["tailwindcss/nesting", {}],
      ["tailwindcss", {}],
      ["autoprefixer", { grid: true }],
    ]);
    const asList = `module.exports = { plugins: [require("postcss-import"), require("autoprefixer")({ grid: true })] }`;
    expect((await valueFrom("postcss", asList)).plugins).toEqual([
      ["postcss-import", {}],
      ["autoprefixer", { grid: true }],
    ]);
  });
});

describe("a hostile configuration", () => {
  test.each([
    ["loops without an end", "while (true) {}", /did not come to an end/],
    [
      "waits without an end",
      "(function again() { Promise.resolve().then(again) })();",
      /did not come/,
    ],
    [
      "waits a quarter of a million times",
      "let n = 0; (function again() { if (++n < 250_000) Promise.resolve().then(again) })();",
      /did not come/,
    ],
    ["never answers", "module.exports = new Promise(() => {})", /Nothing came|/],
    [
      "takes memory",
      "const a = []; while (true) a.push(new Uint8Array(1e6));",
      /MB|memory|did not come/,
    ],
    ["takes memory at once", "'x'.repeat(1e9)", /MB|memory/],
    ["calls itself", "(function f() { f() })()", /calls itself|stack/],
    [
      "nests without an end",
      "let a = {}; for (let i = 0; i < 1e5; i++) a = { a }; JSON.stringify(a)",
      /calls itself|stack|did not come/,
    ],
    ["matches without an end", "/(a+)+$/.test('a'.repeat(40) + 'b')", /did not come/],
    ["stays inside of one function", "Array(1e9).join('x')", /more time or memory|MB/],
    ["answers at length", "module.exports = { base: 'x'.repeat(2e6) }", /says more/],
    ["throws", "throw new Error('no')", /vite\.config\.js could not be evaluated.*: no\.$/],
    ["throws nothing", "throw null", /could not be evaluated/],
    [
      "loops once it has what it asked for",
      'if (!process.env.TOKEN) throw new Error("no token"); while (true) {}',
      /no token|did not come/,
    ],
    ["is no program", "export default {", /could not be evaluated/],
  ])("that %s is left out in one sentence, and the next one is evaluated", async (_what, text, says) => {
    expect((await problemOf(text))?.text).toMatch(says);
    expect(await valueFrom("vite", `export default { base: "/${Math.random()}/" }`)).toHaveProperty(
      "base",
    );
  });

  test("is not what waits for ten thousand files", async () => {
    const text = `export default async () => {
      const read = async (name) => name;
      let base = "/";
      for (let n = 0; n < 10_000; n++) base = await read("/" + n + "/");
      return { base };
    };`;
    expect(await valueFrom("vite", text)).toMatchObject({ base: "/9999/" });
  });

  test("has nothing of the host", async () => {
    const names = [
      "fetch",
      "XMLHttpRequest",
      "WebAssembly",
      "Deno",
      "Bun",
      "setTimeout",
      "importScripts",
    ];
    const text = `const found = ${JSON.stringify(names)}.filter((name) => typeof globalThis[name] !== "undefined");
      const fs = require("fs"); let read = ""; try { read = String(fs.readFileSync("/etc/passwd")) } catch {}
      module.exports = { base: found.join() + "|" + Object.keys(process.env).join() + "|" + read.includes("root") }`;
    expect((await valueFrom("vite", text)).base).toBe("|NODE_ENV|false");
  });

  test("names pages, modules and copies of its project alone, and no more of them than one has", async () => {
    const text = `const Html = require("html-webpack-plugin"), Copy = require("copy-webpack-plugin");
      module.exports = {
        entry: { app: ["../../../etc/passwd", "/../../etc/shadow"], ...Object.fromEntries([...Array(100).keys()].map((n) => ["e" + n, "./e" + n])) },
        plugins: [
          new Html({ filename: "../../out.html", template: "../../../etc/hosts.html", __proto__: { title: "x" }, deep: { a: { b: { c: { d: { e: 1 } } } } } }),
          ...[...Array(100).keys()].map((n) => new Html({ filename: n + ".html" })),
          new Copy({ patterns: ["../../etc", "/", "node_modules/x", ...Array(5000).fill("a")] }),
        ],
      };`;
    const input = toBuildInput(files({ "webpack.config.js": text }));
    const { made = [], copies = [] } = await readConfig(input, {
      store: readStore(),
      mode: "preview",
    });
    expect(made.length).toBeLessThanOrEqual(50);
    expect(made[0]).toMatchObject({ file: "out.html", template: "etc/hosts.html" });
    expect(made[0]?.entries.slice(0, 2)).toEqual(["etc/passwd", "etc/shadow"]);
    expect(Math.max(...made.map(({ entries }) => entries.length))).toBeLessThanOrEqual(50);
    expect([...(made[0]?.values.keys() ?? [])].join()).not.toContain("a.b.c.d.e");
    expect(copies.length).toBeLessThanOrEqual(50);
    expect(copies[0]).toEqual({ from: "etc", to: "" });
    expect(copies.some(({ from }) => from === "" || from.startsWith("node_modules"))).toBe(false);
  });

  test("cannot put anything into the host's prototypes, and its getters are its own", async () => {
    const text = `module.exports = { define: JSON.parse('{"__proto__": {"polluted": 1}, "constructor": "1", "A": "2"}'),
      css: { preprocessorOptions: { get scss() { throw 1 }, less: { __proto__: { polluted: 2 }, ok: true } } } }`;
    const value = (await valueFrom("vite", text)) as { define: object; styles: object };
    expect(value.define).toEqual({ A: "2" });
    expect(value.styles).toEqual({ less: { ok: true } });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test("finds nothing that the one before it left", async () => {
    await valueFrom("vite", "globalThis.left = 1; Array.prototype.left = 2; export default {}");
    const text = "export default { base: String(globalThis.left) + [].left }";
    expect((await valueFrom("vite", text)).base).toBe("undefinedundefined");
  });

  test("is told with the place that it fails at", async () => {
    const text = "import { a } from './lib/broken';\nexport default a;";
    const broken =
      "// one\ninterface A { b: number }\n\nexport const a: A = (undefined as any).b;\n";
    const evaluated = await evaluate("vite", "vite.config.ts", {
      "vite.config.ts": text,
      "lib/broken.ts": broken,
    });
    expect(evaluated).toMatchObject({ problem: { file: "lib/broken.ts", line: 4 } });
  });
});
