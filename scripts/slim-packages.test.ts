import { createRequire } from "node:module";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";
import { slim } from "./slim-packages.mjs";

const require = createRequire(import.meta.url);

/** The list of kinds as it is. */
const wholeList: Plugin = {
  name: "whole-list",
  setup(bundler) {
    const path = require.resolve("mime-db");
    bundler.onResolve({ filter: /^mime-db$/ }, () => ({ path }));
  },
};

async function textOf(name: string, plugins: Plugin[]): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    write: false,
    platform: "node",
    format: "cjs",
    logLevel: "silent",
    stdin: { contents: `module.exports = require("${name}")`, resolveDir: import.meta.dirname },
    plugins,
  });
  return outputFiles[0]?.text ?? "";
}

/** A package as the server's bundle holds it, or by other plugins. */
async function bundled<T>(name: string, plugins: Plugin[] = slim): Promise<T> {
  const text = await textOf(name, plugins);
  const module = { exports: {} as T };
  new Function("module", "require", text)(module, require);
  return module.exports;
}

interface MimeTypes {
  types: Record<string, string>;
  lookup(path: string): string | false;
  contentType(type: string): string | false;
  extension(type: string): string | false;
}

test("each ending has the kind of content that the whole list says, and each kind its ending and characters", async () => {
  const whole = await bundled<MimeTypes>("mime-types", [wholeList]);
  const light = await bundled<MimeTypes>("mime-types");
  const endings = Object.keys(whole.types);
  expect(endings.length).toBeGreaterThan(1_000);
  for (const ending of endings) {
    const type = whole.lookup(ending) || "";
    expect([ending, light.lookup(ending)]).toEqual([ending, type]);
    expect(light.contentType(type)).toBe(whole.contentType(type));
    expect(light.extension(type)).toBe(whole.extension(type));
  }
});

test("what is worth compressing is so by the shorter list, too", async () => {
  const whole = await bundled<(type: string) => boolean | undefined>("compressible", [wholeList]);
  const light = await bundled<typeof whole>("compressible");
  for (const type of [...Object.keys(require("mime-db")), "text/of-our-own", "image/none"]) {
    expect([type, light(type)]).toEqual([type, whole(type)]);
  }
});

test("a text cleaned without a reader of styles has none, as none are allowed", async () => {
  const clean = await bundled<(html: string, rules: object) => string>("sanitize-html");
  const rules = { allowedTags: ["p"], allowedAttributes: { p: ["class"] } };
  expect(
    clean('<p class="a" style="color: red" onclick="x()">Tea<script>1</script></p>', rules),
  ).toBe('<p class="a">Tea</p>');
});

test("errors that are made when the program is loaded let go of its frames at once", async () => {
  const text = await textOf("highlight.js/lib/core", slim);
  expect(text).toMatch(/MultiClassError = new Error\(\);\s*void MultiClassError\.stack;/);
});
