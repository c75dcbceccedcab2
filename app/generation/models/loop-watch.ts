/** So much of an answer, in characters, that says one thing over and over is a model in a loop: some 8,000 tokens. */
const WINDOW = 32_768;
/** Longest thing that is said again, in characters: a long function, or a page of text. */
const LONGEST = 4_096;

/**
 * Notices a model that repeats itself without end, long before its answer is longer than any may be: who
 * pays for it has no use of the rest. Only what repeats to the letter counts, so that long tables, data and
 * numbers are none. Its work is linear in what it is given.
 */
export class LoopWatch {
  #text = "";

  /** Takes the next piece. @returns whether the answer runs in a loop */
  take(piece: string): boolean {
    this.#text += piece;
    while (this.#text.length >= WINDOW) {
      const window = this.#text.slice(0, WINDOW);
      // By halves: a loop seldom begins where a window does.
      this.#text = this.#text.slice(WINDOW / 2);
      if (periodOf(window) <= LONGEST) return true;
    }
    return false;
  }
}

/** The shortest length after which a text says the same again, up to its end: by its longest border. */
function periodOf(text: string): number {
  const borders = new Uint32Array(text.length);
  let border = 0;
  for (let at = 1; at < text.length; at += 1) {
    while (border > 0 && text[at] !== text[border]) border = borders[border - 1] ?? 0;
    if (text[at] === text[border]) border += 1;
    borders[at] = border;
  }
  return text.length - border;
}
