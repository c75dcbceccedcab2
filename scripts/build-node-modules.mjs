// Builds what stands in for modules of Node in browsers, one file each, into build/store/node: packages that bundlers
// have taken for them for years, and what a browser has itself.
import path from "node:path";
import { build } from "esbuild";

/** Module of Node → what stands in for it: a package's module, or a source of the product's own. */
const STAND_INS = {
  assert: "assert/build/assert.js",
  buffer: "buffer/index.js",
  events: "events/events.js",
  os: "os-browserify/browser.js",
  path: "path-browserify/index.js",
  process: "process/browser.js",
  punycode: "punycode/punycode.js",
  querystring: "querystring-es3/index.js",
  stream: "stream-browserify/index.js",
  string_decoder: "string_decoder/lib/string_decoder.js",
  url: "url/url.js",
  util: "util/util.js",
};
const OWN = {
  crypto: "crypto.cjs",
  "regenerator-runtime": "regenerator-runtime.cjs",
  timers: "timers.cjs",
};

/** What is added to a package, which knows less than Node has by now. */
const ADDED = { util: "more-util.cjs" };

/**
 * @param {{ libraries: string, sources: string, target: string }} folders of the packages, of the product's own
 *   sources, and where the files go
 * @returns {Promise<string[]>} the modules that there are
 */
export async function buildNodeModules({ libraries, sources, target }) {
  const own = Object.entries(OWN).map(([name, file]) => [name, path.join(sources, file)]);
  const entries = [...Object.entries(STAND_INS), ...own];
  const names = entries.map(([name]) => name);
  for (const [name, entry] of entries) {
    await build({
      stdin: {
        contents: `module.exports = ${adding(name, sources)}(require(${JSON.stringify(entry)}));`,
        resolveDir: libraries,
      },
      bundle: true,
      format: "cjs",
      platform: "browser",
      target: "es2020",
      minify: true,
      legalComments: "none",
      logLevel: "error",
      // They ask for each other: there shall be one of each.
      plugins: [onlyOther(names, name)],
      define: { "process.env.NODE_DEBUG": "undefined", global: "globalThis" },
      inject: name === "process" ? [] : [path.join(sources, "inject-process.mjs")],
      outfile: path.join(target, `${name}.js`),
    });
  }
  return names.sort();
}

/** What adds to a package, as it is written before it; nothing for most. */
function adding(name, sources) {
  const file = ADDED[name];
  return file ? `require(${JSON.stringify(path.join(sources, file))})` : "";
}

/** Leaves the other modules to whoever bundles this one. */
function onlyOther(names, own) {
  return {
    name: "only-other",
    setup(builder) {
      builder.onResolve({ filter: /^(?:node:)?[\w/]+$/ }, ({ path: asked, importer }) => {
        const name = asked.replace(/^node:|\/$/g, "");
        if (!names.includes(name) || (name === own && importer === "")) return undefined;
        return { path: name, external: true };
      });
    },
  };
}
