import type { Edit } from "./edit";

/** One way to read a wish. */
export interface Reading {
  /** The changes that it asks for, in their order. */
  edits: Edit[];
  /** Nothing of the wish is left over. */
  isWhole: boolean;
  /** Each word of the wish is in what it makes: nothing is left to hold it against. */
  isSure?: true;
}

/**
 * The ways to read a wish, the likeliest first. Each is found when it is asked for and then kept: most wishes are done by
 * one of the first, and to find all of them costs more than to make and check one.
 */
export class Readings implements Iterable<Reading> {
  readonly #found: Reading[] = [];
  #rest: Iterator<Reading> | null;

  constructor(readings: Iterable<Reading>) {
    this.#rest = readings[Symbol.iterator]();
  }

  get first(): Reading | undefined {
    return this.#at(0);
  }

  *[Symbol.iterator](): Generator<Reading> {
    for (let at = 0; ; at += 1) {
      const reading = this.#at(at);
      if (!reading) return;
      yield reading;
    }
  }

  #at(at: number): Reading | undefined {
    while (this.#rest && this.#found.length <= at) {
      const next = this.#rest.next();
      if (next.done) this.#rest = null;
      else this.#found.push(next.value);
    }
    return this.#found[at];
  }
}
