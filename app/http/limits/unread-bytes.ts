/** So many bytes may wait for readers, of one network and of all. */
export interface UnreadBounds {
  network: number;
  all: number;
}

/** What waits for one reader. */
export interface Unread {
  network: string;
  bytes: number;
  /** Ends the reader's connection. */
  end: () => void;
}

/**
 * Keeps count of what is written and not read, which is this process's memory. The network that has most makes room, with
 * what has waited longest.
 */
export class UnreadBytes {
  readonly #bounds: UnreadBounds;
  /** What has waited longest comes first. */
  readonly #unread = new Set<Unread>();

  constructor(bounds: UnreadBounds) {
    this.#bounds = bounds;
  }

  /** Counts what was written for a reader just now, and makes room for it. */
  add(one: Unread, bytes: number): void {
    one.bytes += bytes;
    this.#unread.add(one);
    this.#makeRoom(one.network);
  }

  /** A reader has read so much; without a number all of it, or has gone. */
  remove(one: Unread, bytes = one.bytes): void {
    one.bytes -= bytes;
    if (one.bytes <= 0) this.#unread.delete(one);
  }

  #makeRoom(network: string): void {
    for (;;) {
      const sums = [...this.#heldBy()].sort(([, a], [, b]) => b - a);
      const all = sums.reduce((sum, [, bytes]) => sum + bytes, 0);
      const own = sums.find(([name]) => name === network)?.[1] ?? 0;
      if (own > this.#bounds.network) this.#endOldestOf(network);
      else if (all > this.#bounds.all) this.#endOldestOf(sums[0]?.[0] ?? network);
      else return;
    }
  }

  #heldBy(): Map<string, number> {
    const sums = new Map<string, number>();
    for (const { network, bytes } of this.#unread) {
      sums.set(network, (sums.get(network) ?? 0) + bytes);
    }
    return sums;
  }

  #endOldestOf(network: string): void {
    for (const one of this.#unread) {
      if (one.network !== network) continue;
      this.#unread.delete(one);
      one.end();
      return;
    }
  }
}
