import type { Readable } from "node:stream";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { badRequest } from "~/platform/errors";
import { groupDigits } from "~/platform/group-digits";
import type { OfferedFile } from "./choose-entries";

/** Files that an archive may list: of a repository with all that its tools have made. */
const MOST_ENTRIES = 50_000;
/** Characters of all names together. */
const MOST_NAMES = 5_000_000;
/** Compressed with the oldest method or not at all: what every tool writes. */
const METHODS = new Set([0, 8]);
/** File types in the attributes that Unix tools write (stat(2)): S_IFMT, S_IFLNK, S_IFREG, S_IFDIR. Others write none. */
const FILE_TYPE = 0o170000;
const LINK = 0o120000;
const ORDINARY = new Set([0, 0o100000, 0o040000]);

/** A ZIP whose list was read. */
export interface OpenZip {
  files: readonly OfferedFile[];
  /** The bytes of one file; never more than its list says. @throws {AppError} 400 when it is damaged */
  open(path: string): AsyncIterable<Uint8Array>;
  close(): void;
}

const NO_ZIP = "This is no ZIP that can be read. Nothing was imported.";
const LEADS_OUT = "This ZIP holds a path that leads out of its folder. Nothing was imported.";

/**
 * Opens a ZIP by its list, so that nothing of it has to be unpacked to know what is in it. Names are
 * handed out as they stand there: whoever stores them checks them.
 *
 * @param path of the file on disk
 * @throws {AppError} 400 for what is none, or lists more than it may
 */
export async function openZip(path: string): Promise<OpenZip> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, decodeStrings: true };
    const how = { ...options, strictFileNames: false, validateEntrySizes: true };
    yauzl.open(path, how, (error, opened) => {
      if (error) reject(badRequest(NO_ZIP));
      else resolve(opened);
    });
  });
  try {
    const { entries, repeated } = await readEntries(zip);
    const listed = [...entries.values()].map((entry) => {
      const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
      const is = { isLink: type === LINK, isDevice: type !== LINK && !ORDINARY.has(type) };
      return { path: nameOf(entry), size: entry.uncompressedSize, ...is };
    });
    const twice = repeated.map((path) => ({ path, size: 0, isRepeated: true }));
    return {
      files: [...twice, ...listed],
      open: (name) => read(zip, entries.get(name)),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

/** What a ZIP lists by its names, and those that it lists again as something else: the last is what others unpack. */
function readEntries(zip: ZipFile): Promise<{ entries: Map<string, Entry>; repeated: string[] }> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    const repeated: string[] = [];
    let [listed, names] = [0, 0];
    zip.on("entry", (entry: Entry) => {
      listed += 1;
      names += entry.fileName.length;
      if (listed > MOST_ENTRIES || names > MOST_NAMES) {
        const most = groupDigits(MOST_ENTRIES);
        return reject(badRequest(`This ZIP lists more than ${most} files. Nothing was imported.`));
      }
      const name = nameOf(entry);
      const before = entries.get(name);
      if (before && !isSame(before, entry)) repeated.push(name);
      entries.set(name, entry);
      zip.readEntry();
    });
    zip.on("end", () => resolve({ entries, repeated }));
    // Absolute paths, and those that climb, are not for us to guess at.
    zip.on("error", ({ message }: Error) =>
      reject(badRequest(/path/.test(message) ? LEADS_OUT : NO_ZIP)),
    );
    zip.readEntry();
  });
}

/** By what the list says of both. */
function isSame(one: Entry, other: Entry): boolean {
  const { crc32, uncompressedSize, externalFileAttributes } = other;
  return (
    one.crc32 === crc32 &&
    one.uncompressedSize === uncompressedSize &&
    one.externalFileAttributes === externalFileAttributes
  );
}

/** Some tools on Windows write backslashes. */
function nameOf({ fileName }: Entry): string {
  return fileName.replaceAll("\\", "/");
}

async function* read(zip: ZipFile, entry: Entry | undefined): AsyncIterable<Uint8Array> {
  if (!entry) return;
  if (entry.isEncrypted()) throw badRequest(`${nameOf(entry)} is encrypted. Nothing was imported.`);
  if (!METHODS.has(entry.compressionMethod)) throw damaged(entry);
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => {
      if (error) reject(damaged(entry));
      else resolve(opened);
    });
  });
  try {
    yield* stream;
  } catch {
    throw damaged(entry);
  }
}

function damaged(entry: Entry) {
  return badRequest(`${nameOf(entry)} is damaged in this ZIP. Nothing was imported.`);
}
