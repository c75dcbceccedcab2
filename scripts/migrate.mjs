// npm run db:migrate -- <name>: writes the SQL of the next migration for SQLite and PostgreSQL.
// The server applies committed migrations at boot.
//
// A migration is the difference between the schema as it was last migrated (kept beside the
// migrations as schema-state.prisma) and as it is now.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { derivePostgresqlSchema } from "./derive-postgresql.mjs";
import { startPostgres } from "./ephemeral-postgres.mjs";
import { diffSchemas } from "./schema-diff.mjs";

const root = path.resolve(import.meta.dirname, "..");

try {
  await writeMigrations(process.argv[2] ?? "");
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

async function writeMigrations(title) {
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");
  if (!name) throw new Error("Name the change: npm run db:migrate -- add_project_tags");
  derivePostgresqlSchema();
  // Both before anything is written: a schema that one of them refuses leaves no half.
  const sqlite = await nextMigration("prisma", "file::memory:");
  const postgres = await startPostgres();
  const postgresql = await nextMigration("prisma/postgresql", postgres.url);
  await postgres.stop();
  if (!sqlite.sql && !postgresql.sql) {
    console.log("Nothing to migrate: the schema is as it was.");
    return;
  }
  const stamp = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  for (const migration of [sqlite, postgresql]) write(migration, `${stamp}_${name}`);
  spawnSync(process.execPath, ["scripts/generate.mjs"], { cwd: root, stdio: "inherit" });
  console.log("Read the SQL before you commit it: a new required column needs a default.");
}

async function nextMigration(folder, url) {
  const schema = readFileSync(path.join(root, folder, "schema.prisma"), "utf8");
  const state = path.join(root, folder, "migrations/schema-state.prisma");
  const before = existsSync(state) ? readFileSync(state, "utf8") : null;
  return { folder, schema, state, sql: await diffSchemas(url, before, schema) };
}

function write({ folder, schema, state, sql }, name) {
  if (!sql) return;
  const file = path.join(folder, "migrations", name, "migration.sql");
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), sql);
  writeFileSync(state, schema);
  console.log(file);
}
