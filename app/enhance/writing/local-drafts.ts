import { LOCAL_CHARACTERS, LOCAL_DRAFT_DAYS, LOCAL_DRAFTS } from "~/community/writing/draft-limits";
import { BROWSER_KEYS } from "~/platform/browser-keys";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was typed into a form, by field. */
export type Typed = Record<string, string>;

interface Kept {
  /** Whose it is, and where it goes. */
  key: string;
  fields: Typed;
  /** Milliseconds since 1970. */
  at: number;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * What this browser keeps of texts that have not reached the server: of each person their own, the
 * newest first, within bounds. Where storage is full or forbidden, a text lasts as long as its page.
 */
export class LocalDrafts {
  readonly #store: () => Store;

  constructor(store: () => Store = () => localStorage) {
    this.#store = store;
  }

  /** Whatever there is, of whomever. */
  keys(now = Date.now()): string[] {
    return this.#all(now).map(({ key }) => key);
  }

  read(key: string, now = Date.now()): Typed | null {
    return this.#all(now).find((one) => one.key === key)?.fields ?? null;
  }

  put(key: string, fields: Typed, now = Date.now()): void {
    this.#write([{ key, fields, at: now }, ...this.#others(key, now)]);
  }

  drop(key: string, now = Date.now()): void {
    this.#write(this.#others(key, now));
  }

  #others(key: string, now: number): Kept[] {
    return this.#all(now).filter((one) => one.key !== key);
  }

  #all(now: number): Kept[] {
    try {
      const all: unknown = JSON.parse(this.#store().getItem(BROWSER_KEYS.posts) ?? "[]");
      const oldest = now - LOCAL_DRAFT_DAYS * DAY_MS;
      return Array.isArray(all) ? all.filter(isKept).filter(({ at }) => at > oldest) : [];
    } catch {
      // It is broken, or nothing can be kept here.
      return [];
    }
  }

  #write(all: Kept[]): void {
    const kept = all.slice(0, LOCAL_DRAFTS);
    while (kept.length > 0 && JSON.stringify(kept).length > LOCAL_CHARACTERS) kept.pop();
    try {
      if (kept.length > 0) this.#store().setItem(BROWSER_KEYS.posts, JSON.stringify(kept));
      else this.#store().removeItem(BROWSER_KEYS.posts);
    } catch {
      // As above.
    }
  }
}

function isKept(value: unknown): value is Kept {
  const { key, fields, at } = (value ?? {}) as Partial<Kept>;
  return (
    typeof key === "string" &&
    typeof at === "number" &&
    typeof fields === "object" &&
    fields !== null &&
    Object.values(fields).every((field) => typeof field === "string")
  );
}
