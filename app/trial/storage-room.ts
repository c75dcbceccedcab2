import { BROWSER_KEYS } from "~/platform/browser-keys";

/** From this share of what a browser gives us on, it is told that the room runs out. */
export const NEARLY_FULL = 0.8;
/** What `localStorage` holds where there is no database beside it, in characters. */
const STORAGE_LENGTH = 5_000_000;

/** What of the browser tells how full it is, and can be asked to keep what it has. */
export interface StorageWorld {
  /** `navigator.storage`; some browsers have none. */
  manager: Partial<Pick<StorageManager, "estimate" | "persist" | "persisted">> | undefined;
  storage: Pick<Storage, "getItem" | "setItem" | "key" | "length">;
  hasDatabase: boolean;
}

/** How full the browser's storage of this site is: 0 is empty, 1 is full; null where nobody says. */
export async function readFill({
  manager,
  storage,
  hasDatabase,
}: StorageWorld): Promise<number | null> {
  try {
    if (!hasDatabase) return lengthOf(storage) / STORAGE_LENGTH;
    const { usage, quota } = (await manager?.estimate?.()) ?? {};
    return usage !== undefined && quota ? usage / quota : null;
  } catch (error) {
    console.warn("This browser does not say how full its storage is.", error);
    return null;
  }
}

/**
 * Asks the browser not to clear this site's data when it needs room. Some ask the person, so it is done
 * once on a device, when there is something to lose.
 */
export async function askToPersist({ manager, storage }: StorageWorld): Promise<void> {
  try {
    if (!manager?.persist || storage.getItem(BROWSER_KEYS.persistAsked)) return;
    storage.setItem(BROWSER_KEYS.persistAsked, "1");
    if (!(await manager.persisted?.())) await manager.persist();
  } catch (error) {
    console.warn("The browser was not asked to keep the trials.", error);
  }
}

function lengthOf(storage: StorageWorld["storage"]): number {
  let length = 0;
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index) ?? "";
    length += key.length + (storage.getItem(key)?.length ?? 0);
  }
  return length;
}

/** The browser that shows the page. */
export function browserStorage(): StorageWorld {
  return {
    manager: navigator.storage,
    storage: window.localStorage,
    hasDatabase: typeof indexedDB !== "undefined",
  };
}
