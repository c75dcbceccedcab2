/** Enough of what was read before to see an end of a line, or what stands before it. */
const KEPT = 12;

/**
 * What comes of a request's headers after the place up to which they were read: how much, and how
 * much of it is header lines rather than the address. Nothing of it is kept.
 */
export class HeaderRest {
  /** Bytes read. */
  total = 0;
  /** The empty line at the end has come. */
  isComplete = false;
  #kept = "";
  /** Bytes of the request's first line, where reading began within it; null until a line ends. */
  #requestLine: number | null = null;

  /** Takes what came next. */
  read(chunk: Uint8Array): void {
    const text = this.#kept + Buffer.from(chunk).toString("latin1");
    const before = this.total - this.#kept.length;
    if (this.#requestLine === null) {
      const end = text.indexOf("\r\n");
      const isRequest = / HTTP\/1\.\d$/.test(text.slice(0, Math.max(end, 0)));
      if (end >= 0) this.#requestLine = isRequest ? before + end : 0;
    }
    this.isComplete ||= text.includes("\r\n\r\n");
    this.total += chunk.length;
    this.#kept = text.slice(-KEPT);
  }

  /** How much of it is header lines: 0 as long as it may all be the address. */
  get headerBytes(): number {
    return this.#requestLine === null ? 0 : this.total - this.#requestLine;
  }
}
