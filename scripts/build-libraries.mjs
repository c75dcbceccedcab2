// Builds the libraries that a page loads through its import map: a module of each, or of what a release
// uses of it, and what replaces modules while a preview runs.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { folderOf, libraries, readPackage, requireLibrary } from "./store-packages.mjs";

const root = path.resolve(import.meta.dirname, "..");
const target = path.join(root, "build/store");
/** What libraries leave to the import map of the page (and to the build of a release). */
const FROM_THE_PAGE = [
  ...["react", "react-dom", "preact"],
  ...["vue", "svelte", "solid-js", "lit", "@builder.io/qwik"],
];

/**
 * One ES module per specifier, with what a family shares split out.
 *
 * @returns files by name, specifier → file, and specifier → all files that it loads
 */
export async function buildVendor(families, frameworks, environment) {
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
export async function buildShaken(families) {
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
  const names = Object.keys(requireLibrary(specifier)).filter(
    (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== "default",
  );
  const quoted = JSON.stringify(specifier);
  return `import all from ${quoted};\nexport default all;\nexport const { ${names.join(", ")} } = all;\n`;
}

/** React is the last that ships CommonJS alone. */
function isCommonJs(specifier) {
  return /^react(-dom)?(\/|$)/.test(specifier);
}

/** What the modules of a preview run in, and are replaced in (app/sites/previews/client/hot). */
export async function buildHot() {
  const { outputFiles } = await build({
    ...browserModule("development"),
    entryPoints: {
      registry: path.join(root, "app/sites/previews/client/hot/registry.ts"),
      "preact-refresh": path.join(root, "app/sites/previews/client/hot/preact-refresh.ts"),
      "svelte4-hot": path.join(root, "app/sites/previews/client/hot/svelte4-hot.ts"),
      "solid-refresh": requireLibrary.resolve("solid-refresh").replace(/\.cjs$/, ".mjs"),
    },
    external: FROM_THE_PAGE,
    absWorkingDir: root,
    minify: true,
  });
  return outputFiles.map(({ path: file, contents }) => [path.basename(file), contents]);
}
