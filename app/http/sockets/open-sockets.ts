import { AppError } from "~/platform/errors";
import { OPEN_SOCKETS } from "./socket-limits";

/**
 * Counts the sockets that this process holds open: they are in its memory, and in no other's. How
 * many one visitor may have is a budget (http/limits/budgets.server.ts).
 */
export class OpenSockets {
  #count = 0;

  /**
   * Counts one in.
   *
   * @returns what counts it out again; calling it twice is fine
   * @throws {AppError} 503 when there is no place for it
   */
  add(): () => void {
    if (this.#count >= OPEN_SOCKETS) throw full();
    this.#count += 1;
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      this.#count -= 1;
    };
  }
}

function full(): AppError {
  return new AppError(503, "This server has no free connection. Please try again in a minute.", {
    code: "busy",
    retryAfterSeconds: 60,
  });
}
