import { AppError } from "~/platform/errors";

/** When to try again, in seconds: what waits has limits of a few seconds each. */
const RETRY_SECONDS = 5;

/** How much of something is done at once, and how much waits. */
export interface TurnBounds {
  atOnce: number;
  /** Of these for one visitor. */
  perVisitor: number;
  /** Waiting for one visitor, beyond which they are refused. */
  waitingPerVisitor: number;
  /** Waiting in all. */
  waiting: number;
  /** When somebody floods, and how their work then gives way. Without it nobody's does. */
  flood?: FloodBounds;
}

/** Work of a visitor who floods goes one at a time, with pauses between while others are about. */
export interface FloodBounds {
  /** Waiting for one visitor, from which on they flood. */
  waiting: number;
  /** After so long without a moment in which fewer wait, in milliseconds: what comes at once and ends is no flood. */
  lastingMs: number;
  /** A pause is so many times what the thread worked while the work before it was under way, within bounds in milliseconds. */
  pause: { times: number; leastMs: number; mostMs: number };
  /** A clock of what the thread has worked, in milliseconds. */
  workedMs: () => number;
  /** Others are about while theirs runs, and for so long after it began, in milliseconds. */
  aboutMs: number;
}

interface Waiting {
  begin: (leave: () => void) => void;
}

/**
 * Gives turns to work of which a process can do only so much at once. Visitors take turns with each
 * other, however many things one of them asks for; their own come in order. It bounds the memory and
 * the processors of this process, so that other processes need not know of it.
 */
export class FairTurns {
  readonly #bounds: TurnBounds;
  /** What they are turns of, in "Too many … of yours are under way". */
  readonly #what: string;
  readonly #running = new Map<string, number>();
  /** By visitor; whoever has waited longest for a turn comes first. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** Since when as many of a visitor's wait as those of a flood do, by the clock of `performance`. */
  readonly #manySince = new Map<string, number>();
  /** When those who flood have had their pause, by the clock of `performance`. */
  readonly #pauseEnds = new Map<string, number>();
  /** Whose work began last, and when somebody else's did before that, by the same clock. */
  #latest = { visitor: "", at: Number.NEGATIVE_INFINITY };
  #beforeLatest = Number.NEGATIVE_INFINITY;
  #nextLook: NodeJS.Timeout | undefined;
  #runningInAll = 0;
  #waitingInAll = 0;

  constructor(what: string, bounds: TurnBounds) {
    this.#what = what;
    this.#bounds = bounds;
  }

  /**
   * Waits for a turn.
   *
   * @param visitor an opaque name of who asks
   * @param signal gives up waiting, by rejecting with its reason
   * @returns ends the turn; calling it again does nothing
   * @throws {AppError} 429 when the visitor has too much waiting, 503 when all have
   */
  async take(visitor: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const own = this.#waiting.get(visitor) ?? [];
    const { perVisitor, waitingPerVisitor, waiting } = this.#bounds;
    if (this.#mayBegin(visitor) && own.length === 0) return this.#begin(visitor);
    if (own.length >= waitingPerVisitor) {
      const limit = `at most ${perVisitor} run at a time and ${waitingPerVisitor} wait`;
      throw refusal(429, `Too many ${this.#what} of yours are under way: ${limit}.`);
    }
    if (this.#waitingInAll >= waiting) {
      throw refusal(503, `Many ${this.#what} are under way on this server at the moment.`);
    }
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#drop(visitor, entry);
        reject(signal?.reason);
      };
      const entry: Waiting = {
        begin: (leave) => {
          signal?.removeEventListener("abort", giveUp);
          resolve(leave);
        },
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      this.#waiting.set(visitor, [...own, entry]);
      this.#waitingInAll += 1;
      this.#noteHowMany(visitor);
    });
  }

  /** Does something in its turn. @throws what it throws, and what {@link take} does */
  async run<Result>(
    visitor: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const leave = await this.take(visitor, signal);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #mayBegin(visitor: string): boolean {
    const { atOnce, perVisitor, flood } = this.#bounds;
    const running = this.#running.get(visitor) ?? 0;
    if (this.#runningInAll >= atOnce || running >= perVisitor) return false;
    if (!flood || !this.#floods(visitor)) return true;
    if (running > 0) return false;
    if (this.#runningInAll === 0 && !this.#othersAreAbout(visitor, flood)) return true;
    const left = (this.#pauseEnds.get(visitor) ?? 0) - performance.now();
    if (left > 0) this.#lookAgainIn(left);
    return left <= 0;
  }

  /** Whoever works at something comes back within a moment, and would find the next piece of a flood under way. */
  #othersAreAbout(visitor: string, { aboutMs }: FloodBounds): boolean {
    const others = this.#latest.visitor === visitor ? this.#beforeLatest : this.#latest.at;
    return performance.now() - others < aboutMs;
  }

  #floods(visitor: string): boolean {
    const { flood } = this.#bounds;
    const since = this.#manySince.get(visitor);
    return (
      flood !== undefined && since !== undefined && performance.now() - since >= flood.lastingMs
    );
  }

  #noteHowMany(visitor: string): void {
    const { flood } = this.#bounds;
    const count = this.#waiting.get(visitor)?.length ?? 0;
    if (!flood || count < flood.waiting) this.#manySince.delete(visitor);
    else if (!this.#manySince.has(visitor)) this.#manySince.set(visitor, performance.now());
  }

  /** Behind work that took long others have as much more peace. @param worked when it began, by the thread's work */
  #pause(visitor: string, worked: number): void {
    const { flood } = this.#bounds;
    if (!flood || !this.#floods(visitor)) return void this.#pauseEnds.delete(visitor);
    const { times, leastMs, mostMs } = flood.pause;
    const pause = Math.min(mostMs, Math.max(leastMs, times * (flood.workedMs() - worked)));
    this.#pauseEnds.set(visitor, performance.now() + pause);
  }

  #lookAgainIn(ms: number): void {
    if (this.#nextLook) return;
    this.#nextLook = setTimeout(() => {
      this.#nextLook = undefined;
      this.#beginNext();
    }, ms).unref();
  }

  #begin(visitor: string): () => void {
    if (this.#latest.visitor !== visitor) this.#beforeLatest = this.#latest.at;
    this.#latest = { visitor, at: performance.now() };
    this.#runningInAll += 1;
    this.#running.set(visitor, (this.#running.get(visitor) ?? 0) + 1);
    const worked = this.#bounds.flood?.workedMs() ?? 0;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#runningInAll -= 1;
      const left = (this.#running.get(visitor) ?? 1) - 1;
      if (left > 0) this.#running.set(visitor, left);
      else this.#running.delete(visitor);
      this.#pause(visitor, worked);
      this.#beginNext();
    };
  }

  /** Begins what may begin now: after a flood that is more than what ended. */
  #beginNext(): void {
    let hasBegun = true;
    while (hasBegun) hasBegun = this.#beginOne();
  }

  #beginOne(): boolean {
    for (const [visitor, [next]] of this.#waiting) {
      if (!next || !this.#mayBegin(visitor)) continue;
      const turn = this.#begin(visitor);
      this.#drop(visitor, next);
      // To the end of the line: the others come before this visitor's next one.
      const rest = this.#waiting.get(visitor);
      if (rest) {
        this.#waiting.delete(visitor);
        this.#waiting.set(visitor, rest);
      }
      next.begin(turn);
      return true;
    }
    return false;
  }

  #drop(visitor: string, entry: Waiting): void {
    const rest = (this.#waiting.get(visitor) ?? []).filter((one) => one !== entry);
    if (rest.length > 0) this.#waiting.set(visitor, rest);
    else {
      this.#waiting.delete(visitor);
      // Who floods no more is not remembered: there are many networks.
      this.#pauseEnds.delete(visitor);
    }
    this.#waitingInAll -= 1;
    this.#noteHowMany(visitor);
  }
}

function refusal(status: number, why: string): AppError {
  return new AppError(
    status,
    `${why} Nothing was changed; please try again in ${RETRY_SECONDS} seconds.`,
    { code: "busy", retryAfterSeconds: RETRY_SECONDS },
  );
}
