// npm test: sets itself up, then runs every check. The last line sums up all tests.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { prepare } from "./start.mjs";
import { ensureTestTools } from "./test-tools.mjs";

const root = path.resolve(import.meta.dirname, "..");
const results = path.join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const stages = [];
const counts = { passed: 0, failed: 0, skipped: 0 };

stage("set-up", () => {
  prepare();
  ensureTestTools();
  return true;
});
stage("format and lint", () => run("biome", ["check", ".", "--error-on-warnings"]));
stage("architecture", () =>
  run("depcruise", ["app", "server.ts", "--config", ".dependency-cruiser.cjs"]),
);
stage("types", () => run("tsc", ["--noEmit"]));
stage("unit and database tests", () => {
  const report = path.join(results, "vitest.json");
  const ok = run("vitest", [
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  if (existsSync(report)) {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(
      readFileSync(report, "utf8"),
    );
    add(numPassedTests, numFailedTests, numPendingTests);
  }
  return ok;
});
stage("browser tests", () => {
  const report = path.join(results, "playwright.json");
  const ok = run("playwright", ["test"], { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  if (existsSync(report)) {
    const { stats } = JSON.parse(readFileSync(report, "utf8"));
    add(stats.expected + stats.flaky, stats.unexpected, stats.skipped);
  }
  return ok;
});
finish();

function stage(name, work) {
  if (stages.some((done) => !done.ok)) return;
  console.log(`\n── ${name}`);
  const started = performance.now();
  const ok = work();
  stages.push({ name, ok, seconds: (performance.now() - started) / 1000 });
}

function run(tool, args, env = {}) {
  const file = path.join(root, "node_modules/.bin", tool);
  return (
    spawnSync(file, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } })
      .status === 0
  );
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
