/** Prisma's code for a row that breaks a unique rule. */
const UNIQUE_VIOLATION = "P2002";
/** Prisma's code for a row whose owner is not there. */
const FOREIGN_KEY_VIOLATION = "P2003";

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
  return (error as { code?: string } | null)?.code === FOREIGN_KEY_VIOLATION;
}
