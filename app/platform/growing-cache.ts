import { LRUCache } from "lru-cache";

type Options<Key, Value> = Omit<
  LRUCache.OptionsBase<Key, Value, unknown>,
  "max" | "maxSize" | "sizeCalculation"
>;

/**
 * A cache of at most so many entries, which takes their room as they come. With `max` lru-cache reserves the room of all
 * of them at once: some 45 bytes each, so half a megabyte for 10,000 that nobody has asked for yet.
 *
 * @param options lru-cache's own, without its bounds
 */
export function growingCache<Key extends {}, Value extends {}>(
  max: number,
  options: Options<Key, Value> = {},
): LRUCache<Key, Value> {
  return new LRUCache<Key, Value>({ ...options, maxSize: max, sizeCalculation: () => 1 });
}
