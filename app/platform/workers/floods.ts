/**
 * Work of a visitor of whom much waits goes one at a time, and gives way to others' that is under way. Of one who floods
 * there are pauses between as well, while others are about.
 */
export interface FloodBounds {
  /** Waiting for one visitor, from which on that is much. */
  waiting: number;
  /** How long a piece waits at most, behind the one before it, for others' to end, in milliseconds. */
  givesWayMs: number;
  /** After so long it is a flood, in milliseconds: what comes at once and ends is none. */
  lastingMs: number;
  /** Moments in which less waits do not count when they are shorter, in milliseconds. */
  gapMs: number;
  /**
   * A pause is so many times what the thread worked while the work before it was under way, within bounds in
   * milliseconds: as many as seconds that it lasts, up to `mostTimes`.
   */
  pause: { mostTimes: number; leastMs: number; mostMs: number } & HeavyBounds;
  /** A clock of what the thread has worked, in milliseconds. */
  workedMs: () => number;
  /** Others are about while theirs runs, and for so long after it began, in milliseconds. */
  aboutMs: number;
}

interface HeavyBounds {
  /** Work that took the thread longer is heavy: behind it there is a pause at once, of the most times what it took more. */
  heavyMs: number;
  /** How long that is at most. Both in milliseconds. */
  heavyMostMs: number;
}

/** Times are by the clock of `performance`. */
interface Flood {
  /** Since when much waits. */
  since: number;
  /** Since when less does; undefined while much does. */
  fewerSince: number | undefined;
  /** When the work before ended. */
  endedAt: number;
  /** When there was a pause behind it. */
  pauseEnds: number;
}

/** Of which visitors much waits, since when, and how long the next piece of theirs waits for others. */
export class Floods {
  readonly #bounds: FloodBounds;
  readonly #floods = new Map<string, Flood>();

  constructor(bounds: FloodBounds) {
    this.#bounds = bounds;
  }

  /** Of whom much waits, or did a moment ago. */
  visitors(): Iterable<string> {
    return this.#floods.keys();
  }

  /** Whether much waits of a visitor now. */
  has(visitor: string): boolean {
    const flood = this.#floods.get(visitor);
    return flood !== undefined && flood.fewerSince === undefined;
  }

  /** Notes how much waits of a visitor, which has just changed. */
  note(visitor: string, waiting: number): void {
    const now = performance.now();
    // Who floods no more is not remembered: there are many networks.
    for (const [one, { fewerSince = now }] of this.#floods) {
      if (now - fewerSince > this.#bounds.gapMs) this.#floods.delete(one);
    }
    const flood = this.#floods.get(visitor);
    if (waiting < this.#bounds.waiting) {
      if (flood) flood.fewerSince ??= now;
    } else if (flood) flood.fewerSince = undefined;
    else {
      this.#floods.set(visitor, { since: now, fewerSince: undefined, endedAt: now, pauseEnds: 0 });
    }
  }

  /** Notes that work of a visitor has ended. @param worked what the thread had worked when it began, in milliseconds */
  end(visitor: string, worked: number): void {
    const flood = this.#floods.get(visitor);
    if (!flood) return;
    const { lastingMs, workedMs, pause } = this.#bounds;
    flood.endedAt = performance.now();
    const lasted = flood.endedAt - flood.since;
    const took = workedMs() - worked;
    // Behind work that took long others have as much more peace; behind what is heavy also while it is no flood yet.
    const times = Math.min(pause.mostTimes, lasted / 1_000);
    const light = Math.min(pause.mostMs, Math.max(pause.leastMs, times * took));
    const heavy = Math.min(pause.heavyMostMs, pause.mostTimes * (took - pause.heavyMs));
    const ends = flood.endedAt + Math.max(heavy, lasted < lastingMs ? 0 : light);
    // What was under way beside heavy work, and ends after it, does not end its pause.
    flood.pauseEnds = Math.max(flood.pauseEnds, ends);
  }

  /** How long the next piece of a visitor's waits yet, in milliseconds. */
  waitsMs(visitor: string, others: { areUnderWay: boolean; areAbout: boolean }): number {
    const flood = this.#floods.get(visitor);
    if (!flood) return 0;
    const over = others.areUnderWay ? flood.endedAt + this.#bounds.givesWayMs : 0;
    const pauseEnds = others.areAbout ? flood.pauseEnds : 0;
    return Math.max(0, Math.max(over, pauseEnds) - performance.now());
  }
}
