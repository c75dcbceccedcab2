import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { Model } from "./model";
import { Vectors } from "./vectors";
import { type Columns, Weights } from "./weights";

const TABLES = ["words", "meanings", "tokens", "steps"] as const;
const ARRAYS = {
  hashes: Uint32Array,
  starts: Uint32Array,
  rarities: Uint8Array,
  columns: Uint8Array,
  values: Int8Array,
} as const;
type ArrayName = keyof typeof ARRAYS;

interface Head {
  /** Of the examples that it was learned from. */
  digest: string;
  intents: Model["intents"];
  labels: Model["labels"];
  scales: Record<string, number>;
}

/** A model as the bytes of a file, without its vectors. @param digest of the examples that it was learned from */
export function storedModel(model: Model, digest: string): Buffer {
  const scales = Object.fromEntries(TABLES.map((name) => [name, model[name].scale]));
  const head: Head = { digest, intents: model.intents, labels: model.labels, scales };
  const arrays = TABLES.flatMap((name) =>
    (Object.keys(ARRAYS) as ArrayName[]).map((array) => model[name].parts[array]),
  );
  return stored(head, arrays);
}

/** @throws an error where the bytes are no model */
export function readModel(bytes: Uint8Array, vectors: Vectors): Model {
  const { head, arrays } = read<Head>(bytes);
  const tables = TABLES.map((name, at) => {
    const parts = Object.fromEntries(
      (Object.keys(ARRAYS) as ArrayName[]).map((array, place) => {
        const own = arrays[at * 5 + place] ?? new Uint8Array(new ArrayBuffer(0));
        return [
          array,
          new ARRAYS[array](
            own.buffer,
            own.byteOffset,
            own.byteLength / ARRAYS[array].BYTES_PER_ELEMENT,
          ),
        ];
      }),
    ) as unknown as Columns;
    return [name, new Weights(parts, head.scales[name] ?? 1)] as const;
  });
  const { words, meanings, tokens, steps } = Object.fromEntries(tables) as Record<
    (typeof TABLES)[number],
    Weights
  >;
  return { intents: head.intents, labels: head.labels, words, meanings, tokens, steps, vectors };
}

/** The digest of the examples that a stored model was learned from. */
export const digestOf = (bytes: Uint8Array): string => read<Head>(bytes).head.digest;

export function storedVectors({ words, dimensions, table, importance }: Vectors): Buffer {
  return stored({ words, dimensions }, [table, importance]);
}

/** @throws an error where the bytes are no vectors */
export function readVectors(bytes: Uint8Array): Vectors {
  const { head, arrays } = read<{ words: string[]; dimensions: number }>(bytes);
  const [table = new Uint8Array(), importance = new Uint8Array()] = arrays;
  return new Vectors(
    head.words,
    head.dimensions,
    new Int8Array(table.buffer, table.byteOffset, table.byteLength),
    importance,
  );
}

/** A head of JSON and arrays behind it, each at a multiple of four bytes; all of it compressed. */
function stored(head: object, arrays: readonly (Uint32Array | Uint8Array | Int8Array)[]): Buffer {
  const lengths = arrays.map(({ byteLength }) => byteLength);
  const text = Buffer.from(JSON.stringify({ head, lengths }));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(text.length);
  const parts = arrays.map((array) =>
    padded(Buffer.from(array.buffer, array.byteOffset, array.byteLength)),
  );
  const bytes = Buffer.concat([padded(Buffer.concat([size, text])), ...parts]);
  return brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_QUALITY]: 11 },
  });
}

function read<T>(compressed: Uint8Array): { head: T; arrays: Uint8Array<ArrayBuffer>[] } {
  const bytes = new Uint8Array(brotliDecompressSync(compressed));
  const size = new DataView(bytes.buffer).getUint32(0, true);
  const { head, lengths } = JSON.parse(Buffer.from(bytes.subarray(4, 4 + size)).toString()) as {
    head: T;
    lengths: number[];
  };
  let from = rounded(4 + size);
  const arrays = lengths.map((length) => {
    const array = bytes.subarray(from, from + length);
    from = rounded(from + length);
    return array;
  });
  return { head, arrays };
}

const rounded = (length: number) => Math.ceil(length / 4) * 4;
const padded = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc(rounded(bytes.length) - bytes.length)]);
