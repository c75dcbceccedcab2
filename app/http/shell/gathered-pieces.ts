import { Transform, type TransformCallback } from "node:stream";

/**
 * Passes on as one piece what is written to it in one turn of the event loop. React writes a page in pieces of 2 kB, and each
 * of them would come by itself to the answer's stream, to a thread that compresses it, and to the connection.
 */
export class GatheredPieces extends Transform {
  #pieces: Buffer[] = [];

  override _transform(piece: Buffer, _encoding: BufferEncoding, taken: TransformCallback): void {
    if (this.#pieces.length === 0) setImmediate(() => this.#passOn());
    this.#pieces.push(piece);
    taken();
  }

  override _flush(done: TransformCallback): void {
    this.#passOn();
    done();
  }

  #passOn(): void {
    if (this.#pieces.length === 0 || this.destroyed) return;
    const pieces = this.#pieces;
    this.#pieces = [];
    this.push(Buffer.concat(pieces));
  }
}
