// Runs the Prisma CLI. Its native schema engine is a download that a closed machine cannot make.
// Generating clients never runs the engine, but the CLI insists that there is one: any program will
// do. Migrations are written by schema-diff.mjs, with the engine's WebAssembly build.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "..");
const leftOut = path.join(import.meta.dirname, "left-out.cjs");

/**
 * @param {string[]} args of the CLI
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options] quiet prints only on failure
 * @returns {number} the exit status
 */
export function runPrisma(args, options = {}) {
  const env = {
    ...process.env,
    CHECKPOINT_DISABLE: "1",
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    ...options.env,
  };
  if (!env.PRISMA_SCHEMA_ENGINE_BINARY && !hasNativeEngine()) {
    env.PRISMA_SCHEMA_ENGINE_BINARY = process.execPath;
  }
  const cli = ["--require", leftOut, require.resolve("prisma/build/index.js"), ...args];
  const result = spawnSync(process.execPath, cli, {
    cwd: root,
    env,
    encoding: "utf8",
    stdio: options.quiet ? "pipe" : "inherit",
  });
  const status = result.status ?? 1;
  if (options.quiet && status !== 0) process.stderr.write(`${result.stdout}${result.stderr}`);
  return status;
}

function hasNativeEngine() {
  const folder = path.dirname(require.resolve("@prisma/engines/package.json"));
  return readdirSync(folder).some((name) => name.startsWith("schema-engine-"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.exit(runPrisma(process.argv.slice(2)));
}
