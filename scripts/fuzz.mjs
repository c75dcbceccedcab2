// npm run fuzz [-- --seed N --requests N --from N]: sends requests that nobody would send.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { installTestPackages } from "./install.mjs";
import { prepare } from "./start.mjs";

const root = path.resolve(import.meta.dirname, "..");
try {
  installTestPackages();
  prepare();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const args = ["--import", "tsx", "tests/fuzz/run.ts", ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
process.exit(status ?? 1);
