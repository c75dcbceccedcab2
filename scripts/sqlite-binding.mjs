// SQLite's binding is compiled for more than a minute, on one processor, while fetching all other packages leaves one
// idle. So it is fetched and compiled in a folder of its own meanwhile, and put among them when both are done.
// Uses nothing but Node, for it runs before there is anything else.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The version that is compiled; on Node 24 and newer nothing asks for it (sqlite-binding/index.cjs). */
export const COMPILED = "node_modules/better-sqlite3-12";
const FIRST_WITHOUT = 24;
/** The folder of its own, and where npm puts the package there. */
const apart = path.join(root, ".cache/sqlite-binding");
const ITSELF = "node_modules/better-sqlite3";

/**
 * What SQLite's own builds are optimised with. Node's -O3 takes a third longer to compile, for a difference that
 * no query shows.
 */
export const COMPILER = { CFLAGS: "-O2", CXXFLAGS: "-O2" };

/**
 * Compiles it apart, of exactly the packages that package-lock.json names, unless what is among the packages works.
 * Where that fails nothing is left: npm compiles it among the others then, and says what is missing.
 */
export async function compileBindingApart() {
  if (Number.parseInt(process.versions.node, 10) >= FIRST_WITHOUT || opensDatabase()) return;
  try {
    rmSync(apart, { recursive: true, force: true });
    mkdirSync(apart, { recursive: true });
    const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
    const lock = lockOfBinding(packages);
    writeFileSync(path.join(apart, "package.json"), JSON.stringify(lock.packages[""]));
    writeFileSync(path.join(apart, "package-lock.json"), JSON.stringify(lock));
    await npm(["ci", "--no-audit", "--no-fund", "--prefix", apart]);
  } catch {
    rmSync(apart, { recursive: true, force: true });
  }
}

/**
 * Puts what was compiled apart, if anything was, among the packages.
 *
 * @returns {boolean} whether a binding is there that works
 */
export function putBinding() {
  const compiled = path.join(apart, ITSELF, "build");
  const isThere = existsSync(path.join(compiled, "Release/better_sqlite3.node"));
  if (isThere) cpSync(compiled, path.join(root, COMPILED, "build"), { recursive: true });
  rmSync(apart, { recursive: true, force: true });
  return opensDatabase();
}

/** Asked of a process of its own: one that was compiled for another version of Node can end it. */
function opensDatabase() {
  if (!existsSync(path.join(root, COMPILED, "build/Release/better_sqlite3.node"))) return false;
  const program = `new (require(${JSON.stringify(path.join(root, COMPILED))}))(":memory:")`;
  return spawnSync(process.execPath, ["--eval", program], { stdio: "ignore" }).status === 0;
}

/**
 * The lock of a project that needs the binding alone.
 *
 * @param {Record<string, object>} packages of package-lock.json, by their folders
 */
export function lockOfBinding(packages) {
  const { version } = packages[COMPILED];
  const found = { "": { private: true, dependencies: { "better-sqlite3": version } } };
  const take = (folder) => {
    const place = folder.replace(COMPILED, ITSELF);
    if (found[place]) return;
    const { optional: _, dev: __, peer: ___, ...entry } = packages[folder];
    found[place] = entry;
    const { dependencies, optionalDependencies } = entry;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const needed = folderOf(name, folder, packages);
      if (needed) take(needed);
    }
  };
  take(COMPILED);
  return { lockfileVersion: 3, packages: found };
}

/** Where a package finds another: below itself, or below a folder around it. */
function folderOf(name, folder, packages) {
  for (let around = folder; ; around = around.slice(0, around.lastIndexOf("/node_modules/"))) {
    const place = `${around}/node_modules/${name}`;
    if (place in packages) return place;
    if (!around.includes("/node_modules/")) break;
  }
  return `node_modules/${name}` in packages ? `node_modules/${name}` : undefined;
}

/** @throws {Error} when it fails */
async function npm(args, stdio = "ignore") {
  const shell = process.platform === "win32";
  const child = spawn("npm", args, {
    cwd: root,
    stdio,
    shell,
    env: { ...COMPILER, ...process.env },
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`npm ended with ${code}.`);
}

// As a program: npm with these arguments, and meanwhile the binding.
if (fileURLToPath(import.meta.url) === path.resolve(process.argv[1] ?? "")) {
  const packages = npm(process.argv.slice(2), "inherit").then(
    () => 0,
    () => 1,
  );
  await compileBindingApart();
  process.exitCode = await packages;
}
