/**
 * A body as far as one may go.
 *
 * @param most bytes
 * @throws {Error} for a longer one, after it was read as far; the rest is not asked for
 */
export async function readBounded(
  body: AsyncIterable<Uint8Array> | null,
  most: number,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.byteLength;
    if (bytes > most) throw new Error(`The answer has more than ${most} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
