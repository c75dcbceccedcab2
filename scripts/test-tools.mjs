// What the tests need beside npm packages: a Chromium and a PostgreSQL. Those of the system are
// used; on Debian as root they are installed when they are missing. For Chromium there is
// Playwright's own download beside.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { findPostgres } from "./ephemeral-postgres.mjs";

const root = path.resolve(import.meta.dirname, "..");

/** True when the database tests shall run on SQLite alone. */
export const skipsPostgres = process.env.SAYSO_SKIP_POSTGRES === "1";

/** Where the system's Chromium is; undefined when there is none. */
export function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  return places.find((place) => place && existsSync(place));
}

/** Installs what is missing. @throws {Error} saying what to install by hand */
export function ensureTestTools() {
  const missing = [];
  if (!findChromium()) missing.push("chromium");
  if (!skipsPostgres && !findPostgres()) missing.push("postgresql");
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    installFromDebian(missing);
  }
  if (!findChromium() && !installFromPlaywright()) {
    throw new Error(
      "The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.",
    );
  }
  if (!skipsPostgres && !findPostgres()) {
    throw new Error(
      "The database tests need PostgreSQL: install it (Debian: apt-get install postgresql), or set SAYSO_SKIP_POSTGRES=1 to test on SQLite alone.",
    );
  }
}

function installFromDebian(packages) {
  console.log(`Installing ${packages.join(" and ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] };
  // Lists that are partly out of reach may still have what is needed.
  spawnSync("apt-get", ["update"], options);
  const args = ["install", "-y", "--no-install-recommends", ...packages];
  const { status, stdout, stderr } = spawnSync("apt-get", args, options);
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
}

function installFromPlaywright() {
  console.log("Downloading Chromium …");
  const file = path.join(root, "node_modules/.bin/playwright");
  const options = { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] };
  const { status, stdout, stderr } = spawnSync(file, ["install", "chromium"], options);
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
  return status === 0;
}
