import { AppError } from "./errors";

/** The driver's, PostgreSQL's and Prisma's words for a server that cannot be reached. */
const AWAY =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|57P0[123]|P1001|P1002|P1008|P1017|DatabaseNotReachable|SocketTimeout|SQLITE_BUSY|ConnectionClosed|connection terminated|terminating connection|can't reach database server|server has closed the connection|query read timeout|timeout exceeded when trying to connect|57014|statement timeout/i;
/** A database that is restarted is back in about this time. */
const RETRY_SECONDS = 10;
/** Causes of causes that are looked at. */
const DEPTH = 5;

/** Whether something failed because the database was out of reach: it may work a little later. */
export function isDatabaseAway(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < DEPTH && cause instanceof Error; depth += 1) {
    const { code } = cause as NodeJS.ErrnoException;
    if (AWAY.test(`${code ?? ""} ${cause.message}`)) return true;
    cause = cause.cause;
  }
  return false;
}

/** 503: what was asked may or may not have been stored, for only the answer may have been lost. */
export function databaseAway(cause: unknown): AppError {
  return new AppError(
    503,
    "The server's database did not answer. What was saved before is kept. Keep a copy of what you typed, look again in a moment, and send it once more if it is missing.",
    { code: "database_away", retryAfterSeconds: RETRY_SECONDS, cause },
  );
}
