// What the tests need beside npm packages: a Chromium and a PostgreSQL. Debian's are used, and
// installed when they are missing and this is root; elsewhere a sentence says what to install.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

/** Where a Chromium may be. */
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

function hasPostgres() {
  const folder = "/usr/lib/postgresql";
  return (
    existsSync(folder) &&
    readdirSync(folder).some((version) => existsSync(`${folder}/${version}/bin/initdb`))
  );
}

/** Installs what is missing, or stops with what to do. */
export function ensureTestTools() {
  const missing = [];
  if (!findChromium()) missing.push("chromium");
  if (!hasPostgres()) missing.push("postgresql");
  if (missing.length === 0) return;
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!canInstall) {
    console.error(
      `The tests need ${missing.join(" and ")}. Install: sudo apt-get install ${missing.join(" ")}`,
    );
    process.exit(1);
  }
  console.log(`Installing ${missing.join(" and ")} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", ...missing]]) {
    const { status, stdout, stderr } = spawnSync("apt-get", args, { env, encoding: "utf8" });
    if (status !== 0) {
      process.stderr.write(`${stdout}${stderr}`);
      process.exit(1);
    }
  }
}
