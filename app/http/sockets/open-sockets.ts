import { AppError } from "~/platform/errors";
import { OPEN_SOCKETS } from "./socket-limits";

/** Counts the sockets that this process holds open: they are in its memory, and in no other's. */
export class OpenSockets {
  readonly #ofCaller = new Map<string, number>();
  #all = 0;

  /**
   * Counts one in.
   *
   * @returns what counts it out again; calling it twice is fine
   * @throws {AppError} 429 or 503 when there is no place for it
   */
  add(caller: string): () => void {
    const own = this.#ofCaller.get(caller) ?? 0;
    if (own >= OPEN_SOCKETS.perCaller)
      throw full(429, "Your network has too many connections open");
    if (this.#all >= OPEN_SOCKETS.all) throw full(503, "This server has no free connection");
    this.#ofCaller.set(caller, own + 1);
    this.#all += 1;
    let isCounted = true;
    return () => {
      if (!isCounted) return;
      isCounted = false;
      this.#all -= 1;
      const left = (this.#ofCaller.get(caller) ?? 1) - 1;
      if (left > 0) this.#ofCaller.set(caller, left);
      else this.#ofCaller.delete(caller);
    };
  }
}

function full(status: number, what: string): AppError {
  return new AppError(status, `${what}. Close another one, or try again in a minute.`, {
    code: "busy",
    retryAfterSeconds: 60,
  });
}
