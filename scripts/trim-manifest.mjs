// Leaves out of the browser's list of routes what React never runs there. Pages that it runs lead to
// each other; all others are documents, and a browser that goes to one loads it from the server.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const HYDRATED = /^export const handle = \{[^}]*\bhydrate: true\b/m;

/** The ids of the routes that React runs in the browser. */
export function hydratedRoutes() {
  const folder = path.join(root, "app/routes");
  return readdirSync(folder)
    .filter(
      (file) =>
        file.endsWith(".tsx") && HYDRATED.test(readFileSync(path.join(folder, file), "utf8")),
    )
    .map((file) => `routes/${path.basename(file, ".tsx")}`);
}

/** A manifest script with these routes and the root alone. @throws when it is not what Remix writes */
export function trimManifest(script, kept) {
  const [, before, json, after] = /^(window\.__remixManifest=)(\{.*\})(;?\s*)$/s.exec(script) ?? [];
  if (!json)
    throw new Error("Remix writes its manifest in another way now: see scripts/trim-manifest.mjs.");
  const manifest = JSON.parse(json);
  const ids = ["root", ...kept];
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  return `${before}${JSON.stringify({ ...manifest, routes })}${after}`;
}

if (process.argv[1] === import.meta.filename) {
  const folder = path.join(root, "public/build");
  const kept = hydratedRoutes();
  for (const name of readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))) {
    const file = path.join(folder, name);
    writeFileSync(file, trimManifest(readFileSync(file, "utf8"), kept));
  }
}
