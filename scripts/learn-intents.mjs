// npm run learn [-- --check]: learns from the examples in app/starter/intents/examples which order a message is, and
// writes what was learned beside them (decision 112). --check only tells how well messages are read that were held back.
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
const { build } = await import("esbuild");
const program = path.join(root, "build/learn-intents.mjs");
await build({
  entryPoints: ["scripts/learn-intents.ts"],
  outfile: program,
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  logLevel: "warning",
});
const { checkIntents, learnIntents } = await import(pathToFileURL(program).href);
if (process.argv.includes("--check")) checkIntents();
else learnIntents();
