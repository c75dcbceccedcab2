// Derives prisma/postgresql/schema.prisma from the canonical SQLite schema: one model, two databases.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");

/** Writes the derived schema. @returns {string} its path */
export function derivePostgresqlSchema() {
  const source = readFileSync(path.join(root, "prisma/schema.prisma"), "utf8");
  const derived = source
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace("../app/generated/sqlite", "../../app/generated/postgresql");
  const file = path.join(root, "prisma/postgresql/schema.prisma");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `// Derived from ../schema.prisma; change that one.\n\n${derived}`);
  return file;
}
