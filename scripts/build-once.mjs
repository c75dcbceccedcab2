// Builds the product unless it is built from what is here now. Uses nothing but Node itself.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runQuietly } from "./install.mjs";

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

/** Builds what is missing or out of date. @throws {Error} naming the step that failed */
export function buildOnce() {
  const inputs = hashOf(BUILD_INPUTS) + (process.env.SAYSO_BENCH ?? "");
  if (isBuilt() && existsSync(buildStamp) && readFileSync(buildStamp, "utf8") === inputs) return;
  console.log("Building …");
  runQuietly(process.execPath, ["scripts/build.mjs"]);
  mkdirSync(path.dirname(buildStamp), { recursive: true });
  writeFileSync(buildStamp, inputs);
}

function isBuilt() {
  return ["build/server.js", "build/worker.mjs", "build/store/manifest.json", "public/build"].every(
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
    buildOnce();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
