// Plugins of the server's bundle (lighten-bundle.mjs) for packages that keep much in memory that nobody asks for.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Express's packages tell programmers what of them is deprecated, and keep for each such function where in their code it
 * stands: a frame of the program's first call, and with it all that V8 compiled of that. What they have for browsers tells
 * nothing.
 */
const withoutDeprecations = {
  name: "without-deprecations",
  setup(bundler) {
    const path = require.resolve("depd/lib/browser/index.js");
    bundler.onResolve({ filter: /^depd$/ }, () => ({ path }));
  },
};

/** Errors that a package makes when it is loaded, each in a line of its own. */
const MADE_ON_LOAD = /^(?:var|const) (\w+) = new Error\((?:"[^"]*")?\);$/gm;
/**
 * An error keeps the frames that it was made in, and thereby their code, until its stack is first read as text. These are
 * made when the program is loaded: the frame is all of it, 0.6 MB.
 */
const readStacks = {
  name: "read-stacks",
  setup(bundler) {
    const filter = /(?:adapter-better-sqlite3\/dist\/index\.m?js|highlight\.js\/lib\/core\.js)$/;
    bundler.onLoad({ filter }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const read = text.replace(MADE_ON_LOAD, "$& void $1.stack;");
      if (read === text) throw new Error(`${path} makes no errors when it is loaded any more.`);
      return { contents: read };
    });
  },
};

/**
 * One list of kinds of content, for two packages of Express have versions of their own; of it, what the server's packages
 * ask for: endings, character sets, and what is worth compressing.
 */
const oneListOfTypes = {
  name: "one-list-of-types",
  setup(bundler) {
    bundler.onResolve({ filter: /^mime-db$/ }, () => ({ path: "mime-db", namespace: "types" }));
    bundler.onLoad({ filter: /./, namespace: "types" }, () => {
      const asked = Object.entries(require("mime-db")).flatMap(([type, known]) => {
        const { extensions, charset, compressible } = known;
        const some = extensions ?? charset ?? compressible;
        // Where kinds claim one ending, mime-types looks who says so.
        return some === undefined
          ? []
          : [[type, { source: known.source, extensions, charset, compressible }]];
      });
      return { contents: JSON.stringify(Object.fromEntries(asked)), loader: "json" };
    });
  },
};

/** Texts may have no `style`, so nobody reads one: without its reader their cleaner is half as large. */
const withoutStyles = {
  name: "without-styles",
  setup(bundler) {
    bundler.onResolve({ filter: /^postcss$/ }, ({ importer }) =>
      /\/sanitize-html\//.test(importer) ? { path: "postcss", namespace: "no-styles" } : undefined,
    );
    bundler.onLoad({ filter: /./, namespace: "no-styles" }, () => ({
      contents: 'exports.parse=()=>{throw new Error("No text may have a style.")}',
    }));
  },
};

export const slim = [withoutDeprecations, readStacks, oneListOfTypes, withoutStyles];
