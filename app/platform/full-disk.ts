import { AppError } from "./errors";

/** SQLite's, the file system's and PostgreSQL's words for "no room left". */
const FULL =
  /SQLITE_FULL|database or disk is full|ENOSPC|EDQUOT|no space left on device|disk full|\b53100\b/i;
/** Causes of causes that are looked at. */
const DEPTH = 5;

/** Whether something failed because there was no room for it. */
export function isDiskFull(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < DEPTH && cause instanceof Error; depth += 1) {
    const { code } = cause as NodeJS.ErrnoException;
    if (FULL.test(`${code ?? ""} ${cause.message}`)) return true;
    cause = cause.cause;
  }
  return false;
}

/** 507: whatever is stored is stored whole or not at all, so nothing changed. */
export function diskFull(cause: unknown): AppError {
  return new AppError(
    507,
    "The server's disk is full, so nothing was stored just now. What was saved before is kept. Keep a copy of what you typed, and try again later.",
    { code: "disk_full", cause },
  );
}
