// npm run db:migrate -- <name>: writes the SQL of the next migration for SQLite and PostgreSQL.
// The server applies committed migrations at boot.
//
// A migration is the difference between the schema as it was last migrated (kept beside the
// migrations as schema-state.prisma) and as it is now.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { derivePostgresqlSchema } from "./derive-postgresql.mjs";
import { startPostgres } from "./ephemeral-postgres.mjs";
import { diffSchemas } from "./schema-diff.mjs";

const root = path.resolve(import.meta.dirname, "..");
const name = process.argv[2]?.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_");
if (!name) {
  console.error("Name the change: npm run db:migrate -- add_project_tags");
  process.exit(1);
}
const stamp = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);

derivePostgresqlSchema();
const postgres = await startPostgres();
await writeMigration("prisma", "file::memory:");
await writeMigration("prisma/postgresql", postgres.url);
await postgres.stop();

async function writeMigration(folder, url) {
  const schema = path.join(root, folder, "schema.prisma");
  const state = path.join(root, folder, "migrations/schema-state.prisma");
  const before = existsSync(state) ? readFileSync(state, "utf8") : null;
  const sql = await diffSchemas(url, before, readFileSync(schema, "utf8"));
  if (!sql.trim()) {
    console.log(`${folder}: nothing to migrate`);
    return;
  }
  const target = path.join(folder, "migrations", `${stamp}_${name}`);
  mkdirSync(path.join(root, target), { recursive: true });
  writeFileSync(path.join(root, target, "migration.sql"), sql);
  copyFileSync(schema, state);
  console.log(`${folder}: ${target}/migration.sql`);
}
