// npm run dev: serves from source and restarts on each change.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, "..");
const remix = path.join(
  path.dirname(require.resolve("@remix-run/dev/package.json")),
  "dist/cli.js",
);
if (existsSync(path.join(root, ".env"))) process.loadEnvFile(path.join(root, ".env"));

for (const script of ["scripts/generate.mjs", "scripts/build-store.mjs"]) {
  const { status } = spawnSync(process.execPath, [script], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
const command = `${process.execPath} --enable-source-maps build/index.js`;
const env = { DEV_LOGIN: "true", ...process.env, NODE_ENV: "development" };
spawn(process.execPath, [remix, "dev", "-c", command], { cwd: root, stdio: "inherit", env }).on(
  "exit",
  (code) => process.exit(code ?? 0),
);
