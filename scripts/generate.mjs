// Generates what the source needs and nobody commits: both database clients, and the scripts of
// pages that React does not run.
import { buildEnhance } from "./build-enhance.mjs";
import { derivePostgresqlSchema } from "./derive-postgresql.mjs";
import { runPrisma } from "./prisma.mjs";

const postgresql = derivePostgresqlSchema();
for (const schema of ["prisma/schema.prisma", postgresql]) {
  const status = runPrisma(["generate", "--schema", schema], { quiet: true });
  if (status !== 0) process.exit(status);
}
await buildEnhance();
