import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { resultsFolder } from "./scripts/test-reports.mjs";
import { filesOf, filesOfPostgres, ON_SQLITE_ALONE, stage } from "./scripts/test-selection.mjs";
import { skipsPostgres } from "./scripts/test-tools.mjs";
import LongFirst from "./tests/support/long-first";

const resolve = { alias: { "~": path.resolve(import.meta.dirname, "app") } };
/** For machines that do other things, too: nothing here waits for a number of seconds. */
const times = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};
/**
 * V8 compiles a pattern when it first matches, and once more for speed when it matches again. The starter has
 * thousands that match a few times each: compiled for speed at once, its tests take a quarter less of a processor.
 */
const PATTERNS_ONCE = "--no-regexp-tier-up";
/**
 * Tests make much that is done with at once. With four times the room for what is new V8 looks through it less often: a
 * tenth less of a processor for the starter's.
 */
const ROOM_FOR_NEW = "--max-semi-space-size=64";
const databaseTests = ["app/**/*.db.test.ts"];
const processTests = ["tests/http/two-processes-*.test.ts"];
/** They run previews in the process of the test, on a database of its own. */
const siteTests = ["tests/http/sites{,-browser,-hot-browser}.test.ts"];
/** They kill servers and fill disks, and wait more than they work; one has a server in its own process. */
const slowTests = ["tests/http/{kill,kill-acts,kill-rooms,full-disk,sites-bounds,sockets}.test.ts"];
const store = "tests/support/store-setup.ts";
const migrated = "tests/support/migrated-setup.ts";
const cluster = "tests/support/postgresql-cluster.ts";

/**
 * They change nothing of their process: the files of a worker share what one of them loaded. They open no database:
 * `npm test` runs them while SQLite's binding is still being compiled.
 */
const unit = {
  resolve,
  test: {
    ...times,
    name: "unit",
    isolate: false,
    execArgv: [PATTERNS_ONCE, ROOM_FOR_NEW],
    env: { DATABASE_URL: "file:/nowhere/unit-tests-open-no-database.db" },
    globalSetup: [store],
    ...filesOf(["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"], databaseTests),
    setupFiles: ["tests/support/property-seed.ts"],
  },
};
/** They ask the built product: the files of a worker share a server (tests/support/shared-app.ts). */
const http = {
  resolve,
  test: {
    ...times,
    name: "http",
    isolate: false,
    execArgv: [ROOM_FOR_NEW],
    globalSetup: [store, migrated],
    ...filesOf(["tests/http/**/*.test.ts"], [...slowTests, ...processTests, ...siteTests]),
  },
};
const slow = {
  resolve,
  test: { ...times, name: "slow", ...filesOf(slowTests), globalSetup: [store, migrated] },
};
const processes = {
  resolve,
  test: {
    ...times,
    name: "processes",
    isolate: false,
    ...filesOf(processTests),
    globalSetup: [store, cluster],
  },
};
/** The files of a worker share a database, which each of them finds empty, and what one loaded. */
const sqlite = {
  resolve,
  test: {
    ...times,
    name: "sqlite",
    isolate: false,
    execArgv: [ROOM_FOR_NEW],
    globalSetup: [store, migrated],
    ...filesOf([...databaseTests, ...siteTests]),
    setupFiles: ["tests/support/sqlite-setup.ts"],
  },
};
const postgresql = {
  resolve,
  test: {
    ...times,
    name: "postgresql",
    isolate: false,
    execArgv: [ROOM_FOR_NEW],
    ...filesOfPostgres(databaseTests, [ON_SQLITE_ALONE]),
    globalSetup: [cluster, store],
    setupFiles: ["tests/support/postgresql-setup.ts"],
  },
};

// Tests of stored things (*.db.test.ts) run twice: on SQLite and on PostgreSQL, which also joins the
// processes of one installation (two-processes-*.test.ts). What has no stored row of its own to show, such as
// a build, runs once. Which of them a stage takes, their names say (scripts/test-selection.mjs).
export default defineConfig({
  test: {
    projects: [unit, http, slow, sqlite, ...(skipsPostgres ? [] : [postgresql, processes])],
    // A third of their time tests wait for a server, a database or a limit: one worker more than two
    // processors fills it.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Not every project has files of each stage.
    passWithNoTests: stage !== "all",
    sequence: { sequencer: LongFirst },
    // Where a run asks for it (`npm test` does), a module is compiled once for all projects and stages.
    experimental: { fsModuleCachePath: path.join(resultsFolder, "modules") },
  },
});
