/** What Node calls the end of a request whose sender has left before it was whole. */
const ABORTED = { code: "ECONNRESET", message: "aborted" } as const;

/** Whether reading a request failed because whoever sent it is gone: nobody is left to be answered. */
export function isSenderGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === ABORTED.message && "code" in error && error.code === ABORTED.code;
}
