import type { ChangedFile, Compared } from "./compare-files";
import type { NotShown, Sized } from "./file-diff";
import { compareManifests, type Manifest, type PathChange } from "./manifest";
import { readBlobs } from "./tree.server";

/**
 * What a diff shows at most of all files together: what a person reads, and a page that every browser
 * shows. Files beyond it are named with their sizes. Milliseconds are a processor's: a busy machine shows no less.
 */
export const DIFF_LIMITS = { lines: 5_000, characters: 500_000, ms: 2_000 } as const;
/** Texts that are read and compared at once, in bytes. */
const BYTES_AT_ONCE = 2_000_000;

/** A changed file by what the two manifests say of it. */
interface Change extends PathChange {
  before: Side | null;
  after: Side | null;
}

interface Side {
  hash: string;
  bytes: number;
  isBinary: boolean;
}

/** What is left of the {@link DIFF_LIMITS}. */
interface Room {
  lines: number;
  characters: number;
  ms: number;
}

function changesOf(before: Manifest, after: Manifest): Change[] {
  const sides = (manifest: Manifest) =>
    new Map(
      manifest.map(([path, hash, bytes, kind]) => [
        path,
        { hash, bytes, isBinary: kind === "binary" },
      ]),
    );
  const [old, now] = [sides(before), sides(after)];
  return compareManifests(before, after).map((change) => ({
    ...change,
    before: old.get(change.path) ?? null,
    after: now.get(change.path) ?? null,
  }));
}

/** How files are compared. */
interface Comparing<T> {
  /** Compares within so many milliseconds; in order. @throws {AppError} 429 or 503 */
  compare(files: ChangedFile[], ms: number): Promise<Compared<T>>;
  /** How much of a page a comparison takes; null for one that shows no lines. */
  measure(compared: T | Sized): { lines: number; characters: number } | null;
}

/**
 * Compares two trees of a project file by file, within {@link DIFF_LIMITS}.
 *
 * @param trees.path only this file
 * @throws {AppError} 429 or 503 when too much is compared at the moment
 */
export async function compareTrees<T>(
  projectId: string,
  { before, after, path }: { before: Manifest; after: Manifest; path?: string | undefined },
  comparing: Comparing<T>,
): Promise<(T | Sized)[]> {
  const room: Room = { ...DIFF_LIMITS };
  const diffs: (T | Sized)[] = [];
  const all = changesOf(before, after);
  const changes = path === undefined ? all : all.filter((change) => change.path === path);
  for (const part of partsOf(changes)) {
    if (part.some(isOfBytes)) {
      diffs.push(...part.map((change) => sizesOf(change, "no-text")));
      continue;
    }
    if (isFull(room)) {
      diffs.push(...part.map((change) => sizesOf(change, "too-many")));
      continue;
    }
    const textOf = await readTexts(projectId, part);
    const files = part.map((change) => toChangedFile(change, textOf));
    const { found, ms } = await comparing.compare(
      files.filter((file) => file !== null),
      room.ms,
    );
    room.ms -= ms;
    for (const [index, change] of part.entries()) {
      // In the order of those that were compared.
      const diff = files[index] ? found.shift() : undefined;
      diffs.push(
        diff ? fit(diff, comparing.measure(diff), { change, room }) : sizesOf(change, "gone"),
      );
    }
  }
  return diffs;
}

function isOfBytes({ before, after }: Change): boolean {
  return Boolean(before?.isBinary || after?.isBinary);
}

/** Changes in order, as many together as are read at once; what is no text is a part of its own. */
function partsOf(changes: readonly Change[]): Change[][] {
  const parts: Change[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const change of changes) {
    const size = (change.before?.bytes ?? 0) + (change.after?.bytes ?? 0);
    bytes += size;
    if (bytes > BYTES_AT_ONCE || isOfBytes(change)) {
      parts.push([]);
      bytes = size;
    }
    parts.at(-1)?.push(change);
    if (isOfBytes(change)) bytes = Number.POSITIVE_INFINITY;
  }
  return parts;
}

/** The text of one side of a change: null where there was no file, undefined where it is not stored. */
type TextOf = (side: Change["before"]) => string | null | undefined;

async function readTexts(projectId: string, changes: readonly Change[]): Promise<TextOf> {
  const hashes = changes.flatMap(({ before, after }) => [before?.hash, after?.hash]);
  const contents = await readBlobs(projectId, new Set(hashes.filter((hash) => hash !== undefined)));
  return (side) => side && contents.get(side.hash);
}

/** Null when one of its sides is not stored any more: that is never taken for an empty file. */
function toChangedFile(
  { path, action, before, after }: Change,
  textOf: TextOf,
): ChangedFile | null {
  const [old, now] = [textOf(before), textOf(after)];
  return old === undefined || now === undefined ? null : { path, action, before: old, after: now };
}

/** The comparison of a file if there is room for it, which it then takes. */
function fit<T>(
  diff: T | Sized,
  size: { lines: number; characters: number } | null,
  { change, room }: { change: Change; room: Room },
): T | Sized {
  if (!size) return diff;
  if (room.lines < size.lines || room.characters < size.characters) {
    return sizesOf(change, "too-many");
  }
  room.lines -= size.lines;
  room.characters -= size.characters;
  return diff;
}

function sizesOf({ path, action, before, after }: Change, notShown: NotShown): Sized {
  const side = (file: Side | null) =>
    file && { bytes: file.bytes, ...(file.isBinary ? { hash: file.hash } : {}) };
  return { path, action, notShown, before: side(before), after: side(after) };
}

function isFull({ lines, characters, ms }: Room): boolean {
  return lines < 10 || characters < 500 || ms <= 0;
}
