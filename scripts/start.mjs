// npm start: on a fresh machine with nothing but Node, installs, builds and serves. Each step runs
// only when its inputs changed, so a second start takes seconds. Uses nothing but Node itself.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { installPackages, runQuietly } from "./install.mjs";
import { serve } from "./serve.mjs";

// Works in any Node, so that an old one gets a sentence and not a stack.
const root = fileURLToPath(new URL("..", import.meta.url));
const buildStamp = path.join(root, "node_modules/.sayso/build");
const BUILD_INPUTS = [
  "app",
  "prisma",
  "public",
  "scripts",
  "server.ts",
  "remix.config.js",
  "tsconfig.json",
  "package-lock.json",
  "preview-packages",
];

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
  const inputs = hashOf(BUILD_INPUTS) + (process.env.SAYSO_BENCH ?? "");
  if (isBuilt() && existsSync(buildStamp) && readFileSync(buildStamp, "utf8") === inputs) return;
  console.log("Building …");
  runQuietly(process.execPath, ["scripts/build.mjs"]);
  mkdirSync(path.dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, inputs);
}

function isBuilt() {
  return ["build/index.js", "build/worker.mjs", "build/store/manifest.json", "public/build"].every(
    (file) => existsSync(path.join(root, file)),
  );
}

/** A hash of files by path, and of folders by everything in them that is not generated. */
function hashOf(inputs) {
  const hash = createHash("sha256");
  const visit = (file) => {
    if (/(?:app[/\\]generated|node_modules|public[/\\](?:build|enhance))$/.test(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(path.join(file, name));
    } else if (!/\.test\.tsx?$/.test(file)) {
      hash.update(path.relative(root, file)).update("\0").update(readFileSync(file));
    }
  };
  for (const input of inputs) visit(path.join(root, input));
  return hash.digest("hex");
}

if (fileURLToPath(import.meta.url) === path.resolve(process.argv[1] ?? "")) {
  try {
    prepare();
    const settings = path.join(root, ".env");
    if (existsSync(settings)) process.loadEnvFile(settings);
    // glibc gives each thread a heap of its own, and those of V8's and libuv's threads stay half empty.
    const env = { MALLOC_ARENA_MAX: "2", ...process.env, NODE_ENV: "production" };
    const args = ["build/index.js"];
    process.exitCode = await serve(process.execPath, args, { cwd: root, env });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
