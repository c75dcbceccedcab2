/**
 * Whether the lines of a program end within a template string, in which a fence is text: the strings of
 * prompts hold whole answers. Counted by backticks, so one in a comment is taken for one too.
 */
export class OpenTemplate {
  #isOpen = false;
  #counted = 0;

  /** @param lines all of the file so far; those that were counted before are not looked at again */
  isOpenAfter(lines: readonly string[]): boolean {
    for (; this.#counted < lines.length; this.#counted += 1) this.#take(lines[this.#counted] ?? "");
    return this.#isOpen;
  }

  #take(line: string): void {
    // The marks of a fence come in threes: within a string they neither open nor end one.
    if (/^\s*`{3,}/.test(line)) return;
    for (let at = 0; at < line.length; at += 1) {
      if (line[at] === "\\") at += 1;
      else if (line[at] === "`") this.#isOpen = !this.#isOpen;
    }
  }
}
