// Prebuilds what sites need beside the server's own bundle, into build/store: the libraries that
// previews load through an import map, the fonts, the build worker, the preview client, and a manifest that
// says which folders a build may read. And the programs of workers and pictures, into build.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { buildFonts } from "./build-fonts.mjs";
import { buildHot, buildShaken, buildVendor } from "./build-libraries.mjs";
import { buildNodeModules } from "./build-node-modules.mjs";
import { bundleWorker } from "./bundle-program.mjs";
import {
  folderOf,
  libraries,
  readableFolders,
  readPackage,
  versionsOf,
} from "./store-packages.mjs";

const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "build/store");

/**
 * Starts esbuild with at most as many addresses as the server says (limited-esbuild), else with 2 GB.
 */
const ESBUILD = `#!/bin/sh
ulimit -v "\${ESBUILD_KILOBYTES:-2000000}" 2>/dev/null
exec "$ESBUILD_BINARY" "$@" 2>/dev/null
`;

/** Builds the store. Takes a few seconds. */
export async function buildStore() {
  const { VENDOR, FRAMEWORKS, SHAKEN, BUNDLED } = await loadPackages();
  const development = await buildVendor(VENDOR, FRAMEWORKS, "development");
  const production = await buildVendor(pick(VENDOR, FRAMEWORKS), FRAMEWORKS, "production");
  const shaken = await buildShaken(SHAKEN);
  const files = new Map([...development.files, ...production.files, ...shaken.files]);
  for (const [name, contents] of await buildHot()) files.set(`hot/${name}`, contents);
  // Of the contents: served as immutable, so another content must be another address.
  const digest = createHash("sha256");
  for (const [name, contents] of [...files].sort()) digest.update(name).update(contents);
  const hash = digest.digest("hex").slice(0, 12);

  rmSync(target, { recursive: true, force: true });
  for (const [name, contents] of files) writeCompressed(path.join(target, hash, name), contents);
  const onNode = { platform: "node", packages: "external" };
  await buildProgram("app/sites/build/build-worker.ts", onNode);
  await buildProgram("app/sites/packages/registry/install-program.ts", onNode);
  await buildProgram("app/sites/build/config/sandbox-worker.ts", onNode);
  await buildProgram("app/sites/build/config/inside/sandbox-program.ts", {
    platform: "browser",
    format: "iife",
    minify: true,
    target: "es2020",
  });
  // What stands in for modules of Next, as the sources that they are.
  cpSync(path.join(root, "app/sites/build/frameworks/next/shims"), path.join(target, "shims"), {
    recursive: true,
  });
  const kit = "app/sites/build/frameworks/sveltekit/shims";
  cpSync(path.join(root, kit), path.join(target, "kit-shims"), { recursive: true });
  const nuxt = "app/sites/build/frameworks/nuxt/shims";
  cpSync(path.join(root, nuxt), path.join(target, "nuxt-shims"), { recursive: true });
  const start = "app/sites/build/frameworks/tanstack/shims";
  cpSync(path.join(root, start), path.join(target, "start-shims"), { recursive: true });
  const router = "app/sites/build/frameworks/react-router/shims";
  cpSync(path.join(root, router), path.join(target, "router-shims"), { recursive: true });
  const node = await buildNodeModules({
    libraries,
    sources: path.join(root, "app/sites/packages/node"),
    target: path.join(target, "node"),
  });
  // These serve the whole product: beside its server, not in the store.
  const beside = path.join(root, "build");
  await buildProgram("app/platform/pictures/picture-program.ts", onNode, beside);
  await bundleWorker();
  await buildProgram("app/sites/previews/preview-client.ts", {
    platform: "browser",
    format: "iife",
    minify: true,
  });
  writeFileSync(path.join(target, "esbuild.sh"), ESBUILD, { mode: 0o755 });
  // The product calls itself free of side effects; React is not.
  writeFileSync(path.join(target, "package.json"), '{ "sideEffects": true }\n');
  const manifest = {
    hash,
    vendor: { preview: development.modules, release: production.modules },
    preloads: development.preloads,
    shaken: shaken.modules,
    exports: { ...development.exports, ...shaken.exports },
    versions: versionsOf(readPackage(libraries).dependencies),
    fonts: buildFonts(readPackage(libraries).devDependencies, folderOf, path.join(target, "fonts")),
    node,
    readable: readableFolders(BUNDLED).map((folder) => path.relative(root, folder)),
  };
  writeFileSync(path.join(target, "manifest.json"), JSON.stringify(manifest, null, 2));
}

async function loadPackages() {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, "app/sites/packages/packages.ts")],
    format: "esm",
    write: false,
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`
  );
}

function pick(all, names) {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}

function writeCompressed(file, contents) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, contents);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(`${file}.br`, brotliCompressSync(contents, { params }));
  writeFileSync(`${file}.gz`, gzipSync(contents, { level: 9 }));
}

function buildProgram(entry, options, folder = target) {
  const name = path.basename(entry, ".ts").replace(/\.server$/, "");
  return build({
    entryPoints: [path.join(root, entry)],
    outdir: folder,
    entryNames: name,
    outExtension: { ".js": options.platform === "node" ? ".mjs" : ".js" },
    bundle: true,
    format: "esm",
    target: "es2022",
    alias: { "~": path.join(root, "app") },
    logLevel: "warning",
    ...options,
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildStore();
