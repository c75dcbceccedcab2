// Runs programs of tests/ that are no tests: benchmarks, fuzzing, Lighthouse.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { installTestPackages } from "./install.mjs";
import { prepare } from "./start.mjs";
import { ensureTestTools } from "./test-tools.mjs";

const root = path.resolve(import.meta.dirname, "..");

/** Installs and builds what such programs need; says what failed, and ends. */
export function prepareTestPrograms() {
  try {
    installTestPackages();
    ensureTestTools();
    prepare();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** Runs one to its end. @param file below the project's folder @returns its exit code */
export function runTestProgram(file, args) {
  const command = ["--import", "tsx", file, ...args];
  return spawnSync(process.execPath, command, { cwd: root, stdio: "inherit" }).status ?? 1;
}
