import { databaseAway, isDatabaseAway } from "./database-away";
import { AppError } from "./errors";
import { diskFull, isDiskFull } from "./full-disk";

/**
 * The failure that a person may be told of: the error itself when it is one, 507 for a full disk, 503
 * for a database that is away, null for a defect.
 */
export function tellableFailure(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return diskFull(error);
  return isDatabaseAway(error) ? databaseAway(error) : null;
}
