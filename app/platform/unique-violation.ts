/** Prisma's code for a row that breaks a unique rule. */
const UNIQUE_VIOLATION = "P2002";
/** What says that a row's owner is not there: Prisma, and SQLite past it. */
const FOREIGN_KEY_VIOLATION = new Set(["P2003", "SQLITE_CONSTRAINT_FOREIGNKEY"]);
/** What PostgreSQL's driver says of it, of a statement that was written by hand. */
const IN_PLAIN_SQL = "ForeignKeyConstraintViolation";

/**
 * Whether a write failed because a row like it is there already: somebody else was quicker.
 *
 * @param models the models whose rule it may be; any when absent
 */
export function isUniqueViolation(error: unknown, models?: readonly string[]): boolean {
  const { code, meta } = (error ?? {}) as { code?: string; meta?: { modelName?: string } };
  if (code !== UNIQUE_VIOLATION) return false;
  return models === undefined || models.includes(meta?.modelName ?? "");
}

/** Whether a write failed because what the row belongs to is gone: somebody else deleted it. */
export function isMissingOwner(error: unknown): boolean {
  const { code, meta } = (error ?? {}) as {
    code?: string;
    meta?: { driverAdapterError?: { cause?: { kind?: string } } };
  };
  if (meta?.driverAdapterError?.cause?.kind === IN_PLAIN_SQL) return true;
  return FOREIGN_KEY_VIOLATION.has(code ?? "");
}
