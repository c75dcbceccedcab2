// Plugins of the server's bundle (bundle-server.mjs) for what packages do slowly on the thread that answers
// everybody. Measured while one visitor asks for all there is, they had a sixth of it.
import { readFile } from "node:fs/promises";

/** ZIPs are summed up by Node itself, where their package has a loop of JavaScript. */
const nativeSums = {
  name: "native-sums",
  setup(bundler) {
    bundler.onResolve({ filter: /^buffer-crc32$/ }, ({ path }) => ({
      path,
      namespace: "native-sums",
    }));
    bundler.onLoad({ filter: /./, namespace: "native-sums" }, () => ({
      contents: `exports.unsigned = (bytes, before) => require("node:zlib").crc32(bytes, before ?? 0);`,
    }));
  },
};

/** Patterns of paths that are kept compiled: the product has some hundred. */
const KEPT_PATTERNS = 1_000;

/** The router sorts all routes anew for each path that it matches, three times a page, and compiles their patterns. */
const keptRoutes = {
  name: "kept-routes",
  setup(bundler) {
    bundler.onLoad({ filter: /@remix-run\/router\/dist\/router\.cjs\.js$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      const sorting = /let branches = flattenRoutes\(routes\);\s*rankRouteBranches\(branches\);/;
      const compiling = "= compilePath(pattern.path, pattern.caseSensitive, pattern.end);";
      if (!sorting.test(text) || text.split(compiling).length !== 2) {
        throw new Error("Routes are matched in another way now.");
      }
      const kept = text
        .replace(sorting, "let branches = keptBranches(routes);")
        .replace(compiling, "= keptPath(pattern.path, pattern.caseSensitive, pattern.end);");
      return { contents: kept + KEEPING };
    });
  },
};

const KEEPING = `
const branchesOf = new WeakMap();
function keptBranches(routes) {
  let branches = branchesOf.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    branchesOf.set(routes, branches);
  }
  return branches;
}
const compiledPaths = new Map();
function keptPath(path, caseSensitive, end) {
  const key = JSON.stringify([path, caseSensitive, end]);
  let compiled = compiledPaths.get(key);
  if (!compiled) {
    if (compiledPaths.size >= ${KEPT_PATTERNS}) compiledPaths.clear();
    compiled = compilePath(path, caseSensitive, end);
    compiledPaths.set(key, compiled);
  }
  return compiled;
}
`;

export const quicken = [nativeSums, keptRoutes];
