// Generates both database clients into app/generated (not committed).
import { derivePostgresqlSchema } from "./derive-postgresql.mjs";
import { runPrisma } from "./prisma.mjs";

const postgresql = derivePostgresqlSchema();
for (const schema of ["prisma/schema.prisma", postgresql]) {
  const status = runPrisma(["generate", "--schema", schema], { quiet: true });
  if (status !== 0) process.exit(status);
}
