// npm test: sets itself up, then runs every check. A stage that fails ends the run; the last line
// sums up all tests.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { prepare } from "./start.mjs";
import { ensureTestTools, skipsPostgres } from "./test-tools.mjs";

const root = path.resolve(import.meta.dirname, "..");
const results = path.join(root, "test-results");
const stages = [];
const counts = { passed: 0, failed: 0, skipped: 0 };

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
stage("set-up and build", () => {
  prepare();
  ensureTestTools();
  return true;
});
stage("format and lint", () => run("biome", ["check", ".", "--error-on-warnings"]));
stage("architecture", () =>
  run("depcruise", ["app", "server.ts", "--config", ".dependency-cruiser.cjs"]),
);
stage("types", () => run("tsc", ["--noEmit"]));
stage("unit and database tests", runVitest);
stage("browser tests", runPlaywright);
finish();

function runVitest() {
  if (skipsPostgres) console.log("PostgreSQL is left out: SAYSO_SKIP_POSTGRES=1.");
  const report = path.join(results, "vitest.json");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const ok = run("vitest", ["run", ...reporters]);
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = read(report);
  add(numPassedTests, numFailedTests, numPendingTests);
  return ok;
}

function runPlaywright() {
  const report = path.join(results, "playwright.json");
  const ok = run("playwright", ["test"], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = read(report).stats ?? {};
  add(expected + flaky, unexpected, skipped);
  return ok;
}

function stage(name, work) {
  if (stages.some((done) => !done.ok)) return;
  console.log(`\n── ${name}`);
  const started = performance.now();
  const failedBefore = counts.failed;
  let ok = false;
  try {
    ok = work();
  } catch (error) {
    console.error(error.message);
  }
  // A stage can fail without a failing test, by a file that does not load for one.
  if (!ok && counts.failed === failedBefore) counts.failed += 1;
  stages.push({ name, ok, seconds: (performance.now() - started) / 1000 });
}

function run(tool, args, env = {}) {
  const file = path.join(root, "node_modules/.bin", tool);
  const options = {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  };
  return spawnSync(file, args, options).status === 0;
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
}

function add(passed, failed, skipped) {
  counts.passed += passed;
  counts.failed += failed;
  counts.skipped += skipped;
}

function finish() {
  console.log("");
  for (const { name, ok, seconds } of stages) {
    console.log(`${ok ? "ok    " : "FAILED"}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  }
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
  console.log(`\nTests: ${counts.passed} passed, ${counts.failed} failed${skipped}`);
  process.exit(stages.every((done) => done.ok) ? 0 : 1);
}
