import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { openBuilds, PATIENT_MS, pageWith } from "../../../tests/support/project-builds";

const { build, built } = openBuilds();
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** What a project's released script says with `tell(…)`. */
async function told(files: Record<string, string>, pictures: readonly string[] = []) {
  const binaries = new Map(
    pictures.map((name) => [name, { hash: "a".repeat(64), size: PNG.length, content: PNG }]),
  );
  const all = {
    "index.html": pageWith("/src/main.js"),
    "package.json": '{ "devDependencies": { "webpack": "^5" } }',
    ...files,
  };
  const site = await built(all, "release", { binaries });
  const folder = mkdtempSync(path.join(tmpdir(), "sayso-words-"));
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  const scripts = site.names(/^\/assets\/[\w-]+\.js$/);
  for (const name of scripts)
    writeFileSync(path.join(folder, path.basename(name)), site.text(name));
  const said: unknown[] = [];
  const kept = globalThis as { tell?: (...given: unknown[]) => void };
  kept.tell = (...given) => said.push(...given);
  try {
    const main = scripts.find((name) => name.startsWith("/assets/main-")) ?? "";
    await import(pathToFileURL(path.join(folder, path.basename(main))).href);
    // Modules that are loaded later are in the same file.
    for (let turn = 0; turn < 9; turn += 1) await Promise.resolve();
    return said;
  } finally {
    delete kept.tell;
    rmSync(folder, { recursive: true });
  }
}

const views = {
  "src/views/a.js": 'export default "one";',
  "src/views/more/b.js": 'export default "two";',
  "src/views/notes.txt": "no module here",
};

test("require.context gives the files of a folder by their names", {
  timeout: PATIENT_MS,
}, async () => {
  expect(
    await told({
      ...views,
      "src/main.js":
        'const all = require.context("./views", true, /\\.js$/); tell(...all.keys(), ...all.keys().map((name) => all(name).default)); try { all("./gone.js"); } catch (error) { tell(error.message); }',
    }),
  ).toEqual(["./a.js", "./more/b.js", "one", "two", "Cannot find module './gone.js'"]);
  expect(
    await told({
      ...views,
      "src/main.js": 'tell(...require.context("@/views", false, /\\.js$/).keys());',
    }),
  ).toEqual(["./a.js"]);
});

test("a module with require.context can be replaced in a running preview", {
  timeout: PATIENT_MS,
}, async () => {
  const site = await built({
    ...views,
    "index.html": pageWith("/src/main.js"),
    "package.json": '{ "devDependencies": { "webpack": "^5" } }',
    "src/main.js": 'const all = require.context("./views", true, /\\.js$/); all.keys().map(all);',
  });
  expect([...(site.build.hot?.scripts.get("/assets/src/main.js")?.modules.keys() ?? [])]).toContain(
    "/src/views/more/b.js",
  );
});

test("a picture that is required is its address, and has it for a default where that is asked for", {
  timeout: PATIENT_MS,
}, async () => {
  const plain = 'tell(typeof require("./logo.png"), require("./logo.png").slice(0, 10));';
  expect(await told({ "src/main.js": plain }, ["src/logo.png"])).toEqual(["string", "data:image"]);
  const both =
    'const logo = require("./logo.png"); tell(String(logo).slice(0, 10), logo.default.slice(0, 10));';
  expect(await told({ "src/main.js": both }, ["src/logo.png"])).toEqual([
    "data:image",
    "data:image",
  ]);
  const named = 'const name = "logo"; tell(require("@/" + name + ".png").slice(0, 10));';
  expect(await told({ "src/main.js": named }, ["src/logo.png"])).toEqual(["data:image"]);
});

test("names that end in what the program puts there may lack their endings, also below an alias", {
  timeout: PATIENT_MS,
}, async () => {
  const main =
    'const view = "more/b"; import("@/views/" + view).then((all) => tell(all.default)); import("./views/" + "a.js".slice(0, 4)).then((all) => tell(all.default));';
  expect(await told({ ...views, "src/main.js": main })).toEqual(
    expect.arrayContaining(["one", "two"]),
  );
});

test("what webpack had before import() loads the same modules", {
  timeout: PATIENT_MS,
}, async () => {
  const main =
    'require.ensure([], (require) => tell(require("./views/a").default), "a"); require(["./views/more/b"], (b) => tell(b.default));';
  expect(await told({ ...views, "src/main.js": main })).toEqual(
    expect.arrayContaining(["one", "two"]),
  );
});

test("loaders that an import names, and Parcel's pipelines, are taken for what they do", {
  timeout: PATIENT_MS,
}, async () => {
  const main = `import text from "!!raw-loader!./note.txt"; import again from "raw-loader?esModule=false!./note.txt";
import "style-loader!css-loader!./look.css"; import url from "url:./logo.png"; import css from "bundle-text:./look.css";
import one from "babel-loader!./views/a.js";
tell(text, again, url.endsWith(".png"), css.includes("teal"), one);`;
  const files = { ...views, "src/note.txt": "as it is", "src/look.css": "p { color: teal }" };
  expect(await told({ ...files, "src/main.js": main }, ["src/logo.png"])).toEqual([
    "as it is",
    "as it is",
    true,
    true,
    "one",
  ]);
});

test("names that only webpack has are no mistakes", { timeout: PATIENT_MS }, async () => {
  const main =
    '__webpack_public_path__ = "/x/"; if (module.hot) module.hot.accept("./views/a", () => {}); tell(__webpack_public_path__, process.env.BASE_URL, process.browser); process.nextTick(() => tell("later"));';
  expect(await told({ ...views, "src/main.js": `import "./views/a"; ${main}` })).toEqual([
    "/",
    "/",
    true,
    "later",
  ]);
});

test("webpack's plugins say what stands for names, in configurations that are merged", {
  timeout: PATIENT_MS,
}, async () => {
  expect(
    await told({
      "package.json": '{ "devDependencies": { "webpack": "^5" } }',
      "build/webpack.common.js":
        'const webpack = require("webpack"); const path = require("path"); module.exports = { resolve: { alias: { Parts: path.resolve(__dirname, "../src/parts") } }, plugins: [new webpack.DefinePlugin({ VERSION: JSON.stringify("4.5"), "process.env": { API: JSON.stringify("there") } }), new webpack.ProvidePlugin({ shout: path.resolve(__dirname, "../src/shout.js") }), new webpack.EnvironmentPlugin({ LEVEL: "low" })] };',
      "build/webpack.dev.js":
        'const { merge } = require("webpack-merge"); module.exports = merge(require("./webpack.common"), { mode: "development" });',
      "src/parts/title.js": 'export default "a title";',
      "src/shout.js": "export default (text) => text.toUpperCase();",
      "src/main.js":
        'import title from "Parts/title"; tell(shout(title), VERSION, process.env.API, process.env.LEVEL);',
    }),
  ).toEqual(["A TITLE", "4.5", "there", "low"]);
});

test("a worker that is named by a text is the site's file, or one beside the module, or is told as missing", {
  timeout: PATIENT_MS,
}, async () => {
  const site = await built({
    "index.html": pageWith("/src/main.js"),
    "package.json": '{ "devDependencies": { "vite": "^6" } }',
    "public/there.js": "postMessage(1);",
    "src/beside.js": "postMessage(2);",
    "src/main.js":
      '\nnew Worker("gone.js"); new Worker("/there.js"); new Worker("./beside.js", { type: "module" }); new Worker(address);',
  });
  expect(site.build.warnings).toMatchObject([
    { file: "src/main.js", line: 2, text: expect.stringContaining("There is no file gone.js") },
  ]);
  expect(site.names(/beside/)).toHaveLength(2);
  expect(site.text("/assets/src/main.js")).toContain('new Worker("/there.js")');
});

test("what tools would have compiled or made is named, with what to do", {
  timeout: PATIENT_MS,
}, async () => {
  const problemsOf = async (source: string, more: Record<string, string> = {}) => {
    const files = { "index.html": pageWith("/src/main.ts"), "src/main.ts": source, ...more };
    const result = await build(files);
    return result.ok ? [] : result.problems.map(({ text }) => text);
  };
  expect(await problemsOf('import { css } from "../styled-system/css"; css();')).toEqual([
    expect.stringContaining("It is made by Panda CSS (panda codegen)"),
  ]);
});

test("a folder is what its own package.json names", { timeout: PATIENT_MS }, async () => {
  expect(
    await told({
      "src/App/package.json": '{ "main": "App.js" }',
      "src/App/App.js": 'export default "the app";',
      "src/main.js": 'import app from "./App"; tell(app);',
    }),
  ).toEqual(["the app"]);
});
