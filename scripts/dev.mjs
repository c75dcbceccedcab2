// npm run dev: serves from source and restarts on each change.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { installPackages } from "./install.mjs";
import { keepRunning } from "./keep-running.mjs";

const root = path.resolve(import.meta.dirname, "..");
const settings = path.join(root, ".env");
if (existsSync(settings)) process.loadEnvFile(settings);
try {
  installPackages();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
for (const script of ["scripts/generate.mjs", "scripts/build-store.mjs"]) {
  const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
// Imported late: a fresh clone has no packages before.
const { watchEnhance } = await import("./build-enhance.mjs");
await watchEnhance();
const remix = path.join(root, "node_modules/@remix-run/dev/dist/cli.js");
const command = `${process.execPath} --enable-source-maps build/index.js`;
const env = { DEV_LOGIN: "true", ...process.env, NODE_ENV: "development" };
// Remix gives up when the server before takes more than two seconds to be gone, as on a busy machine.
const args = ["--require", "./scripts/left-out.cjs", remix, "dev", "-c", command];
const server = keepRunning(process.execPath, args, {
  cwd: root,
  stdio: "inherit",
  env,
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.stop(signal));
process.exit(await server.ended);
