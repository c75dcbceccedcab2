// npm run bench [-- name … --option=value …]: runs the benchmarks in tests/load and prints their
// ratios. Options are handed to the benchmarks (docs/benchmarks.md).
import { readdirSync } from "node:fs";
import path from "node:path";
import { prepareTestPrograms, runTestProgram } from "./run-test-program.mjs";

const root = path.resolve(import.meta.dirname, "..");
const given = process.argv.slice(2);
const options = given.filter((argument) => argument.startsWith("--"));
const wanted = given.filter((argument) => !argument.startsWith("--"));
const names = readdirSync(path.join(root, "tests/load"))
  .filter((file) => file.endsWith(".bench.ts"))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)))
  .sort();
if (names.length === 0) {
  console.error(`No benchmark in tests/load is named ${wanted.join(" or ")}.`);
  process.exit(1);
}

// The floor of the page benchmark is a route that only this build has.
process.env.SAYSO_BENCH = "1";
prepareTestPrograms();
for (const name of names) {
  console.log(`\n## ${name.replace(".bench.ts", "")}`);
  const status = runTestProgram(path.join("tests/load", name), options);
  if (status !== 0) process.exit(status);
}
