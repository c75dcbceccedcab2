// npm start: on a fresh machine with nothing but Node, installs, builds and serves. Each step runs
// only when its inputs changed, so a second start takes seconds. Uses nothing but Node itself.
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ALLOCATOR } from "./allocator.mjs";
import { buildOnce } from "./build-once.mjs";
import { installPackages } from "./install.mjs";
import { serve } from "./serve.mjs";

// Works in any Node, so that an old one gets a sentence and not a stack.
const root = fileURLToPath(new URL("..", import.meta.url));

/** @throws {Error} when the product does not run on this version of Node */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Sayso needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
}

/** Installs and builds what is missing or out of date. @throws {Error} naming the step that failed */
export function prepare() {
  requireNode();
  installPackages();
  buildOnce();
}

if (fileURLToPath(import.meta.url) === path.resolve(process.argv[1] ?? "")) {
  try {
    prepare();
    const settings = path.join(root, ".env");
    if (existsSync(settings)) process.loadEnvFile(settings);
    const env = { ...ALLOCATOR, ...process.env, NODE_ENV: "production" };
    const args = ["build/index.js"];
    process.exitCode = await serve(process.execPath, args, { cwd: root, env });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
