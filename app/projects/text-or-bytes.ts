/** Looks at bytes as they come, and says at the end whether they are a text: UTF-8 without U+0000. */
export class TextOrBytes {
  // A text keeps its byte order mark: what is stored is what was sent.
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  readonly #maxCharacters: number;
  #parts: string[] | null = [];
  #length = 0;

  /** @param maxCharacters of a longer text no more than its beginning is held */
  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters;
  }

  /** Takes the next bytes. */
  add(bytes: Uint8Array): void {
    this.#take(() => this.#decoder.decode(bytes, { stream: true }));
  }

  /** The text, or null when it is none. Of one that is too long it is a beginning that is too long as well. */
  end(): string | null {
    this.#take(() => this.#decoder.decode());
    return this.#parts?.join("") ?? null;
  }

  #take(decode: () => string): void {
    if (!this.#parts) return;
    try {
      const text = decode();
      if (text.includes("\0")) throw new TypeError("a zero byte");
      if (this.#length <= this.#maxCharacters) this.#parts.push(text);
      this.#length += text.length;
    } catch {
      this.#parts = null;
    }
  }
}
