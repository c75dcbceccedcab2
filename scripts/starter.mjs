// npm run starter [-- name [kind]]: serves one of the built-in starter's apps on localhost, built by
// the product's own builder from the files in app/starter/apps. A reload shows what was changed.
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { installPackages } from "./install.mjs";

const root = path.resolve(import.meta.dirname, "..");
process.chdir(root);
try {
  installPackages();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
// Imported late: a fresh clone has no packages before.
if (!existsSync("build/store/manifest.json")) {
  const { buildStore } = await import("./build-store.mjs");
  await buildStore();
}
const { build } = await import("esbuild");
const program = path.join(root, "build/serve-starter.mjs");
await build({
  entryPoints: ["scripts/serve-starter.ts"],
  outfile: program,
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  logLevel: "warning",
});
const { serveStarter } = await import(pathToFileURL(program).href);
process.exitCode = await serveStarter(process.argv.slice(2));
