// Builds the product: database clients, the server and browser bundles, and the package store.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "..");
const remix = path.join(
  path.dirname(require.resolve("@remix-run/dev/package.json")),
  "dist/cli.js",
);

const steps = [
  ["scripts/generate.mjs"],
  [
    "--require",
    "./scripts/left-out.cjs",
    "--require",
    "./scripts/merged-chunks.cjs",
    remix,
    "build",
  ],
  ["scripts/trim-manifest.mjs"],
  ["scripts/compress-assets.mjs"],
  ["scripts/build-store.mjs"],
  ["scripts/bundle-server.mjs"],
  ["scripts/compile-worker.mjs"],
  // The last one: it starts what was built.
  ["scripts/compile-server.mjs"],
];

for (const args of steps) {
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
}
