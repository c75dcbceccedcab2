// npm test: sets itself up, then runs every check. Stages of one group run side by side; a group
// with a stage that fails ends the run. A test that fails has a second try, and is named at the end
// (decision 068).
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { lacksTestPackages, putTestPackages } from "./install.mjs";
import { compileBindingApart } from "./sqlite-binding.mjs";
import { requireNode } from "./start.mjs";
import { playwrightReport, resultsFolder, vitestReport } from "./test-reports.mjs";
import { finish, group, run } from "./test-stages.mjs";
import { ensureTestTools, skipsPostgres } from "./test-tools.mjs";

rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

/** Whether packages were put in place that are not compiled yet. */
let isNew = false;
// Compiling SQLite's binding keeps one processor busy; whatever does without it takes another one.
const binding = lacksTestPackages() ? compileBindingApart() : undefined;
await group({ packages: setUp });
const compiling = group({ "compiled packages": compile });
// Half of the time a build keeps one processor; lint reads nothing that it makes.
await group({
  build: node("scripts/build-once.mjs"),
  "format and lint": check("biome", ["check", ".", "--error-on-warnings"]),
});
// Unit tests open no database: by the time they are through, SQLite's binding is compiled. Where their workers
// begin, wait or have nothing left to do, the checks go on.
await group({
  "unit tests": vitest(["unit"]),
  types: check("tsgo", ["--noEmit", "--singleThreaded"]),
  architecture: check("depcruise", ["app", "server.ts", "--config", ".dependency-cruiser.cjs"]),
});
await compiling;
// A build without SQLite could not start the server to have V8 compile it, and left nothing of it.
if (!existsSync(path.resolve(import.meta.dirname, "../build/server.compiled"))) {
  await group({ "compiled server": node("scripts/compile-server.mjs") });
}
const onPostgres = (...projects) => (skipsPostgres ? [] : projects);
// Side by side they take longer than one after the other: each keeps two processors busy (decision 047).
await group({
  "HTTP, kills, full disks and two processes": vitest(
    ["http", "slow", ...onPostgres("processes")],
    // A quarter of their time they wait for a server that is killed, a lease that runs out or a provider.
    ["--maxWorkers=3"],
  ),
  // Each worker reads all that is stored: one takes a fifth less of a processor than four.
  databases: vitest(["sqlite", ...onPostgres("postgresql")], ["--maxWorkers=1"]),
});
await group({ "browser tests": playwright });
finish();

async function setUp() {
  requireNode();
  isNew = putTestPackages();
  ensureTestTools();
  if (skipsPostgres) console.log("PostgreSQL is left out: SAYSO_SKIP_POSTGRES=1.");
  return { ok: true };
}

async function compile(output) {
  if (!isNew) return { ok: true };
  await binding;
  const program = 'import("./scripts/install.mjs").then((install) => install.compilePackages())';
  return { ok: await run(process.execPath, ["--eval", program], { output }) };
}

function node(script) {
  return async (output) => ({ ok: await run(process.execPath, [script], { output }) });
}

function check(tool, args) {
  return async (output) => ({ ok: await run(tool, args, { output }) });
}

function vitest(projects, more = []) {
  return async (output) => {
    const outcome = await runVitest(projects[0], projects, more, output);
    const { ok, failed, stray } = outcome;
    const texts = stray.map(({ text }) => text);
    const files = [...new Set(stray.map(({ from }) => from))];
    // An error that no test caught has its second try as a test has: the file that was running, alone.
    if (ok || failed > 0 || stray.length === 0 || files.includes(null)) {
      return { ...outcome, failures: [...outcome.failures, ...texts] };
    }
    const again = await runVitest(`${projects[0]}-again`, projects, [...more, ...files], output);
    const failures = [...again.failures, ...again.stray.map(({ text }) => text)];
    return { ...outcome, ok: again.ok, secondTry: [...outcome.secondTry, ...texts], failures };
  };
}

async function runVitest(name, projects, more, output) {
  const report = vitestReport(name);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ["dot", "tests/support/whole-report.ts"].map((it) => `--reporter=${it}`);
  const how = ["--retry=1", "--experimental.fsModuleCache", `--outputFile.json=${report.file}`];
  const ok = await run("vitest", ["run", ...how, ...chosen, ...reporters, ...more], { output });
  return { ok, ...report.read() };
}

async function playwright(output) {
  const report = playwrightReport();
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report.file };
  const ok = await run("playwright", ["test", "--retries=1"], { output, env });
  return { ok, ...report.read() };
}
