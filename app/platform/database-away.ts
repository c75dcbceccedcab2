/** The driver's, PostgreSQL's and Prisma's words for a server that cannot be reached. */
const AWAY =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|57P0[123]|P1001|P1002|P1008|P1017|DatabaseNotReachable|SocketTimeout|ConnectionClosed|connection terminated|terminating connection|can't reach database server|server has closed the connection/i;
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
