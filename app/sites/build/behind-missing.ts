import type { Message, Plugin } from "esbuild";

/** So many missing modules are stood in for: the first few usually cause the rest. */
const MOST = 50;
const NAMESPACE = "missing";

/** What the errors of a build could not find, as its imports write it: `"./b"`, `"lucid-react"`. */
export function missingIn(errors: readonly Message[]): Set<string> {
  const missing = errors.flatMap(({ location }) => {
    if (!location) return [];
    const line = Buffer.from(location.lineText);
    const said = line.subarray(location.column, location.column + location.length).toString();
    return /^(["'`])(.+)\1$/.exec(said)?.[2] ?? [];
  });
  return new Set(missing.slice(0, MOST));
}

/**
 * Gives a build something for each of these imports. While one module is missing esbuild says nothing of names that
 * others do not export: who mends the one would not learn of the other, and a version with both would seem no worse.
 */
export function standInFor(missing: ReadonlySet<string>): Plugin {
  return {
    name: "behind-missing",
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path }) =>
        missing.has(path) ? { path, namespace: NAMESPACE } : undefined,
      );
      // As CommonJS it may export any name.
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, () => ({
        contents: "module.exports = {};",
        loader: "js",
      }));
    },
  };
}
