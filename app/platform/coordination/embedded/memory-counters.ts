import { growingCache } from "../../growing-cache";
import type { Count, Counters } from "../counter";

/** Bounds what a flood of made-up names can take: about 10 MB. The longest unused goes first. */
const KEYS = 50_000;

/** Counts of the one process there is. They begin anew when it does. */
export class MemoryCounters implements Counters {
  readonly #now: () => number;
  readonly #counts = growingCache<string, Count>(KEYS);

  /** @param now the time in milliseconds since 1970 */
  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  async add(key: string, { windowMs, by = 1 }: { windowMs: number; by?: number }): Promise<Count> {
    const now = this.#now();
    const open = this.#counts.get(key);
    const isOpen = open !== undefined && open.endsAt > now;
    const count = isOpen
      ? { count: open.count + by, endsAt: open.endsAt }
      : { count: by, endsAt: now + windowMs };
    this.#counts.set(key, count);
    return count;
  }

  async remove(key: string, by = 1): Promise<void> {
    const open = this.#counts.get(key);
    if (open) this.#counts.set(key, { ...open, count: Math.max(0, open.count - by) });
  }

  async reset(key: string): Promise<void> {
    this.#counts.delete(key);
  }

  async sweep(): Promise<void> {
    const now = this.#now();
    for (const [key, { endsAt }] of this.#counts.entries()) {
      if (endsAt <= now) this.#counts.delete(key);
    }
  }
}
