// Plugins of the server's bundle (bundle-server.mjs) that leave out of memory what few servers need, or need
// for a moment: docs/decisions/094 tells what each of them saves.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { lateGraph } from "./late-graph.mjs";
import { slim } from "./slim-packages.mjs";

const require = createRequire(import.meta.url);

/**
 * What servers never run: the editor, since Remix imports what a late import leads to at the top of its file; React in
 * a browser; Express's readers of bodies with their half a megabyte of encodings; and what Node has of itself.
 */
const NEVER = /^(?:@codemirror\/|(?:react-dom(?:\/client)?|body-parser|@remix-run\/web-fetch)$)/;
const withoutBrowsers = {
  name: "without-browsers",
  setup(bundler) {
    bundler.onResolve({ filter: NEVER }, ({ path: name }) => ({
      path: name,
      namespace: "left-out",
    }));
    bundler.onLoad({ filter: /./, namespace: "left-out" }, () => ({
      contents: "module.exports = {};",
    }));
  },
};

/**
 * Prisma's query compilers, of which a server loads one: from its own file when it starts. The text of
 * WebAssembly, 2.2 MB, is read when it is compiled, and not kept as a module is.
 */
const queryCompilers = {
  name: "query-compilers",
  setup(bundler) {
    const filter = /^@prisma\/client\/runtime\/query_compiler.*\.mjs$/;
    bundler.onResolve({ filter }, ({ path: name }) => {
      const path = name.replace(/\.mjs$/, ".js");
      return path.endsWith(".wasm-base64.js")
        ? { path, namespace: "wasm-text" }
        : { path, external: true };
    });
    bundler.onLoad({ filter: /./, namespace: "wasm-text" }, ({ path: name }) => ({
      contents: `
        const { readFileSync } = require("node:fs");
        Object.defineProperty(exports, "wasm", {
          enumerable: true,
          get() {
            const text = readFileSync(require.resolve(${JSON.stringify(name)}), "latin1");
            return text.slice(text.indexOf('"') + 1, text.lastIndexOf('"'));
          },
        });`,
      resolveDir: import.meta.dirname,
    }));
  },
};

/** Packages that servers without PostgreSQL, without mail and so on never use, and others not for a while. */
export const LATE = [
  "@prisma/adapter-pg",
  "@simplewebauthn/server",
  "@simplewebauthn/server/helpers",
  "busboy",
  "diff",
  "jsonrepair",
  "nodemailer",
  "pg",
  "re2js",
  "sanitize-html",
  "tldts-icann",
  "unhomoglyph",
  "uqr",
  "yaml",
  "yauzl",
  "yazl",
];

/** Where the bundle of a late package is, below the folder of the server's. CommonJS, whatever the project is. */
export const lateFile = (name) => `./late/${name.replace(/^@/, "").replaceAll("/", "-")}.cjs`;

/**
 * Reads a package when one of its names is first asked for, from a file of its own: the text of the server's stays in
 * memory, and theirs is another 1.5 MB.
 *
 * @param {readonly string[]} outside packages that are in no bundle, but in node_modules
 */
export const lateEvaluation = (outside) => ({
  name: "late-evaluation",
  setup(bundler) {
    const filter = new RegExp(`^(?:${LATE.join("|")})$`);
    bundler.onResolve({ filter }, ({ path: name, namespace }) =>
      namespace === "late" ? undefined : { path: name, namespace: "late" },
    );
    bundler.onResolve({ filter: /^\.\/late\// }, ({ path }) => ({ path, external: true }));
    bundler.onLoad({ filter: /./, namespace: "late" }, ({ path: name }) => {
      const quoted = JSON.stringify(outside.includes(name) ? name : lateFile(name));
      const exported = require(name);
      const names = Object.keys(exported).filter((key) => key !== "default");
      const getters = names.map((key) => `get ${key}() { return require(${quoted}).${key}; },`);
      // Some packages are a function themselves.
      const itself =
        typeof exported === "function" ? `(...given) => require(${quoted})(...given)` : "{}";
      return {
        contents: `module.exports = Object.defineProperties(${itself}, Object.getOwnPropertyDescriptors({ ${getters.join(" ")} }));`,
        resolveDir: import.meta.dirname,
      };
    });
  },
});

/** Schemas without 24 functions of their own each: what has them detached from their schema is none of our code. */
const leanSchemas = {
  name: "lean-schemas",
  setup(bundler) {
    bundler.onLoad({ filter: /zod\/v3\/types\.js$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const lean = text.replace(/^\s*this\.(\w+) = this\.\1\.bind\(this\);\n/gm, "");
      if (lean === text) throw new Error("Schemas are bound in another way now.");
      return { contents: lean };
    });
  },
};

/** Prisma's graph of the data model, read as far as it is asked for. */
const lateGraphs = {
  name: "late-graphs",
  setup(bundler) {
    bundler.onLoad({ filter: /@prisma\/client\/runtime\/client\.m?js$/ }, async ({ path }) => ({
      contents: lateGraph(await readFile(path, "utf8")),
    }));
  },
};

/** What makes any bundle of the server's lighter, those of late packages among them. */
export const lighten = [withoutBrowsers, queryCompilers, leanSchemas, lateGraphs, ...slim];

/**
 * Gives each package one object of its exports: Remix's bundle imports React eighty times, and each of them had a
 * copy with as many functions as the package has names.
 *
 * @throws {Error} where esbuild writes its helper in another way
 */
export function shareExports(text) {
  const helper = "var __toESM=(mod,isNodeMode,";
  if (text.split(helper).length !== 2)
    throw new Error("esbuild imports CommonJS in another way now.");
  return text.replace(
    helper,
    `var __shared=[new WeakMap,new WeakMap],__toESM=(mod,isNodeMode)=>{if(Object(mod)!==mod)return __copyOf(mod,isNodeMode);var kept=__shared[isNodeMode?1:0],all=kept.get(mod);all||kept.set(mod,all=__copyOf(mod,isNodeMode));return all};var __copyOf=(mod,isNodeMode,`,
  );
}
