/**
 * Makes one tab's change of a list in what is stored, which may hold what another tab added or
 * changed: of an item that this tab left as it was, the stored one stays.
 *
 * @param before what the tab knew
 * @param after what it made of that: an item of the same key is changed, a missing one is removed
 */
export function mergeItems<Item>(
  stored: readonly Item[],
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const known = new Map(before.map((item) => [keyOf(item), item]));
  const wanted = new Map(after.map((item) => [keyOf(item), item]));
  const isChanged = (item: Item) => !isSame(known.get(keyOf(item)), item);
  const kept = stored
    .filter((item) => wanted.has(keyOf(item)) || !known.has(keyOf(item)))
    .map((item) => {
      const mine = wanted.get(keyOf(item));
      return mine && isChanged(mine) ? mine : item;
    });
  const there = new Set(kept.map(keyOf));
  const fresh = after.filter((item) => !there.has(keyOf(item)) && !known.has(keyOf(item)));
  return [...kept, ...fresh];
}

/** Mostly they are the same object, which was not touched. */
function isSame<Item>(one: Item | undefined, other: Item): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
