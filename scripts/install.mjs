// The packages in node_modules: are they those of package-lock.json, and if not, install them.
// Uses nothing but Node, for it runs before there is anything else.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** What npm says it installed; written last, so an interrupted install leaves none. */
const installedLock = path.join(root, "node_modules/.package-lock.json");
/** Compiled packages fit one version of Node's binary interface. */
const abiFile = path.join(root, "node_modules/.sayso/node-abi");

/** Installs the packages of the lock unless they are there, whoever installed them. */
export function installPackages() {
  if (isInstalled()) return;
  console.log("Installing packages (once, about two minutes) …");
  // Building needs the development packages, whatever NODE_ENV says.
  runQuietly("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  mkdirSync(path.dirname(abiFile), { recursive: true });
  writeFileSync(abiFile, process.versions.modules);
}

function isInstalled() {
  if (!existsSync(installedLock)) return false;
  if (existsSync(abiFile) && readFileSync(abiFile, "utf8") !== process.versions.modules) {
    return false;
  }
  const wanted = packagesOf(path.join(root, "package-lock.json"));
  const found = packagesOf(installedLock);
  const { dependencies, devDependencies } = wanted[""];
  const direct = Object.keys({ ...dependencies, ...devDependencies });
  // npm leaves out what fits other platforms or is optional to a peer; what it put in must match.
  return (
    direct.every((name) => `node_modules/${name}` in found) &&
    Object.entries(found).every(([name, { version }]) => wanted[name]?.version === version)
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
