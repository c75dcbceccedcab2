import type { BrowserStorage } from "../../app/trial/stored-document";

/** A `localStorage` with a real limit, shared by as many tabs as ask for it. For tests. */
export class FakeBrowser {
  readonly entries = new Map<string, string>();
  /** In characters of keys and values, as browsers count. */
  limit: number;
  readonly #tabs = new Set<EventTarget>();

  constructor(limit = 5_000_000) {
    this.limit = limit;
  }

  /** A tab's own view: its writes are told to the others, not to itself. */
  openTab(): { storage: BrowserStorage; window: EventTarget } {
    const window = new EventTarget();
    this.#tabs.add(window);
    const tellOthers = (key: string) => {
      for (const tab of this.#tabs) {
        if (tab !== window) tab.dispatchEvent(Object.assign(new Event("storage"), { key }));
      }
    };
    const storage: BrowserStorage = {
      getItem: (key) => this.entries.get(key) ?? null,
      setItem: (key, value) => {
        const before = this.entries.get(key);
        const used = this.#used() - (before === undefined ? 0 : key.length + before.length);
        if (used + key.length + value.length > this.limit) {
          throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        }
        this.entries.set(key, value);
        tellOthers(key);
      },
      removeItem: (key) => {
        this.entries.delete(key);
        tellOthers(key);
      },
    };
    return { storage, window };
  }

  #used(): number {
    let used = 0;
    for (const [key, value] of this.entries) used += key.length + value.length;
    return used;
  }
}
