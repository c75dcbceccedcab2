/** Bytes that are decoded in one go: less than a millisecond of the thread. */
const SLICE = 65_536;
const [PLUS, PERCENT, AND, EQUALS, SPACE] = [0x2b, 0x25, 0x26, 0x3d, 0x20];

/** Where bytes that are no UTF-8 become U+FFFD, and a mark of order stays. */
const UTF8 = new TextDecoder("utf-8", { ignoreBOM: true });

/**
 * Reads a form of texts (`application/x-www-form-urlencoded`) in slices, as the URL standard has it: what is no
 * escape stays as it is, and bytes that are no UTF-8 become U+FFFD. Taken apart whole, 4 MB of it held everybody up for 50 ms.
 *
 * @param options.between is awaited after each slice
 * @param options.most fields
 * @throws {RangeError} beyond that
 */
export async function readUrlEncoded(
  body: Uint8Array,
  { between, most }: { between: () => Promise<void>; most: number },
): Promise<FormData> {
  const form = new FormData();
  let fields = 0;
  for (let from = 0; from < body.length; ) {
    fields += 1;
    // What is between two "&" without a field counts, too: four million of them are some work.
    if (fields > most) throw new RangeError("No form has so many fields.");
    const field = body.subarray(from, endOf(body, AND, from));
    if (field.length > 0) {
      const equals = endOf(field, EQUALS, 0);
      const name = await decode(field.subarray(0, equals), between);
      form.append(name, await decode(field.subarray(equals + 1), between));
    }
    from += field.length + 1;
  }
  return form;
}

function endOf(body: Uint8Array, byte: number, from: number): number {
  const at = body.indexOf(byte, from);
  return at < 0 ? body.length : at;
}

/** Undoes "+" and "%41" of one name or value. */
async function decode(coded: Uint8Array, between: () => Promise<void>): Promise<string> {
  const plain = new Uint8Array(coded.length);
  let length = 0;
  for (let at = 0; at < coded.length; ) {
    const end = Math.min(at + SLICE, coded.length);
    while (at < end) {
      const byte = coded[at] as number;
      const value = byte === PERCENT ? escaped(coded, at) : -1;
      plain[length] = value >= 0 ? value : byte === PLUS ? SPACE : byte;
      length += 1;
      at += value >= 0 ? 3 : 1;
    }
    if (coded.length > SLICE) await between();
  }
  return UTF8.decode(plain.subarray(0, length));
}

/** The byte that is escaped at a place; -1 for none. */
function escaped(coded: Uint8Array, at: number): number {
  const high = hex(coded[at + 1]);
  const low = hex(coded[at + 2]);
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

function hex(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}
