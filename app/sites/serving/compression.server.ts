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
/** Bodies of sites, compressed or with markup in their heads, that one process caches, in bytes. */
const CACHED_BYTES = 64_000_000;
/** Bodies compressed at once; the rest is sent as it is. Node's thread pool, which does it, reads files as well. */
const AT_ONCE = 3;

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Whether bodies of a media type gain from compression. */
export function isCompressible(type: string): boolean {
  return COMPRESSIBLE.test(type);
}

/** A body to send. @property name names its content as long as this process runs */
export interface NamedBody {
  name: string;
  body: Uint8Array;
}

/** A body that is read when it is needed. @property size in bytes */
interface UnreadBody {
  name: string;
  size: number;
  read(): Promise<Uint8Array>;
}

/** Makes what is sent of bodies, once for each: later requests, and those of the meantime, share it. */
export class Compressor {
  readonly #cache = new LRUCache<string, Uint8Array, () => Promise<Uint8Array>>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ length }) => Math.max(length, 1),
    fetchMethod: (_key, _stale, { context }) => context(),
    // What is dropped while it is made is still wanted by those who wait for it.
    ignoreFetchAbort: true,
  });
  readonly #names = new WeakMap<Uint8Array, string>();
  #named = 0;
  #compressing = 0;

  /** A name for a body that has none: the same one as long as it is the same object. */
  nameOf(body: Uint8Array): string {
    const known = this.#names.get(body);
    if (known) return known;
    this.#named += 1;
    const name = `body ${this.#named}`;
    this.#names.set(body, name);
    return name;
  }

  /** What to send a body as: compressed where its reader can take it, and there is time for it. */
  encodingFor(
    request: Request,
    type: string,
    { name, size }: Pick<UnreadBody, "name" | "size">,
  ): Encoding {
    if (size < WORTH_BYTES || !isCompressible(type)) return "identity";
    const accepted = request.acceptsEncodings(["br", "gzip", "identity"]);
    if (accepted !== "br" && accepted !== "gzip") return "identity";
    const isMade = this.#cache.has(`${accepted} ${name}`);
    return isMade || this.#compressing < AT_ONCE ? accepted : "identity";
  }

  /** A body in an encoding. */
  async compress({ name, read }: UnreadBody, encoding: Encoding): Promise<Uint8Array> {
    if (encoding === "identity") return read();
    return this.#make(`${encoding} ${name}`, async () => {
      this.#compressing += 1;
      try {
        return await encoders[encoding](await read(), encoding === "br" ? BROTLI : {});
      } finally {
        this.#compressing -= 1;
      }
    });
  }

  /** Another text made of a body's. @param how names what `change` does */
  async change(
    { name, body }: NamedBody,
    how: string,
    change: (text: string) => string,
  ): Promise<NamedBody> {
    const changed = `${how} ${name}`;
    const made = await this.#make(changed, async () =>
      Buffer.from(change(new TextDecoder().decode(body))),
    );
    return { name: changed, body: made };
  }

  async #make(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    return (await this.#cache.fetch(key, { context: make })) ?? make();
  }
}
