// npm test: sets itself up, then runs every check. Stages of one group run side by side; a group
// with a stage that fails ends the run. A browser test that fails runs once more, and is named at the end (decision 068).
import { mkdirSync, rmSync } from "node:fs";
import { installTestPackages } from "./install.mjs";
import { prepare, requireNode } from "./start.mjs";
import { playwrightReport, resultsFolder, vitestReport } from "./test-reports.mjs";
import { finish, group, run } from "./test-stages.mjs";
import { ensureTestTools, skipsPostgres } from "./test-tools.mjs";

rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

await group({ "set-up and build": setUp });
await group({
  types: check("tsc", ["--noEmit"]),
  architecture: check("depcruise", ["app", "server.ts", "--config", ".dependency-cruiser.cjs"]),
  "format and lint": check("biome", ["check", ".", "--error-on-warnings"]),
});
const onPostgres = (...projects) => (skipsPostgres ? [] : projects);
await group({
  "unit, HTTP and database tests": vitest("unit", "http", "sqlite", ...onPostgres("postgresql")),
});
// What kills and starts servers waits more than it works: it takes what the browser leaves.
await group({
  "browser tests": playwright,
  "kills, full disks and two processes": vitest("slow", ...onPostgres("processes")),
});
finish();

async function setUp() {
  requireNode();
  installTestPackages();
  prepare();
  ensureTestTools();
  if (skipsPostgres) console.log("PostgreSQL is left out: SAYSO_SKIP_POSTGRES=1.");
  return { ok: true };
}

function check(tool, args) {
  return async (output) => ({ ok: await run(tool, args, { output }) });
}

function vitest(...projects) {
  return async (output) => {
    const report = vitestReport(projects[0]);
    const chosen = projects.map((project) => `--project=${project}`);
    const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report.file}`];
    const ok = await run("vitest", ["run", ...chosen, ...reporters], { output });
    return { ok, ...report.read() };
  };
}

async function playwright(output) {
  const report = playwrightReport();
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report.file };
  const ok = await run("playwright", ["test", "--retries=1"], { output, env });
  return { ok, ...report.read() };
}
