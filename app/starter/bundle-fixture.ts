import { createHash } from "node:crypto";
import { build } from "esbuild";
import { expect } from "vitest";

/** Programs that were bundled without a fault: most edits change a page and its styles alone. */
const good = new Set<string>();

/** Bundles a tree held in memory, each program once; only react stays outside. Throws on any error. */
export async function bundle(files: ReadonlyMap<string, string>): Promise<void> {
  const entry = /src="\/(src\/main\.tsx?)"/.exec(files.get("index.html") ?? "")?.[1] ?? "script.js";
  const program = programOf(entry, files);
  if (good.has(program)) return;
  const result = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    jsx: "automatic",
    logLevel: "silent",
    outdir: "out",
    plugins: [
      {
        name: "memory",
        setup(builder) {
          builder.onResolve({ filter: /.*/ }, ({ path, importer }) => {
            if (/^react(?:-dom\/client|\/jsx-runtime)?$/.test(path))
              return { path, external: true };
            // Fonts are put in by the build of the product.
            if (path.startsWith("data:") || path.startsWith("@fonts/"))
              return { path, external: true };
            const base =
              importer === "" ? path : new URL(path, `file:///${importer}`).pathname.slice(1);
            const found = [base, `${base}.ts`, `${base}.tsx`].find((name) => files.has(name));
            return found
              ? { path: found, namespace: "memory" }
              : { errors: [{ text: `no ${path}` }] };
          });
          builder.onLoad({ filter: /.*/, namespace: "memory" }, ({ path }) => ({
            contents: files.get(path) ?? "",
            loader: path.endsWith(".css")
              ? "css"
              : path.endsWith(".tsx")
                ? "tsx"
                : path.endsWith(".ts")
                  ? "ts"
                  : "js",
          }));
        },
      },
    ],
  });
  expect(result.warnings).toEqual([]);
  good.add(program);
}

/** All that a bundle may read, told apart by its hash. A page is never imported, nor styles by a plain script. */
function programOf(entry: string, files: ReadonlyMap<string, string>): string {
  const unread = entry === "script.js" ? /\.(?:html|css)$/ : /\.html$/;
  const read = [...files].filter(([path]) => !unread.test(path)).sort();
  return createHash("sha256")
    .update(JSON.stringify([entry, read]))
    .digest("base64");
}
