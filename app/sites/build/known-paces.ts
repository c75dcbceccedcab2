import { LRUCache } from "lru-cache";

/** Projects and visitors that are remembered; a hostile one that is forgotten is found out anew. */
const REMEMBERED = 1_000;
/** So many pre-empted builds in so long a time, in milliseconds: a person has one slow project, or two. */
const PRE_EMPTED = 5;
const SPAN_MS = 10 * 60_000;

/** Whose tree is built, and who asks for it: opaque names, "" and null where nobody is told apart. */
interface Whose {
  project: string;
  visitor: string | null;
}

/**
 * What is known of projects' builds: which were quick and which kept others waiting. A project is found out by its first
 * build, which costs whoever waits behind it a moment; whoever brings one slow project after the other is found out too, and
 * what is not known of theirs begins where nobody waits for it.
 *
 * Known to this process alone: each process has its own workers.
 */
export class KnownPaces {
  readonly #paceCache = new LRUCache<string, "quick" | "slow">({ max: REMEMBERED });
  /** When builds of a visitor were pre-empted, by the clock of `performance`; the oldest first. */
  readonly #preemptedCache = new LRUCache<string, number[]>({ max: REMEMBERED });

  /** Whether a build begins on the slow worker. */
  areSlow({ project, visitor }: Whose): boolean {
    const pace = this.#paceCache.get(project);
    return pace === undefined ? this.#preemptedOf(visitor).length >= PRE_EMPTED : pace === "slow";
  }

  /** A build has kept others waiting. */
  notePreempted({ project, visitor }: Whose): void {
    if (project !== "") this.#paceCache.set(project, "slow");
    const times = [...this.#preemptedOf(visitor), performance.now()];
    if (visitor !== null) this.#preemptedCache.set(visitor, times.slice(-PRE_EMPTED));
  }

  /** A build was made that nothing could pre-empt, or that was quick enough not to be. */
  noteBuilt({ project }: Whose, isQuick: boolean): void {
    if (project !== "" && isQuick) this.#paceCache.set(project, "quick");
  }

  #preemptedOf(visitor: string | null): number[] {
    const since = performance.now() - SPAN_MS;
    const times = visitor === null ? [] : (this.#preemptedCache.get(visitor) ?? []);
    return times.filter((at) => at > since);
  }
}
