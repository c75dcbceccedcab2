import { loadDatabaseCode, withinTime } from "./trial-database";

/** In the browser's list of databases; the privacy page names it. */
export const BYTES_DATABASE = "sayso-trial-files";
const STORE = "bytes";
/** Older than any change that bytes were kept for and that does not name them yet, in milliseconds. */
const UNNAMED_MS = 60 * 60 * 1000;

/** Bytes as they are stored. */
interface Kept {
  bytes: ArrayBuffer;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/**
 * The bytes of the files of trials that are no text, by their SHA-256 in hex. A database of its own beside that of
 * long lists: a tab with an older page goes on as it was. Calls reject when the browser refuses.
 */
export interface TrialBytes {
  has(projectId: string, hash: string): Promise<boolean>;
  read(projectId: string, hash: string): Promise<ArrayBuffer | null>;
  keep(projectId: string, hash: string, bytes: ArrayBuffer): Promise<void>;
  /** Removes what a trial does not name any more, and has not just been given. */
  removeUnnamed(projectId: string, named: ReadonlySet<string>): Promise<void>;
  /** Removes all of a trial. */
  remove(projectId: string): Promise<void>;
}

export type OpenTrialBytes = () => Promise<TrialBytes | null>;

let opened: Promise<TrialBytes | null> | null = null;

/** Opens the database when it is first needed, and again after the browser closed it; null where there is none. */
export function openTrialBytes(): Promise<TrialBytes | null> {
  opened ??= open(() => {
    opened = null;
  });
  return opened;
}

async function open(onClosed: () => void): Promise<TrialBytes | null> {
  try {
    return await withinTime(connect(onClosed));
  } catch (error) {
    console.warn("This browser's database cannot be opened; trials hold texts alone.", error);
    onClosed();
    return null;
  }
}

async function connect(onClosed: () => void): Promise<TrialBytes> {
  const { openDB } = await loadDatabaseCode();
  const connection = await openDB(BYTES_DATABASE, 1, {
    upgrade: (database) => void database.createObjectStore(STORE),
    blocking() {
      connection.close();
      onClosed();
    },
    terminated: onClosed,
  });
  return {
    has: async (projectId, hash) => (await connection.count(STORE, [projectId, hash])) > 0,
    async read(projectId, hash) {
      const found: Kept | undefined = await connection.get(STORE, [projectId, hash]);
      return found?.bytes ?? null;
    },
    async keep(projectId, hash, bytes) {
      const kept: Kept = { bytes, keptAt: Date.now() };
      await connection.put(STORE, kept, [projectId, hash]);
    },
    async removeUnnamed(projectId, named) {
      const transaction = connection.transaction(STORE, "readwrite");
      for (const key of await transaction.store.getAllKeys(allOf(projectId))) {
        const [, hash = ""] = key as string[];
        if (named.has(hash)) continue;
        const kept: Kept = await transaction.store.get(key);
        if (kept.keptAt < Date.now() - UNNAMED_MS) await transaction.store.delete(key);
      }
      await transaction.done;
    },
    remove: (projectId) => connection.delete(STORE, allOf(projectId)),
  };
}

/** Of arrays, keys begin with the project and end with whatever is a string. */
function allOf(projectId: string): IDBKeyRange {
  return IDBKeyRange.bound([projectId, ""], [projectId, []], false, true);
}
