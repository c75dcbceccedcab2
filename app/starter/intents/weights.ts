/** A row of weights: the columns that it has any in, and how large they are. */
export interface Row {
  /** How rare its feature is; 1 where that does not count. */
  rarity: number;
  columns: Uint8Array;
  values: Int8Array;
}

/** The arrays that a table of weights is kept as, in the order in which they are stored. */
export interface Columns {
  /** Hashes of the features, in ascending order. */
  hashes: Uint32Array;
  /** Where the row of each begins in `columns` and `values`; one more than there are rows. */
  starts: Uint32Array;
  /** Rarities, in sixteenths. */
  rarities: Uint8Array;
  columns: Uint8Array;
  values: Int8Array;
}

/**
 * Weights by feature, of which most are nothing. Features are known by a hash of 32 bits: two of the fifty thousand of a model
 * that share one are hardly to be found, and cost a hair of what it reads.
 */
export class Weights {
  /** @param scale by how much a weight was multiplied before it was rounded */
  constructor(
    readonly parts: Columns,
    readonly scale: number,
  ) {}

  of(feature: string): Row | undefined {
    const { hashes, starts, rarities, columns, values } = this.parts;
    const hash = hashOf(feature);
    let low = 0;
    let high = hashes.length - 1;
    while (low <= high) {
      const at = (low + high) >> 1;
      const found = hashes[at] ?? 0;
      if (found === hash) {
        const from = starts[at] ?? 0;
        const to = starts[at + 1] ?? from;
        return {
          rarity: (rarities[at] ?? 16) / 16,
          columns: columns.subarray(from, to),
          values: values.subarray(from, to),
        };
      }
      if (found < hash) low = at + 1;
      else high = at - 1;
    }
    return undefined;
  }

  /** Adds `times` the weights of a row to scores. */
  add(scores: Float64Array, row: Row, times: number) {
    const each = times / this.scale;
    for (let at = 0; at < row.columns.length; at++) {
      const column = row.columns[at] ?? 0;
      scores[column] = (scores[column] ?? 0) + (row.values[at] ?? 0) * each;
    }
  }
}

/** FNV-1a (Fowler, Noll and Vo) over the units of a text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/**
 * Makes a table of what was learned.
 *
 * @param rows feature → weight of each column
 * @param least weights below this decide nothing, and are left out
 */
export function weightsOf(
  rows: ReadonlyMap<string, ArrayLike<number>>,
  least: number,
  rarityOf: (feature: string) => number = () => 1,
): Weights {
  let largest = 0;
  for (const row of rows.values())
    for (let at = 0; at < row.length; at++) largest = Math.max(largest, Math.abs(row[at] ?? 0));
  const scale = 127 / (largest || 1);
  const kept = [...rows]
    .map(([feature, row]) => ({ hash: hashOf(feature), rarity: rarityOf(feature), row }))
    .sort((one, other) => one.hash - other.hash);
  const hashes: number[] = [];
  const starts: number[] = [0];
  const rarities: number[] = [];
  const columns: number[] = [];
  const values: number[] = [];
  for (const { hash, rarity, row } of kept) {
    const before = columns.length;
    for (let at = 0; at < row.length; at++) {
      const weight = row[at] ?? 0;
      const value = Math.round(weight * scale);
      if (Math.abs(weight) < least || value === 0) continue;
      columns.push(at);
      values.push(value);
    }
    if (columns.length === before || hash === hashes.at(-1)) continue;
    hashes.push(hash);
    rarities.push(Math.min(255, Math.round(rarity * 16)));
    starts.push(columns.length);
  }
  const parts = {
    hashes: Uint32Array.from(hashes),
    starts: Uint32Array.from(starts),
    rarities: Uint8Array.from(rarities),
    columns: Uint8Array.from(columns),
    values: Int8Array.from(values),
  };
  return new Weights(parts, scale);
}
