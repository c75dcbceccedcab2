import { LRUCache } from "lru-cache";

/** How much a cache holds. */
export interface CacheBounds {
  count: number;
  bytes: number;
}

interface FairCacheOptions<Value extends object> {
  /** For everybody together. */
  all: CacheBounds;
  /** For one holder. A value is never larger than this. */
  each: CacheBounds;
  /** Bytes of a value, at least one. */
  sizeOf(value: Value): number;
  /** Told of each value that goes, but not of one whose place the same key's next one takes. */
  onGone?(value: Value, key: string): void;
}

/**
 * A cache whose room its holders share fairly: who holds most makes room first, with what they asked
 * for longest ago. So nobody who holds little loses it to somebody who holds much.
 */
export class FairCache<Value extends object> {
  readonly #options: FairCacheOptions<Value>;
  readonly #shares = new Map<string, LRUCache<string, Value>>();
  readonly #holders = new Map<string, string>();

  constructor(options: FairCacheOptions<Value>) {
    this.#options = options;
  }

  /** A value, which counts as asked for now. */
  get(key: string): Value | undefined {
    return this.#shareOf(key)?.get(key);
  }

  /** A value, as if nobody had asked. */
  peek(key: string): Value | undefined {
    return this.#shareOf(key)?.peek(key);
  }

  keys(): string[] {
    return [...this.#holders.keys()];
  }

  /** Holds a value, or another one in its place; of others what must go for it. */
  set(key: string, holder: string, value: Value): void {
    if (this.#holders.get(key) !== holder) this.delete(key);
    const share = this.#shares.get(holder) ?? this.#openShare();
    this.#shares.set(holder, share);
    this.#holders.set(key, holder);
    share.set(key, value);
    this.#makeRoom();
  }

  delete(key: string): void {
    this.#shareOf(key)?.delete(key);
  }

  /** How much a holder has. */
  heldBy(holder: string): CacheBounds {
    const share = this.#shares.get(holder);
    return { count: share?.size ?? 0, bytes: share?.calculatedSize ?? 0 };
  }

  #shareOf(key: string): LRUCache<string, Value> | undefined {
    const holder = this.#holders.get(key);
    return holder === undefined ? undefined : this.#shares.get(holder);
  }

  #openShare(): LRUCache<string, Value> {
    const { each, sizeOf, onGone } = this.#options;
    return new LRUCache<string, Value>({
      max: each.count,
      maxSize: each.bytes,
      sizeCalculation: sizeOf,
      disposeAfter: (value, key, why) => {
        if (why === "set") return;
        this.#forget(key);
        onGone?.(value, key);
      },
    });
  }

  #forget(key: string): void {
    const holder = this.#holders.get(key) ?? "";
    this.#holders.delete(key);
    if (this.#shares.get(holder)?.size === 0) this.#shares.delete(holder);
  }

  #makeRoom(): void {
    const { all } = this.#options;
    for (const what of ["count", "bytes"] as const) {
      while (this.#sum(what) > all[what]) this.#shares.get(this.#largest(what))?.pop();
    }
  }

  #sum(what: keyof CacheBounds): number {
    return [...this.#shares.keys()].reduce((sum, holder) => sum + this.heldBy(holder)[what], 0);
  }

  #largest(what: keyof CacheBounds): string {
    const holders = [...this.#shares.keys()];
    return holders.reduce(
      (most, holder) => (this.heldBy(holder)[what] > this.heldBy(most)[what] ? holder : most),
      holders[0] ?? "",
    );
  }
}
