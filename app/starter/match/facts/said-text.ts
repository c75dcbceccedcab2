/** A request, and which of its characters a reading has taken already. */
export class SaidText {
  readonly #taken: Uint8Array;

  constructor(readonly text: string) {
    this.#taken = new Uint8Array(text.length);
  }

  /** Marks a range as read. */
  take(start: number, end: number): void {
    this.#taken.fill(1, start, end);
  }

  /** Whether a range holds nothing that was read before. */
  isFree(start: number, end: number): boolean {
    return !this.#taken.subarray(start, end).includes(1);
  }

  /** The first match of a pattern in what is free; it is taken. The pattern must be global. */
  first(pattern: RegExp): RegExpExecArray | null {
    for (const match of this.text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (!this.isFree(match.index, end)) continue;
      this.take(match.index, end);
      return match;
    }
    return null;
  }

  /** All matches of a pattern in what is free, which are taken: at most `most`. */
  all(pattern: RegExp, most: number): RegExpExecArray[] {
    const found: RegExpExecArray[] = [];
    for (const match of this.text.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (found.length >= most || !this.isFree(match.index, end)) continue;
      this.take(match.index, end);
      found.push(match);
    }
    return found;
  }

  /** What is left, with a line break in the place of everything that was taken. */
  rest(): string {
    return [...this.text.matchAll(/[\s\S]/g)]
      .map(({ 0: character, index }) => (this.#taken[index] ? "\n" : character))
      .join("");
  }
}
