// npm start: on a fresh machine with nothing but Node, installs, builds and serves. Each step runs
// only when its inputs changed, so a second start takes seconds. Uses nothing but Node itself.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
const stamps = path.join(root, "node_modules/.sayso");

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Sayso needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
if (existsSync(path.join(root, ".env"))) process.loadEnvFile(path.join(root, ".env"));

/** Installs and builds what is missing or out of date. */
export function prepare() {
  step("Installing packages (once, about two minutes)", "install", ["package-lock.json"], () =>
    run("npm", ["ci", "--no-audit", "--no-fund"]),
  );
  const sources = [
    "app",
    "prisma",
    "public",
    "scripts",
    "server.ts",
    "remix.config.js",
    "tsconfig.json",
  ];
  const isBuilt = existsSync(path.join(root, "build/index.js"));
  step(
    "Building",
    "build",
    [...sources, "package-lock.json"],
    () => run("node", ["scripts/build.mjs"]),
    isBuilt,
  );
}

function step(title, name, inputs, work, isThere = existsSync(path.join(root, "node_modules"))) {
  const stamp = path.join(stamps, name);
  const hash = hashOf(inputs) + (process.env.SAYSO_BENCH ?? "");
  if (isThere && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  console.log(`${title} …`);
  work();
  mkdirSync(stamps, { recursive: true });
  writeFileSync(stamp, hash);
}

/** A hash of files by path, and of folders by everything in them that is not generated. */
function hashOf(inputs) {
  const hash = createHash("sha256");
  const visit = (file) => {
    if (/(?:app[/\\]generated|public[/\\]build)$/.test(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(path.join(file, name));
    } else if (!/\.test\.tsx?$/.test(file)) {
      hash.update(path.relative(root, file)).update("\0").update(readFileSync(file));
    }
  };
  for (const input of inputs) visit(path.join(root, input));
  return hash.digest("hex");
}

function run(command, args) {
  const shell = process.platform === "win32";
  const result = spawnSync(command, args, { cwd: root, encoding: "utf8", shell, maxBuffer: 1e8 });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}`);
  console.error(`\n${command} ${args.join(" ")} failed; what it said is above.`);
  process.exit(1);
}

if (import.meta.filename === path.resolve(process.argv[1] ?? "")) {
  prepare();
  const server = spawn(process.execPath, ["--enable-source-maps", "build/index.js"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });
  // The terminal sends Ctrl+C to the server too; this process only has to outlive it.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => server.kill("SIGTERM"));
  server.on("exit", (code) => process.exit(code ?? 1));
}
