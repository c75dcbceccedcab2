import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file of a ZIP. */
export interface ZipEntry {
  /** Normal: with slashes, and neither absolute nor with ".." in it. */
  path: string;
  /** Its bytes, in parts that need not be in memory together. */
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * A ZIP that is made while it is read: an entry is asked for when the one before has been taken, and
 * is packed on zlib's threads. Whoever stops reading ends the work, the entries' own too.
 */
export function zipStream(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: unknown) => void output.destroy(error as Error);
  zip.on("error", fail);
  void addAll(zip, output, entries).catch(fail);
  return output;
}

async function addAll(
  zip: ZipFile,
  output: Readable,
  entries: AsyncIterable<ZipEntry>,
): Promise<void> {
  for await (const { path, parts } of entries) {
    const source = Readable.from(parts, { objectMode: false });
    const end = () => void source.destroy();
    output.once("close", end);
    if (output.destroyed) end();
    else zip.addReadStream(source, path);
    await finished(source);
    output.off("close", end);
  }
  zip.end();
}
