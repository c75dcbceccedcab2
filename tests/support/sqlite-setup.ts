import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { migrateDatabase } from "../../app/platform/migrate.server";

/** Gives each test file a SQLite database of its own. */
const folder = mkdtempSync(path.join(tmpdir(), "sayso-test-"));
process.env.NODE_ENV = "test";
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = `file:${path.join(folder, "test.db")}`;
await migrateDatabase(process.env.DATABASE_URL);

afterAll(() => rmSync(folder, { recursive: true, force: true }));
