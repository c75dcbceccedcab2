import { expect, test } from "vitest";
import { STORE_FOLDER } from "../../packages/store.server";
import { toBuildInput } from "../build-input";
import { readBundlerConfig } from "./bundler-config";

const read = (files: Record<string, string>) =>
  readBundlerConfig(STORE_FOLDER, toBuildInput(new Map(Object.entries(files))), "development");

test("Vue's older tools say folders, in every way that they take them, and styles before each one", async () => {
  const said = await read({
    "vue.config.js": `const path = require("path"); const { ProvidePlugin } = require("webpack");
      const resolve = (dir) => path.join(__dirname, dir);
      module.exports = {
        publicPath: process.env.NODE_ENV === "production" ? "/app/" : "/",
        css: { loaderOptions: {
          sass: { prependData: '@import "@/styles/vars.scss";' },
          less: { lessOptions: { modifyVars: { ink: "#123" } } },
        } },
        configureWebpack: (config) => {
          config.plugins.push(new ProvidePlugin({ $: "jquery" }));
          config.resolve.alias["@lib"] = resolve("lib");
          config.module.rules[0].use.push("only webpack has this");
        },
        chainWebpack: (config) => {
          config.plugins.delete("prefetch").delete("preload");
          config.resolve.alias.set("@", resolve("src")).set("assets", resolve("src/assets")).set("vue$", "vue/dist/vue.esm.js");
          config.module.rule("svg").exclude.add(resolve("src/icons")).end();
          for (const type of ["vue", "normal"])
            config.module.rule("less").oneOf(type).use("style-resource").loader("style-resources-loader")
              .options({ patterns: [path.resolve(__dirname, "./src/styles/*.less")] });
        },
        pluginOptions: { "style-resources-loader": { preProcessor: "scss", patterns: ["./src/styles/mixins.scss"] } },
      };`,
    "src/styles/vars.scss": "$a: 1;",
    "src/styles/mixins.scss": "@mixin a {}",
    "src/styles/one.less": "@a: 1;",
    "src/styles/deep/two.less": "",
  });
  expect(said?.leftOut).toEqual([]);
  const alias = { "@lib": "/lib", "@": "/src", assets: "/src/assets" };
  expect(said?.alias).toEqual(
    Object.entries(alias).map(([find, replacement]) => ({ find, replacement, isOptional: true })),
  );
  const additionalData = '@import "@/styles/vars.scss";';
  expect(said?.preprocessors).toMatchObject({
    scss: { additionalData, resources: ["/src/styles/mixins.scss"] },
    sass: { additionalData },
    less: { modifyVars: { ink: "#123" }, resources: ["/src/styles/one.less"] },
  });
});

test.each([
  [
    "craco.config.js",
    'const path = require("path"); module.exports = { webpack: { alias: { "@": path.resolve(__dirname, "src/") } } };',
    [{ find: "@", replacement: "/src" }],
  ],
  [
    "webpack.config.js",
    'module.exports = (env, argv) => ({ mode: argv.mode, entry: "./src", resolve: { alias: { "~$": __dirname + "/src/a.js" } } });',
    [{ find: /^~(?=$|\?)/, replacement: "/src/a.js" }],
  ],
  [
    "next.config.mjs",
    'import path from "path"; export default { webpack(config, { isServer }) { config.resolve.alias["@ui"] = path.resolve("ui"); return config; } };',
    [{ find: "@ui", replacement: "/ui" }],
  ],
  [
    "next.config.js",
    'const withPlugins = require("next-compose-plugins"); module.exports = withPlugins([[require("@next/mdx")(), {}]], { webpack(config) { config.resolve.alias["@ui"] = __dirname + "/ui"; return config; } });',
    [{ find: "@ui", replacement: "/ui" }],
  ],
])("%s says folders too", async (file, text, alias) => {
  const said = await read({ [file]: text });
  expect(said?.alias).toEqual(alias.map((one) => ({ ...one, isOptional: true })));
});

test("Next says values for every source", async () => {
  const said = await read({ "next.config.js": 'module.exports = { env: { CITY: "Oslo" } };' });
  expect(said?.define).toEqual({ "process.env.CITY": '"Oslo"' });
});

test("one that fails is told with its place, and the site is built without it", async () => {
  const said = await read({ "vue.config.js": "\nmodule.exports = { a: none.here };" });
  expect(said).toMatchObject({
    alias: [],
    leftOut: [{ file: "vue.config.js", line: 2, text: expect.stringContaining("none") }],
  });
});

test("webpack says which pages there are, of what they are made, what they load, and what is copied beside them", async () => {
  const said = await read({
    "package.json": '{ "scripts": { "dev": "webpack serve --config ./config/own.ts --hot" } }',
    "config/own.ts": `import path from "path"; import Html from "html-webpack-plugin"; import Copy from "copy-webpack-plugin";
      import { merge } from "webpack-merge"; import { client, pages } from "./places";
      const common = (isDev: boolean) => ({
        context: client,
        entry: { vendor: ["react"], app: { import: path.join(client, "boot", "start.tsx"), dependOn: "vendor" }, about: "./about" },
        output: { path: path.resolve(__dirname, "../dist") },
        plugins: [
          ...pages.map((name) => new Html({ template: "!!ejs-loader!" + path.join(client, name + ".html"), title: "Shop", lang: "de", chunks: ["vendor", "app"] })),
          new Html({ filename: "about.html", templateContent: ({ htmlWebpackPlugin }) => "<h1>" + htmlWebpackPlugin.options.title + "</h1>", title: "About", excludeChunks: ["app"] }),
          new Copy({ patterns: [{ from: "../static/**/*.svg", to: path.resolve(__dirname, "../dist/pictures") }, "robots.txt"] }),
        ],
      });
      export default () => merge(common(true), { devServer: { static: { directory: path.join(__dirname, "../public2") } } });`,
    "config/places.ts": `import { join } from "path"; export const client = join(__dirname, "..", "client"); export const pages = ["shell"];`,
  });
  expect(said?.leftOut).toEqual([]);
  const values = (title: string, rest: [string, string][]) =>
    new Map([["htmlWebpackPlugin.options.title", title], ...rest, ["title", title]]);
  expect(said?.made?.[0]).toMatchObject({
    file: "index.html",
    template: "client/shell.html",
    entries: ["react", "client/boot/start.tsx"],
  });
  expect(said?.made?.[0]?.values.get("htmlWebpackPlugin.options.lang")).toBe("de");
  expect(said?.made?.[1]).toEqual({
    ...{ file: "about.html", template: null, markup: "<h1>About</h1>" },
    values: values("About", [["htmlWebpackPlugin.options.filename", "about.html"]]),
    entries: ["react", "client/about"],
  });
  expect(said?.copies).toEqual([
    { from: "static/**/*.svg", to: "pictures" },
    { from: "client/robots.txt", to: "" },
    { from: "public2", to: "" },
  ]);
});

test.each([
  [
    "rsbuild.config.ts",
    'export default { source: { entry: { index: "./src/a.ts" } }, html: { template: "./t.html", title: ({ entryName }) => entryName } };',
  ],
  [
    "rspack.config.js",
    'const { HtmlRspackPlugin } = require("@rspack/core"); module.exports = { entry: "./src/a.ts", plugins: [new HtmlRspackPlugin({ template: "t.html", title: "index" })] };',
  ],
  [
    "vue.config.js",
    'module.exports = { pages: { index: { entry: "src/a.ts", template: "t.html", title: "index" } } };',
  ],
  [
    "webpack.config.js",
    'module.exports = async () => ({ entry: () => ["./src/a.ts"], plugins: [new (require("html-webpack-plugin"))({ template: "t.html", title: "index" })] });',
  ],
])("%s names the page and its entry", async (file, text) => {
  const [page] = (await read({ [file]: text }))?.made ?? [];
  expect(page).toMatchObject({ file: "index.html", template: "t.html" });
  expect(page?.entries).toEqual([expect.stringMatching(/^src\/a\.ts$/)]);
  expect(page?.values.get("title")).toBe("index");
});
