/** How long statements may follow each other before everybody else has a turn, in milliseconds. */
const TURN_MS = 10;

/** The turn of the event loop that is going on, since the first statement in it. */
let turn: { began: number; over: Promise<void> } | undefined;

/**
 * Lets timers and other connections have their turn, when this turn of the event loop has taken long.
 * SQLite answers at once, so that work of hundreds of statements would otherwise go on from promise
 * to promise, and nobody else be heard until it is done (docs/decisions/037-transactions-to-themselves.md).
 */
export async function giveTurns(): Promise<void> {
  turn ??= { began: performance.now(), over: endOfTurn() };
  if (performance.now() - turn.began > TURN_MS) await turn.over;
}

function endOfTurn(): Promise<void> {
  return new Promise((resolve) =>
    setImmediate(() => {
      turn = undefined;
      resolve();
    }),
  );
}
