import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { env } from "./env.server";

/** Keeps bytes by key, e.g. `releases/<id>/index.html`. Keys come from the server, never from people. */
export interface FileStorage {
  /** Whole or not at all: a reader never sees a partial value. */
  write(key: string, body: Uint8Array): Promise<void>;
  /**
   * Takes in a value a piece at a time, before its key is known. What is not kept is dropped, and what a
   * killed process leaves of it lies below the folder, for the sweep.
   *
   * @param folder a key that ends in "/"
   * @throws what `body` throws, with nothing stored
   */
  receive(folder: string, body: AsyncIterable<Uint8Array>): Promise<ReceivedValue>;
  /** @returns null when nothing is stored under the key */
  read(key: string): Promise<Uint8Array | null>;
  /**
   * The same a piece at a time, for whoever takes it slowly. Whoever opens it reads or destroys it.
   *
   * @param part only these bytes, both ends included
   */
  open(key: string, part?: { start: number; end: number }): Promise<Readable | null>;
  /** All values whose keys begin with one that ends in "/", at any depth, in the order of keys. */
  list(prefix: string): AsyncIterable<StoredValue>;
  /** Removes a value, or everything below a key that ends in "/". Absent is fine. */
  remove(key: string): Promise<void>;
}

/** A value that was taken in and has no key yet. Whoever has it keeps or drops it. */
export interface ReceivedValue {
  /** Stores it under a key in its folder: whole or not at all, in place of what was there. */
  keep(name: string): Promise<void>;
  /** Absent is fine. */
  drop(): Promise<void>;
}

/** A value that is stored. */
export interface StoredValue {
  key: string;
  /** When it was written. */
  writtenAt: Date;
}

/** 100 ms apart, then 200 ms and so on. */
const REMOVE_RETRIES = 3;

/** The embedded driver: one file per key below `root`. */
export function createDiskStorage(root: string): FileStorage {
  const locate = (key: string): string => {
    const file = path.resolve(root, key);
    if (!file.startsWith(path.resolve(root) + path.sep)) {
      throw new Error(`The storage key ${JSON.stringify(key)} leaves the storage folder.`);
    }
    return file;
  };
  return {
    async write(key, body) {
      const file = locate(key);
      const folder = path.dirname(file);
      const firstMade = await mkdir(folder, { recursive: true });
      const draft = `${file}.${randomUUID()}.draft`;
      try {
        await writeDraft(draft, body);
        await rename(draft, file);
      } catch (error) {
        // Half a file would take the room that is missing already.
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolders(folder, firstMade ? path.dirname(firstMade) : folder);
    },
    async receive(folder, body) {
      const place = locate(folder);
      const firstMade = await mkdir(place, { recursive: true });
      const draft = path.join(place, `${randomUUID()}.draft`);
      try {
        await writeDraft(draft, body);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return {
        async keep(name) {
          await rename(draft, locate(`${folder}${name}`));
          await syncFolders(place, firstMade ? path.dirname(firstMade) : place);
        },
        drop: () => rm(draft, { force: true }),
      };
    },
    async read(key) {
      try {
        return await readFile(locate(key));
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async open(key, part) {
      try {
        return (await open(locate(key))).createReadStream(part);
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async *list(prefix) {
      const names = await readNames(locate(prefix));
      // In the order of keys: "a.b" comes before "a/b".
      const keys = names.map(({ name, isFolder }) => `${prefix}${name}${isFolder ? "/" : ""}`);
      for (const key of keys.sort()) {
        if (key.endsWith("/")) yield* this.list(key);
        else yield* describeValue(key, locate(key));
      }
    },
    async remove(key) {
      // Somebody may store something below it meanwhile: then it is not empty, and tried again.
      await rm(locate(key), { recursive: true, force: true, maxRetries: REMOVE_RETRIES });
    },
  };
}

function isAbsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ENOENT";
}

/** What a folder holds; nothing, when there is none. */
async function readNames(folder: string): Promise<{ name: string; isFolder: boolean }[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

/** Yields nothing when it was removed meanwhile. */
async function* describeValue(key: string, file: string): AsyncIterable<StoredValue> {
  try {
    yield { key, writtenAt: (await stat(file)).mtime };
  } catch (error) {
    if (!isAbsent(error)) throw error;
  }
}

async function writeDraft(
  draft: string,
  body: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const handle = await open(draft, "wx");
  try {
    await writeFile(handle, body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes the names of files survive a power cut: a row that names a file must not outlive it. Folders
 * that were just made are names in the folder above, up to `top`, which was there before.
 */
async function syncFolders(folder: string, top: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (folder !== top) await syncFolders(path.dirname(folder), top);
}

export const storage: FileStorage = createDiskStorage(path.join(env.DATA_DIR, "storage"));
