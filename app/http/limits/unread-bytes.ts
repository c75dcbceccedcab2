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

/** What waits for the readers of one network; who has waited longest comes first. */
interface Held {
  bytes: number;
  readers: Set<Unread>;
}

/**
 * Keeps count of what is written and not read, which is this process's memory. The network that has most makes room, with
 * what has waited longest. To count takes no longer where more waits.
 */
export class UnreadBytes {
  readonly #bounds: UnreadBounds;
  readonly #networks = new Map<string, Held>();
  #all = 0;

  constructor(bounds: UnreadBounds) {
    this.#bounds = bounds;
  }

  /** Counts what was written for a reader just now, and makes room for it. */
  add(one: Unread, bytes: number): void {
    const held = this.#networks.get(one.network) ?? { bytes: 0, readers: new Set() };
    this.#networks.set(one.network, held);
    held.readers.add(one);
    one.bytes += bytes;
    held.bytes += bytes;
    this.#all += bytes;
    this.#makeRoom(one.network);
  }

  /** A reader has read so much; without a number all of it, or has gone. */
  remove(one: Unread, bytes = one.bytes): void {
    const held = this.#networks.get(one.network);
    if (!held?.readers.has(one)) return;
    const less = Math.min(bytes, one.bytes);
    one.bytes -= less;
    held.bytes -= less;
    this.#all -= less;
    if (one.bytes > 0) return;
    held.readers.delete(one);
    if (held.readers.size === 0) this.#networks.delete(one.network);
  }

  #makeRoom(network: string): void {
    while ((this.#networks.get(network)?.bytes ?? 0) > this.#bounds.network) {
      this.#endOldestOf(network);
    }
    while (this.#all > this.#bounds.all) this.#endOldestOf(this.#largest());
  }

  /** The network that has most. Looked for where a connection is to be ended, which takes longer than to look. */
  #largest(): string {
    let [largest, most] = ["", 0];
    for (const [network, { bytes }] of this.#networks) {
      if (bytes > most) [largest, most] = [network, bytes];
    }
    return largest;
  }

  #endOldestOf(network: string): void {
    for (const one of this.#networks.get(network)?.readers ?? []) {
      this.remove(one);
      one.end();
      return;
    }
  }
}
