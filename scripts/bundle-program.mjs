// How a program of the product becomes one file with its packages, as a function that load-program.cjs calls: V8 keeps
// nothing of what it compiled of a module (decision 094).
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { lighten } from "./lighten-bundle.mjs";
import { compiledOf } from "./load-program.cjs";

const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "build");

/** How everything is bundled that runs on Node and stays in memory. */
export const HOW = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  platform: "node",
  target: "node20",
  format: "cjs",
  define: { "process.env.NODE_ENV": '"production"' },
  // Each package in the form that Node itself would take.
  conditions: [],
  // The text stays in memory: without its white space it takes less, and lines still tell places apart.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 400,
  legalComments: "none",
  logLevel: "warning",
  logOverride: { "direct-eval": "silent", "commonjs-variable-in-esm": "silent" },
};

/** The same of what is a program. */
export const asProgram = {
  ...HOW,
  banner: { js: "(function (require, module, fileUrl) {" },
  footer: { js: "})" },
  define: { ...HOW.define, "import.meta.url": "fileUrl" },
  // Code that V8 compiled cannot import modules in Node 20. What is imported late is evaluated late all the same.
  supported: { "dynamic-import": false },
};

/** Puts a loader into the folder of what was built, and what it loads programs with. */
export function putLoader(script, name) {
  mkdirSync(folder, { recursive: true });
  for (const [from, to] of [
    [script, name],
    ["load-program.cjs", "load-program.cjs"],
  ]) {
    copyFileSync(path.join(import.meta.dirname, from), path.join(folder, to));
  }
}

/** What stays in node_modules: native code, and what is large and few tasks need. */
const OUTSIDE = ["better-sqlite3", "esbuild", "typescript", "unpdf"];
const STARTER = /\/starter\/engine\/program\.server$/;

/** Most of the program: a thread that does something else begins in a third of the time without it. */
const starterApart = {
  name: "starter-apart",
  setup(bundler) {
    bundler.onResolve({ filter: STARTER }, ({ kind }) =>
      kind === "entry-point" ? undefined : { path: "./starter.cjs", external: true },
    );
  },
};

/** The program of the workers (decision 052), and what writes the starter's answers as one of its own. */
export async function bundleWorker() {
  putLoader("load-worker.mjs", "worker.mjs");
  putLoader("load-starter.cjs", "starter.cjs");
  await bundle("app/http/services/worker.server.ts", "worker.js", [starterApart]);
  await bundle("app/starter/engine/program.server.ts", "starter.js", []);
}

async function bundle(entry, name, plugins) {
  const { outputFiles } = await build({
    ...asProgram,
    entryPoints: [entry],
    external: OUTSIDE,
    // A package that finds its own files when it runs has them in the bundle as modules alone.
    mainFields: ["module", "main"],
    alias: { "~": path.join(root, "app") },
    plugins: [...plugins, ...lighten],
  });
  writeProgram(name, outputFiles[0].contents);
}

/** Writes a program's text. V8 knows one by its length alone: what it kept of another of that length it would run. */
export function writeProgram(name, text) {
  const file = path.join(folder, name);
  rmSync(compiledOf(file), { force: true });
  writeFileSync(file, text);
}
