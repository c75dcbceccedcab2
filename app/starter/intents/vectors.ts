/** What words mean, as vectors: words that stand in like company lie close to each other. */
export class Vectors {
  readonly #places: ReadonlyMap<string, number>;

  /**
   * @param words in the order of their vectors
   * @param table the vectors, one behind the other, each of about one length
   * @param importance how much a word tells of what is meant, from 1 to 250: rare words tell more
   */
  constructor(
    readonly words: readonly string[],
    readonly dimensions: number,
    readonly table: Int8Array,
    readonly importance: Uint8Array,
  ) {
    this.#places = new Map(words.map((word, at) => [word, at]));
  }

  /** The mean of what the words mean, as a vector of length 1; of none that is known, of length 0. */
  meanOf(words: readonly string[]): Float64Array {
    const mean = new Float64Array(this.dimensions);
    for (const word of words) {
      const place = this.#places.get(word);
      if (place === undefined) continue;
      const weight = this.importance[place] ?? 1;
      for (let at = 0; at < mean.length; at++)
        mean[at] = (mean[at] ?? 0) + weight * (this.table[place * this.dimensions + at] ?? 0);
    }
    const length = Math.hypot(...mean) || 1;
    return mean.map((value) => value / length);
  }
}
