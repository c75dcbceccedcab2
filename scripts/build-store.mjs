// Prebuilds what sites need beside the server's own bundle, into build/store:
// the vendor modules (React, Preact) for the import map, the build worker, the preview client, and
// a manifest that says which folders a build may read.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "build/store");

/** Builds the store. Takes about two seconds. */
export async function buildStore() {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const { VENDOR, BUNDLED } = await loadPackages();
  const specifiers = Object.values(VENDOR).flat();
  const versions = [...new Set(specifiers.map((name) => name.split("/")[0]))].map(
    (name) => `${name}@${readPackage(folderOf(name)).version}`,
  );
  const hash = createHash("sha256").update(versions.join()).digest("hex").slice(0, 12);
  const preview = await buildVendor(Object.values(VENDOR), "development", hash);
  const release = await buildVendor(Object.values(VENDOR), "production", hash);
  const vendor = { preview: preview.files, release: release.files };
  await buildProgram("app/sites/build-worker.ts", { platform: "node", packages: "external" });
  await buildProgram("app/sites/preview-client.ts", {
    platform: "browser",
    format: "iife",
    minify: true,
  });
  // The product calls itself free of side effects; React is not.
  writeFileSync(path.join(target, "package.json"), '{ "sideEffects": true }\n');
  const readable = readableFolders(BUNDLED).map((folder) => path.relative(root, folder));
  const manifest = { hash, vendor, needs: preview.needs, readable };
  writeFileSync(path.join(target, "manifest.json"), JSON.stringify(manifest, null, 2));
}

async function loadPackages() {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, "app/sites/packages.ts")],
    format: "esm",
    write: false,
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`
  );
}

/** One ES module per specifier, with what they share split out. @returns files and chunks by specifier */
async function buildVendor(families, environment, hash) {
  const files = {};
  const needs = {};
  for (const specifiers of families) {
    const entryPoints = {};
    const sources = new Map();
    for (const specifier of specifiers) {
      const name = specifier.replaceAll("/", "-");
      entryPoints[`${environment}/${name}`] = specifier;
      sources.set(specifier, await reexport(specifier));
      files[specifier] = `${environment}/${name}.js`;
    }
    const { metafile } = await build({
      entryPoints,
      bundle: true,
      splitting: true,
      metafile: true,
      format: "esm",
      platform: "browser",
      target: "es2022",
      // Also in development: React warns there in words, which survive, and a browser reads half as much.
      minify: true,
      outdir: path.join(target, hash),
      chunkNames: `${environment}/chunk-[hash]`,
      define: { "process.env.NODE_ENV": JSON.stringify(environment) },
      conditions: ["browser", "module", "import", environment],
      absWorkingDir: root,
      logLevel: "warning",
      plugins: [
        {
          name: "vendor",
          setup(plugin) {
            plugin.onResolve({ filter: /.*/ }, (args) =>
              args.kind === "entry-point" ? { path: args.path, namespace: "vendor" } : undefined,
            );
            plugin.onLoad({ filter: /.*/, namespace: "vendor" }, (args) => ({
              contents: sources.get(args.path),
              resolveDir: root,
            }));
          },
        },
      ],
    });
    for (const specifier of specifiers) {
      const file = path.relative(root, path.join(target, hash, files[specifier]));
      const chunks = [...chunksOf(metafile.outputs, file)];
      needs[specifier] = chunks.map((chunk) =>
        path.relative(path.join(target, hash), path.join(root, chunk)),
      );
    }
  }
  return { files, needs };
}

/** The chunks that a built module loads, directly or through others, below the store's folder. */
function chunksOf(outputs, file, found = new Set()) {
  for (const { path: imported, external } of outputs[file]?.imports ?? []) {
    if (external || found.has(imported)) continue;
    found.add(imported);
    chunksOf(outputs, imported, found);
  }
  return found;
}

/** A module that exports all that a CommonJS or ES package does, by name. */
async function reexport(specifier) {
  const module = await import(specifier);
  const source = module.default && typeof module.default === "object" ? module.default : module;
  const names = Object.keys(source).filter(
    (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== "default",
  );
  const quoted = JSON.stringify(specifier);
  if (source === module) return `export * from ${quoted};`;
  return `import all from ${quoted};\nexport default all;\nexport const { ${names.join(", ")} } = all;\n`;
}

function buildProgram(entry, options) {
  const name = path.basename(entry, ".ts");
  return build({
    entryPoints: [path.join(root, entry)],
    outfile: path.join(target, `${name}.${options.platform === "node" ? "mjs" : "js"}`),
    bundle: true,
    format: "esm",
    target: "es2022",
    alias: { "~": path.join(root, "app") },
    logLevel: "warning",
    ...options,
  });
}

/** The real folders of packages and of everything that they depend on. */
function readableFolders(names) {
  const folders = new Set();
  const visit = (name, from) => {
    const folder = folderOf(name, from);
    if (!folder || folders.has(folder)) return;
    folders.add(folder);
    for (const dependency of Object.keys(readPackage(folder).dependencies ?? {})) {
      visit(dependency, folder);
    }
  };
  for (const name of names) visit(name);
  return [...folders].sort();
}

function folderOf(name, from = root) {
  for (const base of require.resolve.paths(path.join(from, "x")) ?? []) {
    const folder = path.join(base, name);
    if (existsSync(path.join(folder, "package.json"))) return realpathSync(folder);
  }
  for (let at = from; at !== path.dirname(at); at = path.dirname(at)) {
    const folder = path.join(at, "node_modules", name);
    if (existsSync(path.join(folder, "package.json"))) return realpathSync(folder);
  }
  return undefined;
}

function readPackage(folder) {
  return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await buildStore();
