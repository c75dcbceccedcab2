import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { migrateDatabase } from "../../app/platform/migrate.server";

/** Gives each test file a PostgreSQL database of its own. */
const cluster = inject("postgresUrl");
const name = `test_${randomBytes(6).toString("hex")}`;
const client = new pg.Client({ connectionString: cluster });
await client.connect();
await client.query(`CREATE DATABASE ${name}`);
await client.end();

const folder = mkdtempSync(path.join(tmpdir(), "sayso-test-"));
process.env.NODE_ENV = "test";
process.env.DATA_DIR = folder;
process.env.DATABASE_URL = cluster.replace(/\/postgres$/, `/${name}`);
await migrateDatabase(process.env.DATABASE_URL);

afterAll(() => rmSync(folder, { recursive: true, force: true }));
