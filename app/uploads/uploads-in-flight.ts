import { AppError } from "~/platform/errors";
import { UPLOADS_IN_FLIGHT } from "./upload-limits";

/** Files on their way into this process, by owner: they are in its memory, and in no other's. */
export class UploadsInFlight {
  readonly #counts = new Map<string, number>();

  /**
   * Counts a file in.
   *
   * @returns what counts it out again
   * @throws {AppError} 429 or 503 when there is no place for it
   */
  enter(ownerId: string): () => void {
    const own = this.#counts.get(ownerId) ?? 0;
    const all = [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
    if (own >= UPLOADS_IN_FLIGHT.perPerson) {
      throw busy(429, "Your other files are still on their way.");
    }
    if (all >= UPLOADS_IN_FLIGHT.all) throw busy(503, "Many files are on their way at the moment.");
    this.#counts.set(ownerId, own + 1);
    return () => {
      const left = (this.#counts.get(ownerId) ?? 1) - 1;
      if (left > 0) this.#counts.set(ownerId, left);
      else this.#counts.delete(ownerId);
    };
  }
}

function busy(status: number, why: string): AppError {
  return new AppError(status, `${why} Nothing was stored; try again in a few seconds.`, {
    code: "busy",
    retryAfterSeconds: 5,
  });
}
