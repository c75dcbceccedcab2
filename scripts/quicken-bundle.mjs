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

/**
 * The router sorts all routes anew for each path that it matches, three times a page, and compiles their patterns.
 * Then it tries one after the other: here those alone whose literal segments are the path's.
 */
const keptRoutes = {
  name: "kept-routes",
  setup(bundler) {
    bundler.onLoad({ filter: /@remix-run\/router\/dist\/router\.cjs\.js$/ }, async ({ path }) => ({
      contents: quickRouter(await readFile(path, "utf8")),
    }));
  },
};

/**
 * @param {string} text the source of `@remix-run/router`
 * @returns the same with routes that are found without trying all
 * @throws {Error} when another version finds them in another way
 */
export function quickRouter(text) {
  const steps = [
    [/let branches = flattenRoutes\(routes\);\s*rankRouteBranches\(branches\);/, KEPT_BRANCHES],
    [/let decoded = decodePath\(pathname\);/, (line) => `${line}${PATH_SEGMENTS}`],
    [/matches = matchRouteBranch\(branches\[i\], /, (begin) => `${IF_IT_CAN} ${begin}`],
    [/= compilePath\((?=pattern\.path, pattern\.caseSensitive, pattern\.end\);)/, "= keptPath("],
  ];
  let quick = text;
  for (const [place, put] of steps) {
    if (text.split(place).length !== 2) throw new Error("Routes are matched in another way now.");
    quick = quick.replace(place, put);
  }
  return quick + KEEPING;
}

const KEPT_BRANCHES = "const branches = keptBranches(routes);";
const PATH_SEGMENTS = ' const segments = decoded.toLowerCase().split("/");';
const IF_IT_CAN = "if (allowPartial || canMatch(branches[i], segments))";
const KEEPING = `
const branchesOf = new WeakMap();
function keptBranches(routes) {
  let branches = branchesOf.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    for (const branch of branches) branch.literals = literalsOf(branch.path);
    branchesOf.set(routes, branches);
  }
  return branches;
}
/** The segments of a route that every path of it has, with their places: [1, "projects"] of "/projects/:id". */
function literalsOf(path) {
  return path
    .toLowerCase()
    .split("/")
    .flatMap((segment, place) => (/^$|^:|[*?]/.test(segment) ? [] : [[place, segment]]));
}
function canMatch({ literals }, segments) {
  return literals.every(([place, segment]) => segments[place] === segment);
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
