/** How long statements may follow each other before everybody else has a turn, in milliseconds. */
const TURN_MS = 5;

/** When the first statement of this turn of the event loop ran; undefined before it. */
let began: number | undefined;
let isEndAwaited = false;
/** Work that goes on in a later turn; what has waited longest comes first. */
const waiting: (() => void)[] = [];

/**
 * Lets timers and other connections have their turn, when this turn of the event loop has taken long.
 * SQLite answers at once, so that work of hundreds of statements would otherwise go on from promise
 * to promise, and nobody else be heard until it is done (docs/decisions/037-transactions-to-themselves.md).
 *
 * What waits goes on in the next turn, one after the other, for as long as that has not taken long either. All of it
 * would be one long turn again; of one a turn, a page's five small questions wait for five turns of a stranger's.
 */
export async function giveTurns(): Promise<void> {
  if (!hasTakenLong()) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    setImmediate(goOn);
  });
}

/** As often in a turn as there is work that waits: what goes on does as much as it can before the next. */
function goOn(): void {
  if (hasTakenLong()) setImmediate(goOn);
  else waiting.shift()?.();
}

function hasTakenLong(): boolean {
  began ??= performance.now();
  awaitEnd();
  return performance.now() - began > TURN_MS;
}

/** A turn ends before what waits goes on: it has the next one. */
function awaitEnd(): void {
  if (isEndAwaited) return;
  isEndAwaited = true;
  setImmediate(() => {
    began = undefined;
    isEndAwaited = false;
    if (waiting.length > 0) awaitEnd();
  });
}
