import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { packageOf } from "../../packages/packages";
import type { PackageResolver } from "../../packages/resolve/package-resolver";
import { withoutMapComments } from "../map-comments";

/** Packages whose modules run in the sandbox beside a configuration that calls them. */
export interface ConfigPackages {
  /** Names what they are resolved to. */
  key: string;
  resolver: PackageResolver;
  /** The packages that a configuration itself may take from there, e.g. "@heroui/react". */
  wanted: ReadonlySet<string>;
}

const NAMESPACE = "config-package";
/** What the sandbox has an answer of its own for. */
const OF_SANDBOX = /^(?:node:|tailwindcss(?:\/|$)|@tailwindcss\/|(?:path|fs|url|util|os|process)$)/;
const SCRIPT = /\.(?:[cm]?js|json)$/;

/**
 * Bundles modules of packages into a configuration: they run where that runs, in a world without a host. Whatever they
 * ask for that is not there is the sandbox's to answer.
 */
export function packagesOnly({ resolver, wanted }: ConfigPackages): Plugin {
  return {
    name: "packages-only",
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path: asked, importer, namespace, kind }) => {
        const isInside = namespace === NAMESPACE;
        const isOwn = isInside || (!/^[./]/.test(asked) && wanted.has(packageOf(asked)));
        if (kind === "entry-point" || !isOwn) return undefined;
        if (OF_SANDBOX.test(asked)) return { path: asked, external: true };
        const by = kind === "require-call" ? "require" : "import";
        const from = isInside ? resolver.locate(importer) : null;
        const found = from
          ? resolver.fromPackage(asked, by, from)
          : resolver.fromProject(asked, by);
        if (found.is !== "file" || !SCRIPT.test(found.inside))
          return { path: asked, external: true };
        const path = `/${found.location}/${found.inside}`;
        return { path, namespace: NAMESPACE, sideEffects: found.hasSideEffects };
      });
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path: file }) => {
        const located = resolver.locate(file);
        const real = located && resolver.realPath(located);
        if (!real) return { errors: [{ text: `${file} cannot be read.` }] };
        const loader = file.endsWith(".json") ? "json" : "js";
        return { contents: withoutMapComments(await readFile(real, "utf8")), loader };
      });
    },
  };
}
