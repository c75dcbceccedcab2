import { type FloodBounds, Floods } from "./floods";
import { visitorOf } from "./lines";
import { tooManyInAll, tooManyOfYours } from "./turn-refusals";

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

/** How something is asked for. */
interface Wish {
  /** Gives up waiting, by rejecting with its reason. */
  signal?: AbortSignal | undefined;
  /** How many of a visitor's places it takes, for work that is large; whoever has none under way may begin it. */
  places?: number;
}

interface Waiting {
  places: number;
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
  readonly #floods: Floods | undefined;
  /** For whom floods make room: whose work began last, and when somebody else's did before that, by the clock of `performance`. */
  #latest = { visitor: "", at: Number.NEGATIVE_INFINITY };
  #beforeLatest = Number.NEGATIVE_INFINITY;
  #nextLook: NodeJS.Timeout | undefined;
  #nextLookAt = 0;
  #runningInAll = 0;
  #waitingInAll = 0;

  constructor(what: string, bounds: TurnBounds) {
    this.#what = what;
    this.#bounds = bounds;
    this.#floods = bounds.flood && new Floods(bounds.flood);
  }

  /**
   * Waits for a turn.
   *
   * @param visitor an opaque name of who asks
   * @returns ends the turn; calling it again does nothing
   * @throws {AppError} 429 when the visitor has too much waiting, 503 when all have
   */
  take(visitor: string, { signal, places = 1 }: Wish = {}): Promise<() => void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      let isWaiting = true;
      const giveUp = () => {
        leaveLine();
        reject(signal?.reason);
      };
      const leaveLine = this.stand(visitor, places, (leave) => {
        isWaiting = false;
        signal?.removeEventListener("abort", giveUp);
        resolve(leave);
      });
      if (isWaiting) signal?.addEventListener("abort", giveUp, { once: true });
    });
  }

  /**
   * Stands in line for a turn: {@link take} without a promise and a signal, which cost a small request more than its turn.
   *
   * @param visitor as of {@link take}, or one of their lines ({@link lineOf}), which has places of its own
   * @param begin called once the turn has come, perhaps before this returns, with what ends it; it must neither throw nor
   *   do the work itself, as it may be called where another turn ends
   * @returns gives up waiting; once the turn has come it does nothing
   * @throws {AppError} as {@link take}
   */
  stand(visitor: string, places: number, begin: (leave: () => void) => void): () => void {
    const own = this.#waiting.get(visitor) ?? [];
    const { waitingPerVisitor, waiting } = this.#bounds;
    if (own.length === 0 && this.#mayBegin(visitor, places)) {
      begin(this.#begin(visitor, places));
      return () => {};
    }
    if (own.length >= waitingPerVisitor) throw tooManyOfYours(this.#what, this.#bounds);
    if (this.#waitingInAll >= waiting) throw tooManyInAll(this.#what);
    const entry: Waiting = { places, begin };
    own.push(entry);
    this.#waiting.set(visitor, own);
    this.#waitingInAll += 1;
    this.#floods?.note(visitor, own.length);
    return () => {
      if (this.#waiting.get(visitor)?.includes(entry)) this.#drop(visitor, entry);
    };
  }

  /** Does something in its turn. @throws what it throws, and what {@link take} does */
  async run<Result>(
    visitor: string,
    work: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const leave = await this.take(visitor, { signal });
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #mayBegin(visitor: string, places: number): boolean {
    const { atOnce, perVisitor } = this.#bounds;
    const running = this.#running.get(visitor) ?? 0;
    if (this.#runningInAll >= atOnce) return false;
    if (running > 0 && running + places > perVisitor) return false;
    if (!this.#isFlooding(visitor)) return true;
    if (running > 0) return false;
    const areUnderWay = this.#othersAreUnderWay(visitor);
    const areAbout = areUnderWay || this.#othersWereAbout(visitor);
    const [own, whole] = [visitor, visitorOf(visitor)].map(
      (line) => this.#floods?.waitsMs(line, { areUnderWay, areAbout }) ?? 0,
    );
    const ms = Math.max(own ?? 0, whole ?? 0);
    if (ms > 0) this.#lookAgainIn(ms);
    return ms <= 0;
  }

  /** Whether much waits in a line; a second one gives way as well where much waits in its visitor's first. */
  #isFlooding(line: string): boolean {
    const floods = this.#floods;
    return floods !== undefined && (floods.has(line) || floods.has(visitorOf(line)));
  }

  /** Whoever works at something comes back within a moment, and would find the next piece of a flood under way. */
  #othersWereAbout(visitor: string): boolean {
    const isOwn = this.#latest.visitor === visitorOf(visitor);
    const others = isOwn ? this.#beforeLatest : this.#latest.at;
    return performance.now() - others < (this.#bounds.flood?.aboutMs ?? 0);
  }

  #noteAbout(visitor: string): void {
    if (!this.#isAbout(visitor)) return;
    const who = visitorOf(visitor);
    if (this.#latest.visitor !== who) this.#beforeLatest = this.#latest.at;
    this.#latest = { visitor: who, at: performance.now() };
  }

  #othersAreUnderWay(visitor: string): boolean {
    const who = visitorOf(visitor);
    for (const other of this.#running.keys()) {
      if (visitorOf(other) !== who && this.#isAbout(other)) return true;
    }
    return false;
  }

  /**
   * Whether those of whom much waits make room for a visitor: not for each other, as the thread would have nothing to
   * do, nor for whoever always has a line of their own, just short of much.
   */
  #isAbout(visitor: string): boolean {
    const own = this.#waiting.get(visitor)?.length ?? 0;
    return !this.#isFlooding(visitor) && own <= this.#bounds.perVisitor;
  }

  #lookAgainIn(ms: number): void {
    const at = performance.now() + ms;
    if (this.#nextLook && this.#nextLookAt <= at) return;
    clearTimeout(this.#nextLook);
    this.#nextLookAt = at;
    this.#nextLook = setTimeout(() => {
      this.#nextLook = undefined;
      this.#beginNext();
    }, ms).unref();
  }

  #begin(visitor: string, places: number): () => void {
    this.#noteAbout(visitor);
    this.#runningInAll += places;
    this.#running.set(visitor, (this.#running.get(visitor) ?? 0) + places);
    const worked = this.#bounds.flood?.workedMs() ?? 0;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#runningInAll -= places;
      const left = (this.#running.get(visitor) ?? places) - places;
      if (left > 0) this.#running.set(visitor, left);
      else this.#running.delete(visitor);
      for (const line of new Set([visitor, visitorOf(visitor)])) this.#floods?.end(line, worked);
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
      if (!next || !this.#mayBegin(visitor, next.places)) continue;
      const turn = this.#begin(visitor, next.places);
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
    const rest = this.#waiting.get(visitor) ?? [];
    rest.splice(rest.indexOf(entry), 1);
    if (rest.length === 0) this.#waiting.delete(visitor);
    this.#waitingInAll -= 1;
    this.#floods?.note(visitor, rest.length);
  }
}
