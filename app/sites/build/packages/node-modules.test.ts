import path from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, expect, test } from "vitest";
import { HandMadeStore } from "../../../../tests/support/hand-made-store";
import { readStore, STORE_FOLDER } from "../../packages/store.server";
import { SiteBuilder } from "../build.server";
import { buildProcesses } from "../build-process.server";

/** What stands in browsers for modules of Node. */

const store = new HandMadeStore({
  "node-kit": {
    files: {
      "index.js": [
        'const { EventEmitter } = require("events"), { Readable } = require("stream");',
        'const path = require("path/posix"), util = require("util"), fs = require("fs");',
        'const heard = new EventEmitter(); heard.on("x", (it) => (exports.heard = it)); heard.emit("x", 1);',
        'exports.path = path.join("/a", "..", "b"); exports.text = util.format("%s-%d", "x", 2);',
        'exports.bytes = require("buffer").Buffer.from("hi").toString("base64"); exports.fs = Object.keys(fs);',
        // As packages do that read files once they are asked for some.
        'exports.late = typeof util.promisify(fs.opendir); exports.coded = new util.TextEncoder().encode("é").length;',
        'exports.url = require("url").parse("http://a.test/b?c=d", true).query.c;',
        'exports.query = require("querystring").stringify({ a: 1 });',
        'exports.stream = new Readable() instanceof EventEmitter; exports.random = require("crypto").randomBytes(4).length;',
      ].join("\n"),
    },
  },
});
const builder = new SiteBuilder({
  startProcess: buildProcesses({
    store: readStore(STORE_FOLDER, store.folder),
    workerPath: path.join(STORE_FOLDER, "build-worker.mjs"),
  }),
  installer: store,
  packageStore: store.folder,
  buildMs: 120_000,
});
afterAll(async () => {
  await builder.close();
  store.remove();
});

const PAGE =
  '<!doctype html><html lang="en"><head><title>x</title></head><body><script type="module" src="/src/main.ts"></script></body></html>';
/** What a page has that a script of a browser can count on. */
const BROWSER = { crypto, setTimeout, clearTimeout, setInterval, clearInterval, URL, TextEncoder };

/** Builds a release of a script, and runs it with what a browser has. @returns what it logs */
async function said(main: string): Promise<{ logged: unknown; warnings: string[] }> {
  const tree = new Map([
    ["index.html", PAGE],
    ["src/main.ts", main],
  ]);
  expect(await builder.build(tree, "preview")).toMatchObject({ ok: true });
  const result = await builder.build(tree, "release");
  if (!result.ok) throw new Error(JSON.stringify(result));
  const [, file] = [...result.build.files].find(([name]) => /main-\w+\.js$/.test(name)) ?? [];
  const lines: string[] = [];
  const console = { log: (text: string) => lines.push(text) };
  runInNewContext(new TextDecoder().decode(file?.body), { ...BROWSER, console });
  return {
    logged: JSON.parse(lines[0] ?? "null"),
    warnings: result.build.warnings.map(({ text }) => text),
  };
}

test("a package has what browsers can have of Node", async () => {
  const { logged } = await said('import kit from "node-kit"; console.log(JSON.stringify(kit));');
  expect(logged).toEqual({
    ...{ heard: 1, path: "/b", text: "x-2", bytes: "aGk=", fs: [], url: "d" },
    ...{ query: "a=1", stream: true, random: 4, late: "function", coded: 2 },
  });
});

test("a project's own files have it too, and are told of what nothing stands in for", async () => {
  const { logged, warnings } = await said(
    'import assert from "assert"; import { join } from "node:path"; import { readFile } from "fs";\n' +
      'import { createHash } from "crypto"; let text = "";\n' +
      'try { createHash("sha256") } catch (error) { text = error.message }\n' +
      'assert.equal(1, 1); console.log(JSON.stringify([join("a", "b"), typeof readFile, text]));',
  );
  expect(logged).toEqual([
    "a/b",
    "undefined",
    "crypto.createHash is not available in a browser: use crypto.subtle.",
  ]);
  expect(warnings).toEqual([
    "src/main.ts imports fs, which only Node.js has; it is empty in a browser.",
  ]);
});
