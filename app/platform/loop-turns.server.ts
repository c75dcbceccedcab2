/** How long statements may follow each other before everybody else has a turn, in milliseconds. */
const TURN_MS = 5;

/** When the first statement of this turn of the event loop ran; undefined before it. */
let began: number | undefined;
/** Work that goes on in a later turn; what has waited longest comes first. */
const waiting: (() => void)[] = [];

/**
 * Lets timers and other connections have their turn, when this turn of the event loop has taken long.
 * SQLite answers at once, so that work of hundreds of statements would otherwise go on from promise
 * to promise, and nobody else be heard until it is done (docs/decisions/037-transactions-to-themselves.md).
 *
 * What waits goes on one at a time, a turn each: all at once would be one long turn again. Who asks
 * for the first time need not stand in that line.
 */
export async function giveTurns(): Promise<void> {
  if (began === undefined) beginTurn();
  if (performance.now() - (began ?? 0) > TURN_MS) {
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
}

function beginTurn(): void {
  began = performance.now();
  setImmediate(endTurn);
}

function endTurn(): void {
  began = undefined;
  const next = waiting.shift();
  if (!next) return;
  beginTurn();
  next();
}
