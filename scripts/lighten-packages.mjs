// Takes out of node_modules what packages carry for others: nearly two fifths of its size. npm asks only for
// versions, so what is taken out stays out until a package is installed anew. Uses nothing but Node.
import { lstatSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** For debuggers that step through a package. Nothing here reads them, and bundles have none of packages. */
const SOURCE_MAP = /\.(?:[cm]?js|css|d\.[cm]?ts)\.map$/;

const thisLibc = process.report?.getReport().header.glibcVersionRuntime ? "linux" : "linuxmusl";
const thisSystem = process.platform === "linux" ? thisLibc : process.platform;

/** By package, which of its files nothing opens: paths within it, with slashes. */
const UNUSED = {
  // Compilers of queries come in two sizes for five databases. The generated clients import the small ones of two.
  "@prisma/client":
    /^runtime\/(?:query_compiler_(?:fast_bg|small_bg\.(?!(?:sqlite|postgresql)\.))|wasm-compiler-edge)/,
  // The command line has them once more, and a browser of tables.
  prisma: /^build\/(?:query_compiler_.*\.wasm|studio\.)/,
  // Prisma's command line requires what is compiled for require().
  effect: /^(?:src|dist\/(?:esm|dts))\//,
  // For pages without a bundler, and types of what require() gives. What it gives stays: projects may require it.
  "date-fns": /\.d\.cts$|(?:^|\/)cdn(?:\.min)?\.js$/,
  // Its optimizer is loaded as WebAssembly.
  "@builder.io/qwik": /^bindings\/.*\.node$/,
  // What the compiler left lying.
  "better-sqlite3-12":
    /^build\/(?:deps|Release\/(?:obj|obj\.target))\/|\/test_extension\.node$|\.a$/,
  // Binaries of other machines; with one for this machine, nothing is compiled. Without binding.gyp npm does not try:
  // by that file alone it takes a package for one that is compiled, also when it has been installed for long.
  "better-sqlite3-13": hasBinary()
    ? new RegExp(
        `^(?:deps|src)/|^binding\\.gyp$|^prebuilds/(?!${thisSystem}-${process.arch}\\.node$)`,
      )
    : /^$/,
};

function hasBinary() {
  const systems = ["linux", "linuxmusl", "darwin", "win32"];
  return systems.includes(thisSystem) && ["x64", "arm64"].includes(process.arch);
}

/**
 * @param {string} name of a package
 * @param {string} file its path within the package, with slashes
 * @returns {boolean} true for what nothing opens
 */
export function isUnused(name, file) {
  return SOURCE_MAP.test(file) || (UNUSED[name]?.test(file) ?? false);
}

/** Takes what nothing opens out of the packages below a folder, such as `node_modules`. */
export function lightenPackages(folder) {
  for (const name of namesIn(folder)) lighten(name, path.join(folder, name), "");
}

function lighten(name, root, below) {
  for (const entry of readdirSync(path.join(root, below), { withFileTypes: true })) {
    const file = `${below}${entry.name}`;
    const place = path.join(root, file);
    if (entry.isFile() && isUnused(name, file)) rmSync(place);
    if (!entry.isDirectory()) continue;
    if (entry.name === "node_modules") lightenPackages(place);
    else {
      lighten(name, root, `${file}/`);
      if (readdirSync(place).length === 0) rmdirSync(place);
    }
  }
}

/** The packages of a folder, but for those of this repository, which npm links there. */
function namesIn(folder) {
  const names = (inside) =>
    readdirSync(inside).filter((name) => lstatSync(path.join(inside, name)).isDirectory());
  return names(folder)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@") ? names(path.join(folder, name)).map((each) => `${name}/${each}`) : name,
    );
}

if (fileURLToPath(import.meta.url) === path.resolve(process.argv[1] ?? "")) {
  lightenPackages(fileURLToPath(new URL("../node_modules", import.meta.url)));
}
