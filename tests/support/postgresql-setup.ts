import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, inject } from "vitest";
import { migrateDatabase } from "../../app/platform/migrate.server";
import { freshDatabase } from "./fresh-database";

/** Gives each test file a PostgreSQL database of its own. */
const folder = mkdtempSync(path.join(tmpdir(), "sayso-test-"));
process.env.NODE_ENV = "test";
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = await freshDatabase(inject("postgresUrl"));
await migrateDatabase(process.env.DATABASE_URL);

afterAll(() => rmSync(folder, { recursive: true, force: true }));
