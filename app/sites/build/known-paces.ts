import { LRUCache } from "lru-cache";

/** Projects and visitors that are remembered; a hostile one that is forgotten is found out anew. */
const REMEMBERED = 1_000;
/** So many pre-empted builds in so long a time, in milliseconds: a person has one slow project, or two. */
const PRE_EMPTED = 5;
const SPAN_MS = 10 * 60_000;
/** For so long after a build of theirs kept others waiting all of a visitor's begin on the slow worker, in milliseconds. */
const IN_WAY_MS = 60_000;

/** What is remembered of a visitor; times are by the clock of `performance`. */
interface Visitor {
  /** When builds of theirs were pre-empted; the oldest first. */
  preempted: number[];
  /** When one of them kept others waiting last. */
  inWayAt: number;
}

/** Whose tree is built, and who asks for it: opaque names, "" and null where nobody is told apart. */
interface Whose {
  project: string;
  visitor: string | null;
}

/**
 * What is known of projects' builds: which were quick and which kept others waiting. A project is found out by its first
 * build, which costs whoever waits behind it a moment. Whoever has kept others waiting may bring the next slow one, also one
 * that was quick before it was changed: for a minute all of theirs begin where others do not wait for it. And of whoever
 * brings one slow project after the other, what is not known to be quick does for longer.
 *
 * Known to this process alone: each process has its own workers.
 */
export class KnownPaces {
  readonly #paceCache = new LRUCache<string, "quick" | "slow">({ max: REMEMBERED });
  readonly #visitorCache = new LRUCache<string, Visitor>({ max: REMEMBERED });

  /** Whether a build begins on the slow worker. */
  areSlow({ project, visitor }: Whose): boolean {
    const { preempted, inWayAt } = this.#of(visitor);
    const now = performance.now();
    if (now - inWayAt < IN_WAY_MS) return true;
    const pace = this.#paceCache.get(project);
    if (pace !== undefined) return pace === "slow";
    return preempted.filter((at) => now - at < SPAN_MS).length >= PRE_EMPTED;
  }

  /** A build was pre-empted. @param whatFor whether others than its own visitor waited */
  notePreempted({ project, visitor }: Whose, { isInOthersWay }: { isInOthersWay: boolean }): void {
    if (project !== "") this.#paceCache.set(project, "slow");
    if (visitor === null) return;
    const { preempted, inWayAt } = this.#of(visitor);
    const now = performance.now();
    this.#visitorCache.set(visitor, {
      preempted: [...preempted, now].slice(-PRE_EMPTED),
      inWayAt: isInOthersWay ? now : inWayAt,
    });
  }

  /** A build was made that nothing could pre-empt, or that was quick enough not to be. */
  noteBuilt({ project }: Whose, isQuick: boolean): void {
    if (project !== "" && isQuick) this.#paceCache.set(project, "quick");
  }

  #of(visitor: string | null): Visitor {
    const known = visitor === null ? undefined : this.#visitorCache.get(visitor);
    return known ?? { preempted: [], inWayAt: Number.NEGATIVE_INFINITY };
  }
}
