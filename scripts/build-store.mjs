// Prebuilds what sites need beside the server's own bundle, into build/store: the libraries that
// previews load through an import map, the fonts, the build worker, the preview client, and a manifest that
// says which folders a build may read. And the program of the workers, into build.
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "esbuild";
import { buildFonts } from "./build-fonts.mjs";
import { buildNodeModules } from "./build-node-modules.mjs";

const root = path.resolve(import.meta.dirname, "..");
/** Libraries are resolved from their own list, whatever versions the product itself uses. */
const libraries = path.join(root, "preview-packages");
const require = createRequire(path.join(libraries, "package.json"));
const target = path.join(root, "build/store");
/** What libraries leave to the import map of the page (and to the build of a release). */
const FROM_THE_PAGE = [
  ...["react", "react-dom", "preact"],
  ...["vue", "svelte", "solid-js", "lit", "@builder.io/qwik"],
];

/**
 * Starts esbuild with at most 2 GB of addresses, of which it maps 1.2 for a start, and behind the server:
 * whoever asks for a page does not wait for somebody's build.
 */
const ESBUILD = `#!/bin/sh
ulimit -v 2000000 2>/dev/null
set -- "$ESBUILD_BINARY" "$@"
command -v nice >/dev/null && set -- nice -n 10 "$@"
exec "$@" 2>/dev/null
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
  const node = await buildNodeModules({
    libraries,
    sources: path.join(root, "app/sites/packages/node"),
    target: path.join(target, "node"),
  });
  // The workers' program serves the whole product: beside its server, not in the store.
  await buildProgram("app/http/services/worker.server.ts", onNode, path.join(root, "build"));
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

function versionsOf(names) {
  return Object.fromEntries(
    Object.keys(names).map((name) => [name, readPackage(folderOf(name)).version]),
  );
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

/**
 * One ES module per specifier, with what a family shares split out.
 *
 * @returns files by name, specifier → file, and specifier → all files that it loads
 */
async function buildVendor(families, frameworks, environment) {
  const files = new Map();
  const modules = {};
  const preloads = {};
  const exports = {};
  for (const [family, specifiers] of Object.entries(families)) {
    const sources = new Map();
    for (const specifier of specifiers) {
      if (isCommonJs(specifier)) sources.set(specifier, reexport(specifier));
      modules[specifier] = `${environment}/${specifier.replaceAll(/[/.]/g, "-")}.js`;
    }
    const { outputFiles, metafile } = await build({
      ...browserModule(environment),
      entryPoints: Object.fromEntries(
        specifiers.map((specifier) => [modules[specifier].slice(0, -3), specifier]),
      ),
      splitting: true,
      // Also in development: React warns there in words, which survive, and a browser reads half as much.
      minify: true,
      metafile: true,
      chunkNames: `${environment}/chunk-[hash]`,
      // A library has one copy of each framework, which is the page's; a family brings itself along.
      external: frameworks.includes(family)
        ? []
        : FROM_THE_PAGE.filter((name) => !specifiers.includes(name)),
      plugins: [vendorEntries(sources)],
    });
    for (const output of outputFiles)
      files.set(path.relative(target, output.path), output.contents);
    for (const specifier of specifiers) {
      preloads[specifier] = [...loadedBy(metafile, modules[specifier])];
      const output = path.relative(libraries, path.join(target, modules[specifier]));
      exports[specifier] = metafile.outputs[output].exports;
    }
  }
  return { files, modules, preloads, exports };
}

/** Libraries of many modules as one source each, from which a build drops what nobody uses. */
async function buildShaken(families) {
  const files = new Map();
  const modules = {};
  const exports = {};
  for (const [name, { pure, except }] of Object.entries(families)) {
    const folder = folderOf(name);
    const entry = path.join(folder, readPackage(folder).main);
    const exported = Object.keys(await import(pathToFileURL(entry).href));
    const names = exported.filter((key) => !except.includes(key));
    const { outputFiles } = await build({
      ...browserModule("production"),
      stdin: { contents: `export { ${names.join(", ")} } from "${name}";`, resolveDir: libraries },
      external: FROM_THE_PAGE,
    });
    const calls = new RegExp(`= (?=(?:${pure.join("|")})\\()`, "g");
    const text = outputFiles[0].text.replaceAll(calls, "= /* @__PURE__ */ ");
    exports[name] = names;
    modules[name] = `shaken/${name}.js`;
    files.set(modules[name], Buffer.from(text));
  }
  return { files, modules, exports };
}

function browserModule(environment) {
  return {
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    outdir: target,
    define: {
      "process.env.NODE_ENV": JSON.stringify(environment),
      // What Vue leaves to the build: its older way of writing components stays.
      __VUE_OPTIONS_API__: "true",
      __VUE_PROD_DEVTOOLS__: "false",
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
    },
    conditions: ["browser", "module", "import", environment],
    absWorkingDir: libraries,
    legalComments: "none",
    logLevel: "warning",
  };
}

function vendorEntries(sources) {
  return {
    name: "vendor",
    setup(plugin) {
      plugin.onResolve({ filter: /.*/ }, (args) =>
        sources.has(args.path) && args.kind === "entry-point"
          ? { path: args.path, namespace: "vendor" }
          : undefined,
      );
      plugin.onLoad({ filter: /.*/, namespace: "vendor" }, (args) => ({
        contents: sources.get(args.path),
        resolveDir: libraries,
      }));
    },
  };
}

function loadedBy(metafile, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const { imports = [] } =
    metafile.outputs[path.relative(libraries, path.join(target, file))] ?? {};
  for (const { path: name, external, kind } of imports) {
    if (external || kind !== "import-statement") continue;
    loadedBy(metafile, path.relative(target, path.join(libraries, name)), found);
  }
  return found;
}

/** A module that exports by name all that a CommonJS package does. */
function reexport(specifier) {
  const names = Object.keys(require(specifier)).filter(
    (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== "default",
  );
  const quoted = JSON.stringify(specifier);
  return `import all from ${quoted};\nexport default all;\nexport const { ${names.join(", ")} } = all;\n`;
}

/** React is the last that ships CommonJS alone. */
function isCommonJs(specifier) {
  return /^react(-dom)?(\/|$)/.test(specifier);
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
    outfile: path.join(folder, `${name}.${options.platform === "node" ? "mjs" : "js"}`),
    bundle: true,
    format: "esm",
    target: "es2022",
    alias: { "~": path.join(root, "app") },
    logLevel: "warning",
    ...options,
  });
}

/** What the modules of a preview run in, and are replaced in (app/sites/previews/client/hot). */
async function buildHot() {
  const { outputFiles } = await build({
    ...browserModule("development"),
    entryPoints: {
      registry: path.join(root, "app/sites/previews/client/hot/registry.ts"),
      "preact-refresh": path.join(root, "app/sites/previews/client/hot/preact-refresh.ts"),
      "solid-refresh": require.resolve("solid-refresh").replace(/\.cjs$/, ".mjs"),
    },
    external: FROM_THE_PAGE,
    absWorkingDir: root,
    minify: true,
  });
  return outputFiles.map(({ path: file, contents }) => [path.basename(file), contents]);
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

function folderOf(name, from = libraries) {
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
