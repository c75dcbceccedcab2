import { FairTurns } from "../workers/fair-turns";

/** One at a time in this process: a large picture takes 130 MB and a processor. */
const turns = new FairTurns("pictures", {
  atOnce: 1,
  perVisitor: 1,
  waitingPerVisitor: 8,
  waiting: 64,
});

/**
 * Decodes and encodes pictures, which a process of their own does, in fair turns between people.
 *
 * @param visitor an opaque name of whose picture it is
 * @throws {AppError} 429 or 503 when too many wait
 */
export function decodeInTurn<T>(visitor: string, work: () => Promise<T>): Promise<T> {
  return turns.run(visitor, work);
}
