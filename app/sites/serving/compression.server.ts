import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request } from "express";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

/** Smaller bodies gain nothing: they fit into one packet anyway. */
const WORTH_BYTES = 1_000;
const COMPRESSIBLE = /^text\/|javascript|json|xml|svg/;
/** Quick rather than small: 30 kB in about a millisecond, off the main thread. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Compressed bodies of published sites that one process caches, in bytes. */
const CACHED_BYTES = 64_000_000;

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** What to send a body as. */
export function encodingFor(request: Request, type: string, size: number): Encoding {
  if (size < WORTH_BYTES || !COMPRESSIBLE.test(type)) return "identity";
  const accepted = request.acceptsEncodings(["br", "gzip", "identity"]);
  return accepted === "br" || accepted === "gzip" ? accepted : "identity";
}

/** Compresses bodies, with a cache of those that have a name for good. */
export class Compressor {
  readonly #cache = new LRUCache<string, Buffer>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
  });

  /** @param name names the body's content for all time; without one nothing is cached */
  async compress(body: Uint8Array, encoding: Encoding, name?: string): Promise<Uint8Array> {
    if (encoding === "identity") return body;
    const key = name && `${encoding} ${name}`;
    const known = key && this.#cache.get(key);
    if (known) return known;
    const options = encoding === "br" ? BROTLI : {};
    const result = await encoders[encoding](body, options);
    if (key) this.#cache.set(key, result);
    return result;
  }
}
