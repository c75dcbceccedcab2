/** Counts how deep JSON is nested, line by line, in time linear in its length. */
export class JsonDepth {
  #depth = 0;
  #isInString = false;
  #isEscaped = false;

  /** @returns the depth after the line; 0 when the value is complete */
  take(line: string): number {
    for (const character of line) {
      if (this.#isEscaped) this.#isEscaped = false;
      else if (this.#isInString) {
        if (character === "\\") this.#isEscaped = true;
        else if (character === '"') this.#isInString = false;
      } else if (character === '"') this.#isInString = true;
      else if (character === "{" || character === "[") this.#depth += 1;
      else if (character === "}" || character === "]") this.#depth -= 1;
    }
    return Math.max(0, this.#depth);
  }
}
