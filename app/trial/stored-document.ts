import { type Change, PendingChanges } from "./pending-changes";
import type { Parsed } from "./trial-shapes";

/** What the store needs of `localStorage`. */
export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Whether a change reached the browser's storage. When not, this tab still holds it. */
export type WriteResult = { ok: true } | { ok: false; reason: UnstoredReason };

/** The browser stores nothing more, or nothing at all. */
export type UnstoredReason = "quota" | "unavailable";

export interface DocumentOptions<T> {
  key: string;
  empty: T;
  /** Null when the whole document cannot be understood. */
  parse(json: unknown): Parsed<T> | null;
  toJson(value: T): unknown;
  storage(): BrowserStorage | null;
  /** Names a backup. */
  now(): number;
  log(message: string, detail?: unknown): void;
}

/**
 * One JSON document in the browser's storage.
 *
 * Reading never throws: what cannot be understood counts as empty, is logged once, and its text is
 * moved to `<key>.corrupt-<time>`. A change that does not fit leaves the stored text untouched and
 * is kept in memory, replayed over every later read, and written with the next change that fits.
 */
export class StoredDocument<T> {
  readonly #options: DocumentOptions<T>;
  readonly #pending = new PendingChanges<T>();
  #refused: UnstoredReason = "unavailable";
  #text: string | null | undefined;
  #stored: T;
  #current: T;
  #isWarned = false;

  constructor(options: DocumentOptions<T>) {
    this.#options = options;
    this.#stored = options.empty;
    this.#current = options.empty;
  }

  get key(): string {
    return this.#options.key;
  }

  /** Why something is only in this tab's memory; null when everything is stored. */
  get unstored(): UnstoredReason | null {
    return this.#pending.size > 0 ? this.#refused : null;
  }

  /** How long the stored text is, in characters. */
  get size(): number {
    this.read();
    return this.#text?.length ?? 0;
  }

  /** Whether something of an entry is only in this tab's memory. */
  isPending(entry: string): boolean {
    return this.#pending.has(entry);
  }

  /** Hands over the changes of an entry that are not stored; they count here no more. */
  release(entry: string): Record<string, Change<T>> {
    this.read();
    const changes = this.#pending.of(entry);
    this.#pending.drop(entry);
    this.#current = this.#pending.replay(this.#stored);
    return changes;
  }

  /** The value now, the same object until it changes here or in another tab. */
  read(): T {
    const text = this.#readText();
    if (text !== this.#text) {
      this.#text = text;
      this.#stored = this.#understand(text);
      this.#current = this.#pending.replay(this.#stored);
    }
    return this.#current;
  }

  /**
   * Changes what is stored now, so that nothing another tab wrote is overwritten.
   *
   * @param changes by what each sets, an entry or `about(entry, part)`. A later change of the same
   *   thing, or of its whole entry, takes the place of one that is not stored yet
   */
  change(changes: Record<string, Change<T>>): WriteResult {
    this.read();
    this.#pending.takeOver(changes);
    this.#current = this.#pending.replay(this.#stored);
    return this.#flush();
  }

  /** Tries again to store what is only in memory. */
  retry(): WriteResult {
    this.read();
    return this.#pending.size > 0 ? this.#flush() : { ok: true };
  }

  #flush(): WriteResult {
    const { storage, key, toJson } = this.#options;
    try {
      const target = storage();
      if (!target) return this.#refuse("unavailable");
      const text = JSON.stringify(toJson(this.#current));
      target.setItem(key, text);
      this.#text = text;
      this.#stored = this.#current;
      this.#pending.clear();
      return { ok: true };
    } catch (error) {
      return this.#refuse(isQuotaError(error) ? "quota" : "unavailable");
    }
  }

  #refuse(reason: UnstoredReason): WriteResult {
    this.#refused = reason;
    return { ok: false, reason };
  }

  #readText(): string | null {
    try {
      return this.#options.storage()?.getItem(this.#options.key) ?? null;
    } catch (error) {
      if (!this.#isWarned) this.#options.log("This browser's storage cannot be read.", error);
      this.#isWarned = true;
      return null;
    }
  }

  #understand(text: string | null): T {
    const { key, empty, parse, log } = this.#options;
    if (text === null) return empty;
    let problem: unknown = "It does not have the expected shape.";
    try {
      const parsed = parse(JSON.parse(text));
      if (parsed && parsed.rejected === 0) return parsed.value;
      if (parsed) {
        log(`${key}: ${parsed.rejected} stored entries could not be understood and were left out.`);
        this.#keepCopy(text, parsed.value);
        return parsed.value;
      }
    } catch (error) {
      problem = error;
    }
    log(`${key} could not be read and counts as empty.`, problem);
    this.#setAside(text);
    return empty;
  }

  /** Moves the text out of the way; where not even that fits, it stays and is read as empty. */
  #setAside(text: string): void {
    const { storage, key, log } = this.#options;
    try {
      const target = storage();
      if (!target) return;
      // Removed first, because both together may not fit.
      target.removeItem(key);
      try {
        target.setItem(this.#backupKey(), text);
        this.#text = null;
      } catch {
        target.setItem(key, text);
      }
    } catch (error) {
      log(`${key} could not be set aside.`, error);
    }
  }

  /** Keeps the whole text beside a document that then holds only what was understood. */
  #keepCopy(text: string, understood: T): void {
    const { storage, key, toJson, log } = this.#options;
    try {
      storage()?.setItem(this.#backupKey(), text);
      const clean = JSON.stringify(toJson(understood));
      storage()?.setItem(key, clean);
      this.#text = clean;
    } catch (error) {
      log(`${key}: no room to keep a copy of what was left out.`, error);
    }
  }

  #backupKey(): string {
    return `${this.key}.corrupt-${this.#options.now()}`;
  }
}

/** Browsers name it differently, and older ones only number it. */
export function isQuotaError(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { name, code } = error as { name?: unknown; code?: unknown };
  return name === "QuotaExceededError" || name === "NS_ERROR_DOM_QUOTA_REACHED" || code === 22;
}
