// The declarations that the TypeScript service of the editor reads: those of the language, whole, and
// those of some packages that projects often import, each a chunk of its own.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import product from "../package.json" with { type: "json" };

const root = path.resolve(import.meta.dirname, "..");
const require = createRequire(path.join(root, "preview-packages/package.json"));

/** As app/sites/build/compiler-options.ts asks for them. */
const LIBS = ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"];
/** Packages whose declarations are small enough for an editor. Of all others everything is anything. */
const TYPED = [
  "react",
  "react-dom",
  "react-router-dom",
  "preact",
  "@preact/signals",
  "zustand",
  "clsx",
  "nanoid",
  "canvas-confetti",
  "lucide-react",
  "date-fns",
  "chart.js",
  "marked",
  "solid-js",
  "lit",
  "vue",
  "vue-router",
  "pinia",
];
/** What they need to be compiled, and not to be used. */
const UNNEEDED = /^(?:@vue\/(?:compiler-|server-renderer|devtools-)|seroval|loose-envify$)/;
/** Of these only what their entries lead to is read: they declare everything several times. */
const ENTRIES = {
  "lucide-react": ["dist/lucide-react.d.ts"],
  "date-fns": ["index.d.ts", "locale.d.ts"],
};
/** Declarations of later versions: what package.json calls them, by the package that they declare. */
const LATER = Object.fromEntries(
  Object.entries(product.dependencies).flatMap(([name, wish]) => {
    const [, declared] = /^npm:@types\/(.+)@/.exec(wish) ?? [];
    return declared ? [[declared, name]] : [];
  }),
);
const KEPT = ["name", "version", "types", "typings", "main", "module", "type", "exports"];

/** Behind the name of a package whose later declarations are asked for. */
const NEXT = "@later";

/** Gives `./typescript-libs` and `./package-types` of app/workspace/language their contents. */
export const editorTypes = {
  name: "editor-types",
  setup(run) {
    run.onResolve({ filter: /^\.\/(?:typescript-libs|package-types)$/ }, ({ path: name }) => ({
      path: name.slice(2),
      namespace: "editor-types",
    }));
    run.onResolve({ filter: /^types-of:/ }, ({ path: name }) => ({
      path: name.slice("types-of:".length),
      namespace: "types-of",
    }));
    run.onLoad({ filter: /^typescript-libs$/, namespace: "editor-types" }, () => ({
      contents: JSON.stringify(readLibs()),
      loader: "json",
    }));
    run.onLoad({ filter: /^package-types$/, namespace: "editor-types" }, () => ({
      contents: listPackages(),
      loader: "js",
      resolveDir: root,
    }));
    run.onLoad({ filter: /.*/, namespace: "types-of" }, ({ path: name }) => ({
      contents: JSON.stringify(readTypes(name)),
      loader: "json",
    }));
  },
};

/** The language's own declarations, and what they refer to. */
function readLibs() {
  const folder = path.join(root, "node_modules/typescript/lib");
  const libs = {};
  const open = [...LIBS];
  for (let name = open.pop(); name; name = open.pop()) {
    if (name in libs) continue;
    libs[name] = readFileSync(path.join(folder, name), "utf8");
    for (const [, lib] of libs[name].matchAll(/<reference lib="([^"]+)"/g)) {
      open.push(`lib.${lib}.d.ts`);
    }
  }
  return libs;
}

function listPackages() {
  const entries = TYPED.filter((name) => folderOf(name)).map((name) => {
    const versions = [`{ ${versionOf(name)}, ${loadOf(name)} }`];
    const later = LATER[name];
    if (later && folderOf(later))
      versions.push(`{ ${versionOf(later)}, ${loadOf(`${name}${NEXT}`)} }`);
    return `${JSON.stringify(name)}: [${versions.join(", ")}]`;
  });
  return `export const PACKAGE_TYPES = { ${entries.join(", ")} };`;
}

const versionOf = (name) => `version: ${JSON.stringify(manifestOf(folderOf(name)).version)}`;
const loadOf = (name) => `load: () => import(${JSON.stringify(`types-of:${name}`)})`;

/**
 * Declarations of a package and of what it needs for them, by their paths in a project.
 *
 * @param {string} asked its name, with "@later" behind it for those of the later version
 */
export function readTypes(asked) {
  const isLater = asked.endsWith(NEXT);
  const first = isLater ? asked.slice(0, -NEXT.length) : asked;
  const files = {};
  const seen = new Set();
  const open = [first];
  for (let name = open.pop(); name; name = open.pop()) {
    if (seen.has(name) || UNNEEDED.test(name)) continue;
    seen.add(name);
    if (isLater && name === first) {
      // The package itself is not here: what declares it says which version it is.
      const { version } = manifestOf(folderOf(LATER[name]));
      files[`node_modules/${name}/package.json`] = JSON.stringify({ name, version });
      open.push(`@types/${name}`);
      continue;
    }
    const folder = folderOf((isLater && LATER[name.replace("@types/", "")]) || name);
    if (!folder) continue;
    const manifest = manifestOf(folder);
    const kept = Object.fromEntries(
      KEPT.flatMap((key) => (key in manifest ? [[key, manifest[key]]] : [])),
    );
    files[`node_modules/${name}/package.json`] = JSON.stringify(kept);
    for (const file of ENTRIES[name]
      ? reachedFrom(folder, ENTRIES[name])
      : declarationsIn(folder)) {
      files[`node_modules/${name}/${file}`] = readDeclaration(path.join(folder, file));
    }
    open.push(...Object.keys(manifest.dependencies ?? {}));
    // A package without declarations may have them beside it.
    if (!name.startsWith("@types/")) open.push(`@types/${name.replace(/^@([^/]+)\//, "$1__")}`);
  }
  return files;
}

function declarationsIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => /\.d\.[mc]?ts$/.test(file) && !/(?:^|\/)node_modules\//.test(file));
}

/** The declarations that some files of a package lead to, themselves among them. */
function reachedFrom(folder, entries) {
  const reached = new Set(entries);
  for (const file of reached) {
    const text = readFileSync(path.join(folder, file), "utf8");
    for (const [, specifier] of text.matchAll(/(?:from|import\()\s*["'](\.[^"']+)["']/g)) {
      const beside = path.posix.join(path.posix.dirname(file), specifier.replace(/\.[jt]s$/, ""));
      const found = [`${beside}.d.ts`, `${beside}/index.d.ts`].find((it) =>
        existsSync(path.join(folder, it)),
      );
      if (found) reached.add(found);
    }
  }
  return reached;
}

/** A declaration with what its comments say, but for pictures and long examples. */
function readDeclaration(file) {
  return readFileSync(file, "utf8")
    .replace(/^ *\* @preview .*\n/gm, "")
    .replace(/^ *\* @example\b[\s\S]*?(?=^ *\* @|^ *\*\/)/gm, "");
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
}

/** Where a package is installed; null where it is not. */
function folderOf(name) {
  const places = require.resolve.paths(name) ?? [];
  const folder = places
    .map((place) => path.join(place, name))
    .find((one) => existsSync(path.join(one, "package.json")));
  return folder ?? null;
}
