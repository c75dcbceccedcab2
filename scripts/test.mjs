// npm test: sets itself up, then runs every check and makes each claim once; npm run test:wide makes them again over
// every kind and database (decision 112). Stages of one group run side by side; a group with a stage that fails ends
// the run. A test that fails has a second try, and is named at the end (decision 068).
import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { resultsFolder } from "./test-reports.mjs";
import { check, node, onPostgres, playwright, preparation, vitest } from "./test-runs.mjs";
import { countWide } from "./test-selection.mjs";
import { finish, group } from "./test-stages.mjs";

rmSync(resultsFolder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });

const { setUp, compile } = preparation();
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
  "unit tests": vitest("claims", ["unit"]),
  types: check("tsgo", ["--noEmit", "--singleThreaded"]),
  architecture: check("depcruise", ["app", "server.ts", "--config", ".dependency-cruiser.cjs"]),
});
await compiling;
// A build without SQLite could not start the server to have V8 compile it, and left nothing of it.
if (!existsSync(path.resolve(import.meta.dirname, "../build/server.compiled"))) {
  await group({ "compiled server": node("scripts/compile-server.mjs") });
}
// Side by side they take longer than one after the other: each keeps two processors busy (decision 047).
await group({
  "HTTP, kills, full disks and two processes": vitest(
    "claims",
    ["http", "slow", ...onPostgres("processes")],
    // A quarter of their time they wait for a server that is killed, a lease that runs out or a provider.
    ["--maxWorkers=3"],
  ),
  // Each worker reads all that is stored: one takes a fifth less of a processor than four.
  databases: vitest("claims", ["sqlite", ...onPostgres("postgresql")], ["--maxWorkers=1"]),
});
await group({ "browser tests": playwright("claims") });
const { wide, again } = countWide();
finish(`${wide} files more, and ${again} again on PostgreSQL, run with: npm run test:wide`);
