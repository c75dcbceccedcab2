import { LRUCache } from "lru-cache";

/** Visitors whose last turns are remembered: one that is forgotten counts as new. */
const REMEMBERED = 1_000;
/** The longest rest after a turn, in milliseconds. */
const LONGEST_REST_MS = 1_000;

/** Whoever takes turns, as an opaque name; null takes none, and never rests. */
interface Waiting {
  visitor: string | null;
}

/** When a visitor's last turn was, and when the next one may be, in milliseconds. */
interface LastTurn {
  endedAt: number;
  restsUntil: number;
}

/**
 * Whose build is next. Whoever's last turn was longest ago comes first, and after each turn a visitor
 * rests as long as it took: so nobody waits for more than what runs already, however many builds
 * somebody else asks for, and one visitor alone takes half of a worker's time.
 */
export class BuildTurns<Job extends Waiting> {
  readonly #waiting: Job[] = [];
  readonly #lastTurnCache = new LRUCache<string, LastTurn>({ max: REMEMBERED });

  /** How many wait. */
  get size(): number {
    return this.#waiting.length;
  }

  /** How many of a visitor wait. */
  countOf(visitor: string): number {
    return this.#waiting.filter((job) => job.visitor === visitor).length;
  }

  add(job: Job): void {
    this.#waiting.push(job);
  }

  /** Takes back a job that waits. @returns whether it did */
  remove(job: Job): boolean {
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
    return at >= 0;
  }

  /** Takes back all that wait of a visitor. */
  removeOf(visitor: string): Job[] {
    const jobs = this.#waiting.filter((job) => job.visitor === visitor);
    for (const job of jobs) this.remove(job);
    return jobs;
  }

  removeAll(): Job[] {
    return this.#waiting.splice(0);
  }

  /**
   * Takes the job whose turn it is.
   *
   * @param now in milliseconds, by the clock of {@link noteTurn}
   * @returns null when nobody waits; how long to wait, in milliseconds, when all who do are resting
   */
  next(now: number): Job | number | null {
    let next: { job: Job; endedAt: number } | null = null;
    let soonest = Number.POSITIVE_INFINITY;
    for (const job of this.#waiting) {
      const { endedAt, restsUntil } = this.#lastTurnOf(job);
      if (restsUntil > now) soonest = Math.min(soonest, restsUntil);
      else if (!next || endedAt < next.endedAt) next = { job, endedAt };
    }
    if (next) this.remove(next.job);
    return next?.job ?? (this.#waiting.length > 0 ? soonest - now : null);
  }

  /** A visitor's turn is over. @param turn when it was, in milliseconds */
  noteTurn({ visitor }: Waiting, turn: { startedAt: number; endedAt: number }): void {
    if (visitor === null) return;
    const { startedAt, endedAt } = turn;
    const restsUntil = endedAt + Math.min(endedAt - startedAt, LONGEST_REST_MS);
    this.#lastTurnCache.set(visitor, { endedAt, restsUntil });
  }

  #lastTurnOf({ visitor }: Waiting): LastTurn {
    const known = visitor === null ? undefined : this.#lastTurnCache.get(visitor);
    return known ?? { endedAt: Number.NEGATIVE_INFINITY, restsUntil: Number.NEGATIVE_INFINITY };
  }
}
