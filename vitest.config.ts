import path from "node:path";
import { defineConfig } from "vitest/config";
import { skipsPostgres } from "./scripts/test-tools.mjs";

const resolve = { alias: { "~": path.resolve(import.meta.dirname, "app") } };
const times = { testTimeout: 20_000, hookTimeout: 60_000 };
const databaseTests = ["app/**/*.db.test.ts"];
const processTests = ["tests/http/two-processes-*.test.ts"];

const unit = {
  resolve,
  test: {
    ...times,
    name: "unit",
    globalSetup: ["tests/support/store-setup.ts"],
    include: ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/http/**/*.test.ts"],
    exclude: [...databaseTests, ...processTests],
  },
};
const sqlite = {
  resolve,
  test: {
    ...times,
    name: "sqlite",
    include: databaseTests,
    setupFiles: ["tests/support/sqlite-setup.ts"],
  },
};
const postgresql = {
  resolve,
  test: {
    ...times,
    name: "postgresql",
    include: databaseTests,
    globalSetup: ["tests/support/postgresql-cluster.ts"],
    setupFiles: ["tests/support/postgresql-setup.ts"],
  },
};
const processes = {
  resolve,
  test: {
    ...times,
    name: "processes",
    include: processTests,
    globalSetup: ["tests/support/store-setup.ts", "tests/support/postgresql-cluster.ts"],
  },
};

// Tests of stored things (*.db.test.ts) run twice: on SQLite and on PostgreSQL, which also joins the
// processes of one installation (two-processes-*.test.ts).
export default defineConfig({
  test: { projects: [unit, sqlite, ...(skipsPostgres ? [] : [postgresql, processes])] },
});
