import type { IDBPDatabase } from "idb";

/** What of a trial can outgrow `localStorage`. */
export const TIERS = ["files", "messages"] as const;
export type Tier = (typeof TIERS)[number];

/** One project's files or messages as the database holds them. */
export interface StoredItems {
  items: readonly unknown[];
  /** Goes up with each write, so that a tab can tell whether it has the newest. */
  revision: number;
}

/** The trials of a browser that outgrew `localStorage`. Its calls reject when the browser refuses. */
export interface TrialDatabase {
  /** Which projects have something here, by tier. */
  list(): Promise<[Tier, string][]>;
  read(tier: Tier, projectId: string): Promise<StoredItems | null>;
  /**
   * Makes one change in one transaction: changes of other tabs come before it or after it. `change`
   * runs inside and may not wait; null removes the record.
   */
  update(
    tier: Tier,
    projectId: string,
    change: (before: StoredItems | null) => StoredItems | null,
  ): Promise<StoredItems | null>;
  remove(projectId: string): Promise<void>;
}

/** In the browser's list of databases; the privacy page names it. */
export const TRIAL_DATABASE = "sayso-trials";
/** Some browsers never answer a request to open a database; then they count as having none. */
const OPEN_TIMEOUT_MS = 4000;

/**
 * Opens the database when it is first needed, and again after the browser closed it; null where the
 * browser has none, as on the server.
 */
export function openTrialDatabase(
  log: (message: string, detail?: unknown) => void,
): (() => Promise<TrialDatabase | null>) | null {
  if (!hasDatabases()) return null;
  let opened: Promise<TrialDatabase | null> | null = null;
  const forget = () => {
    opened = null;
  };
  const open = async (): Promise<TrialDatabase | null> => {
    try {
      return await withinTime(openConnection(forget));
    } catch (error) {
      log("This browser's database cannot be opened; trials stay in localStorage alone.", error);
      forget();
      return null;
    }
  };
  return () => {
    opened ??= open();
    return opened;
  };
}

/** Reading the property throws where a browser blocks storage. */
function hasDatabases(): boolean {
  try {
    return typeof indexedDB !== "undefined" && indexedDB !== null;
  } catch {
    return false;
  }
}

/** The code that a database takes; a page has it without a line only if it was loaded before. */
export const loadDatabaseCode = () => import("idb");

async function openConnection(onClosed: () => void): Promise<TrialDatabase> {
  const { openDB } = await loadDatabaseCode();
  const connection = await openDB(TRIAL_DATABASE, 1, {
    upgrade(database) {
      for (const tier of TIERS) database.createObjectStore(tier);
    },
    // A later version of the product waits for this tab to let go.
    blocking() {
      connection.close();
      onClosed();
    },
    terminated: onClosed,
  });
  return over(connection);
}

function over(connection: IDBPDatabase): TrialDatabase {
  return {
    async list() {
      const keys = await Promise.all(TIERS.map((tier) => connection.getAllKeys(tier)));
      return TIERS.flatMap((tier, index) =>
        (keys[index] ?? []).map((key): [Tier, string] => [tier, String(key)]),
      );
    },

    async read(tier, projectId) {
      return toItems(await connection.get(tier, projectId));
    },

    async update(tier, projectId, change) {
      const transaction = connection.transaction(tier, "readwrite");
      try {
        const after = change(toItems(await transaction.store.get(projectId)));
        const written = after
          ? transaction.store.put(after, projectId)
          : transaction.store.delete(projectId);
        // A page that goes away now still has it stored.
        transaction.commit();
        await Promise.all([written, transaction.done]);
        return after;
      } catch (error) {
        transaction.done.catch(() => {});
        throw transaction.error ?? error;
      }
    },

    async remove(projectId) {
      const transaction = connection.transaction(TIERS, "readwrite");
      const removed = TIERS.map((tier) => transaction.objectStore(tier).delete(projectId));
      await Promise.all([...removed, transaction.done]);
    },
  };
}

function toItems(record: unknown): StoredItems | null {
  if (typeof record !== "object" || record === null) return null;
  const { items, revision } = record as Partial<StoredItems>;
  if (!Array.isArray(items)) return null;
  return { items, revision: typeof revision === "number" ? revision : 1 };
}

/** Some browsers never answer a request to open a database. @throws after some seconds */
export async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("It did not open in time.")), OPEN_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
