import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { env } from "./env.server";

/** Keeps bytes by key, e.g. `releases/<id>/index.html`. Keys come from the server, never from people. */
export interface FileStorage {
  /** Whole or not at all: a reader never sees a partial value. */
  write(key: string, body: Uint8Array): Promise<void>;
  /** @returns null when nothing is stored under the key */
  read(key: string): Promise<Uint8Array | null>;
  /** What lies directly below a key that ends in "/"; nothing, when there is no such key. */
  list(key: string): Promise<StoredEntry[]>;
  /** Removes a value, or everything below a key that ends in "/". Absent is fine. */
  remove(key: string): Promise<void>;
}

/** A value, or what several keys begin with up to the next "/". */
export interface StoredEntry {
  name: string;
  /** When it was last written, or something was written directly below it. */
  changedAt: Date;
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
    async read(key) {
      try {
        return await readFile(locate(key));
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    async list(key) {
      const folder = locate(key);
      try {
        const names = await readdir(folder);
        const entries = names.map((name) => describeEntry(folder, name));
        return (await Promise.all(entries)).filter((entry) => entry !== null);
      } catch (error) {
        if (isAbsent(error)) return [];
        throw error;
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

/** @returns null when it was removed meanwhile */
async function describeEntry(folder: string, name: string): Promise<StoredEntry | null> {
  try {
    return { name, changedAt: (await stat(path.join(folder, name))).mtime };
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

async function writeDraft(draft: string, body: Uint8Array): Promise<void> {
  const handle = await open(draft, "wx");
  try {
    await handle.writeFile(body);
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
