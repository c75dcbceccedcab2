// The packages in node_modules: are they those of package-lock.json, and if not, install them.
// Uses nothing but Node, for it runs before there is anything else.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { lightenPackages } from "./lighten-packages.mjs";
import { COMPILED, COMPILER, putBinding } from "./sqlite-binding.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** What npm says it installed; written last, so an interrupted install leaves none. */
const installedLock = path.join(root, "node_modules/.package-lock.json");
/** For which version of Node's binary interface packages were compiled, once they are. */
const abiFile = path.join(root, "node_modules/.sayso/node-abi");

/** The package lists that building and running need: the product's own, and what previews ship with. */
const PRODUCT = ["", "preview-packages"];
/** Those that `npm test`, `npm run bench` and `npm run lighthouse` need. */
const EVERYTHING = [...PRODUCT, "tests"];

// Building needs the development packages, whatever NODE_ENV says.
const QUIET = ["--include=dev", "--no-audit", "--no-fund"];
// Without peers: some packages can use TypeScript when it is there, and nothing here needs them to.
const PRODUCT_ONLY = ["--workspace=preview-packages", "--include-workspace-root", "--omit=peer"];

/** Installs what building and running need, unless it is there, whoever installed it. */
export function installPackages() {
  if (isInstalled(PRODUCT)) return;
  console.log("Installing packages (once, one or two minutes) …");
  const program = path.join(root, "scripts/sqlite-binding.mjs");
  runQuietly(process.execPath, [program, "ci", ...QUIET, ...PRODUCT_ONLY, "--ignore-scripts"]);
  compilePackages();
}

/** Installs what tests, benchmarks and scores need too, beside what is there already. */
export function installTestPackages() {
  if (putTestPackages()) compilePackages();
}

/** Whether packages of the tests are missing, or others than package-lock.json names. */
export function lacksTestPackages() {
  return !isInstalled(EVERYTHING);
}

/**
 * Puts those packages in place. What they do when they are installed is left to `compilePackages`.
 *
 * @returns {boolean} false when they were there
 */
export function putTestPackages() {
  if (!lacksTestPackages()) return false;
  console.log("Installing the packages of the tests (once, one or two minutes) …");
  // `npm ci` would empty the folder first; --no-save leaves the lock as it is.
  const command = isInstalled(PRODUCT) ? ["install", "--no-save"] : ["ci"];
  runQuietly("npm", [...command, ...QUIET, "--ignore-scripts"]);
  stamp("not compiled");
  return true;
}

/** Has the packages compile what they compile and is not there yet. @throws {Error} naming the command that failed */
export function compilePackages() {
  runQuietly("npm", ["rebuild", ...(putBinding() ? whatElseCompiles() : [])]);
  lightenPackages(path.join(root, "node_modules"));
  stamp(process.versions.modules);
}

/** The names of packages that do something when they are installed, but for SQLite's compiled binding. */
function whatElseCompiles() {
  return Object.entries(packagesOf(installedLock))
    .filter(([folder, { hasInstallScript }]) => hasInstallScript && folder !== COMPILED)
    .map(([folder]) => folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length));
}

function stamp(text) {
  mkdirSync(path.dirname(abiFile), { recursive: true });
  writeFileSync(abiFile, text);
}

function isInstalled(lists) {
  if (!existsSync(installedLock)) return false;
  if (existsSync(abiFile) && readFileSync(abiFile, "utf8") !== process.versions.modules) {
    return false;
  }
  const wanted = packagesOf(path.join(root, "package-lock.json"));
  const found = packagesOf(installedLock);
  // npm leaves out what fits other platforms or is optional to a peer; what it put in must match.
  return (
    lists.every((list) => holdsAllOf(list, wanted[list], found)) &&
    Object.entries(found).every(([name, { version }]) => wanted[name]?.version === version)
  );
}

/** True when every package that a list names is in the folder, or in the list's own. */
function holdsAllOf(list, { dependencies, devDependencies, peerDependencies }, found) {
  const names = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  return names.every(
    (name) => `node_modules/${name}` in found || `${list}/node_modules/${name}` in found,
  );
}

function packagesOf(lock) {
  return JSON.parse(readFileSync(lock, "utf8")).packages ?? {};
}

/**
 * Runs a step whose output matters only when it fails.
 *
 * @throws {Error} naming the command, after its output was printed
 */
export function runQuietly(command, args) {
  const shell = process.platform === "win32";
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    // As it is now: benchmarks set a variable of their own first.
    env: { ...COMPILER, ...process.env },
    shell,
    stdio: ["ignore", "pipe", "pipe"],
    // A failing build can say a lot; Node's default of 1 MB would kill it.
    maxBuffer: 100_000_000,
  });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}`);
  const reason = result.error ? ` (${result.error.message})` : "; what it said is above";
  throw new Error(`${command} ${args.join(" ")} failed${reason}.`);
}
