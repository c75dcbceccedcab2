import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Parser, type ReadEntry } from "tar";
import { groupDigits } from "~/platform/group-digits";
import { entryPath, isLeftOut, UnusablePath } from "./entry-path";
import { FileWrites } from "./file-writes";

/** How much may be unpacked. */
export interface UnpackLimits {
  /** Bytes of the package. */
  bytes: number;
  files: number;
}

/** Why a tarball is not unpacked, as the rest of a sentence about its package. */
export class RefusedTarball extends Error {}

/**
 * Bytes out for each byte in: text packs to a tenth, generated text to a hundredth; deflate ends at a
 * thousandth.
 */
const MOST_RATIO = 200;
/** Below this, in bytes, a ratio says nothing. */
const RATIO_FROM = 5_000_000;
const FILES = new Set(["File", "OldFile", "ContiguousFile"]);
/** Extended headers before one file may be this long, in bytes. */
const HEADER_BYTES = 64_000;

/**
 * Unpacks a package into a folder that is there and empty: its files, and nothing else. Links and devices
 * are left out, as npm does; a path that leads out of the package refuses all of it.
 *
 * @returns what was written, in files and bytes
 * @throws {RefusedTarball}
 */
export async function unpack(
  tarball: AsyncIterable<Uint8Array>,
  folder: string,
  limits: UnpackLimits,
): Promise<{ files: number; bytes: number }> {
  const written = { files: 0, bytes: 0 };
  const writes = new FileWrites(folder);
  const parser = new Parser({
    strict: true,
    maxMetaEntrySize: HEADER_BYTES,
    onReadEntry: (entry) => {
      try {
        takeEntry(entry, { limits, written, writes });
      } catch (error) {
        parser.abort(error as Error);
      }
    },
  });
  const count = { in: 0, out: 0, isFirst: true };
  // Padding and headers come on top of the contents.
  const most = limits.bytes * 2 + limits.files * 1_024;
  await pipeline(
    counted(tarball, (bytes) => {
      count.in += bytes.length;
    }),
    createGunzip(),
    async (plain: AsyncIterable<Buffer>) => {
      for await (const chunk of plain) {
        if (count.isFirst) refuseNested(chunk);
        count.isFirst = false;
        count.out += chunk.length;
        if (count.out > most) throw new RefusedTarball(`is larger than ${sizeOf(limits.bytes)}`);
        if (count.out > RATIO_FROM && count.out > count.in * MOST_RATIO) {
          throw new RefusedTarball("unpacks to far more than was sent, as a bomb does");
        }
        await write(parser, chunk);
        await writes.room();
      }
      await end(parser);
      await writes.end();
    },
  ).catch(async (error) => {
    // Whoever removes what is there now removes all of it.
    await writes.settled();
    throw asRefusal(error);
  });
  return written;
}

interface Unpacking {
  limits: UnpackLimits;
  written: { files: number; bytes: number };
  writes: FileWrites;
}

function takeEntry(entry: ReadEntry, { limits, written, writes }: Unpacking): void {
  const place = entryPath(entry.path);
  if (place === null || !FILES.has(entry.type)) {
    entry.resume();
    return;
  }
  written.files += 1;
  written.bytes += entry.size;
  if (written.files > limits.files) {
    throw new RefusedTarball(`has more than ${groupDigits(limits.files)} files`);
  }
  if (written.bytes > limits.bytes)
    throw new RefusedTarball(`is larger than ${sizeOf(limits.bytes)}`);
  if (isLeftOut(place)) {
    entry.resume();
    return;
  }
  const chunks: Uint8Array[] = [];
  entry.on("data", (chunk) => void chunks.push(Uint8Array.from(chunk as Uint8Array)));
  entry.on("end", () => writes.add(place, Buffer.concat(chunks)));
}

/** A tar within a tar: the parser would unpack it by itself, past all counting. */
function refuseNested(start: Buffer): void {
  const isPacked =
    (start[0] === 0x1f && start[1] === 0x8b) ||
    (start[0] === 0x28 && start[1] === 0xb5 && start[2] === 0x2f && start[3] === 0xfd);
  if (isPacked) throw new RefusedTarball("is packed twice");
}

async function* counted(chunks: AsyncIterable<Uint8Array>, note: (chunk: Uint8Array) => void) {
  for await (const chunk of chunks) {
    note(chunk);
    yield chunk;
  }
}

function write(parser: Parser, chunk: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.once("error", reject);
    const go = () => {
      parser.off("error", reject);
      resolve();
    };
    if (parser.write(chunk)) go();
    else parser.once("drain", go);
  });
}

function end(parser: Parser): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.once("error", reject);
    parser.once("end", () => resolve());
    parser.end();
  });
}

function asRefusal(error: unknown): unknown {
  if (error instanceof RefusedTarball) return error;
  if (error instanceof UnusablePath) {
    return new RefusedTarball(`cannot be unpacked. ${error.message}`, { cause: error });
  }
  const { code = "" } = error as NodeJS.ErrnoException;
  if (["EEXIST", "EISDIR", "ENOTDIR"].includes(code)) {
    return new RefusedTarball("has a file and a folder of one name", { cause: error });
  }
  const isBroken = code.startsWith("Z_") || code.startsWith("TAR_");
  return isBroken ? new RefusedTarball("is no archive that can be read", { cause: error }) : error;
}

/** As people read it: "100 MB". */
export function sizeOf(bytes: number): string {
  return `${groupDigits(Math.round(bytes / 1_000_000))} MB`;
}
