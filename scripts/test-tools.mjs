// What the tests need beside npm packages: a Chromium and a PostgreSQL. Those of the system are
// used; on Debian as root they are installed when they are missing. For Chromium there is
// Playwright's own download beside. Chromium without a window system of its own (Debian's
// chromium-headless-shell, what Playwright itself takes) needs a third less of the processor.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { findPostgres } from "./ephemeral-postgres.mjs";

const root = path.resolve(import.meta.dirname, "..");

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** True when the database tests shall run on SQLite alone. */
export const skipsPostgres = process.env.SAYSO_SKIP_POSTGRES === "1";

/** Where the system's Chromium is; undefined when there is none. */
export function findChromium() {
  const places = [
    process.env.CHROMIUM_PATH,
    HEADLESS_SHELL,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  return places.find((place) => place && existsSync(place));
}

/** Installs what is missing. @throws {Error} saying what to install by hand */
export function ensureTestTools() {
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) installFromDebian();
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

function installFromDebian() {
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL)) {
    console.log("Installing chromium-headless-shell …");
    // Any Chromium does: for a quicker one, new lists of packages are not fetched.
    if (findChromium()) install("chromium-headless-shell");
    else if (!installAnew("chromium-headless-shell")) installAnew("chromium");
  }
  if (!skipsPostgres && !findPostgres()) {
    console.log("Installing postgresql …");
    installAnew("postgresql");
  }
}

/** Installs a Debian package that the lists of packages know. */
function install(name) {
  return apt("install", "-y", "--no-install-recommends", name).status === 0;
}

/** Installs a Debian package, with new lists of packages when those that are here do not do. */
function installAnew(name) {
  if (install(name)) return true;
  // Lists that are partly out of reach may still have what is needed.
  apt("update");
  const { status, stdout, stderr } = apt("install", "-y", "--no-install-recommends", name);
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
  return status === 0;
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", args, { env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}

function installFromPlaywright() {
  console.log("Downloading Chromium …");
  const file = path.join(root, "node_modules/.bin/playwright");
  const options = { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] };
  const { status, stdout, stderr } = spawnSync(file, ["install", "chromium"], options);
  if (status !== 0) process.stderr.write(`${stdout}${stderr}`);
  return status === 0;
}
