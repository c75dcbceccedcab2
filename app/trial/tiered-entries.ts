import { LargeLists, type LargeListsOptions, type Lists } from "./large-lists";
import { type Change, PendingChanges } from "./pending-changes";
import type { UnstoredReason, WriteResult } from "./stored-document";

export interface TieredOptions<Item> extends LargeListsOptions<Item> {
  /** How long the small tier may become, in characters, before its largest list moves. */
  budget: number;
}

/**
 * Lists of projects in two tiers: in `localStorage` for as long as they fit, then in the database. A
 * list moves once and stays; what the index says of it counts, so that a crash in between leaves either
 * the one or the other. Reading is always at once, from memory.
 */
export class TieredEntries<Item> {
  readonly #options: TieredOptions<Item>;
  readonly #large: LargeLists<Item>;
  #moving: Promise<void> | null = null;
  #shown: { from: readonly unknown[]; lists: Lists<Item> } = { from: [], lists: new Map() };

  constructor(options: TieredOptions<Item>) {
    this.#options = options;
    this.#large = new LargeLists(options);
  }

  get key(): string {
    return this.#options.small.key;
  }

  /** Why something would be gone with this tab; what is on its way does not count. */
  get unstored(): UnstoredReason | null {
    return this.#moving ? null : (this.#options.small.unstored ?? this.#large.unstored);
  }

  /** Whether something is on its way to the database. */
  get isWriting(): boolean {
    return this.#moving !== null || this.#large.isWriting;
  }

  /** The lists now, the same object until one changes. */
  read(): Lists<Item> {
    const { small, index } = this.#options;
    const from = [small.read(), index.read(), this.#large.version];
    if (from.every((part, at) => part === this.#shown.from[at])) return this.#shown.lists;
    const lists = this.#large.over(small.read(), this.#shown.lists);
    this.#shown = { from, lists };
    return lists;
  }

  /** Like `StoredDocument.change`; for what goes to the database, {@link settled} tells the outcome. */
  change(changes: Record<string, Change<Lists<Item>>>): WriteResult {
    const forSmall: Record<string, Change<Lists<Item>>> = {};
    const forLarge: Record<string, Change<Lists<Item>>> = {};
    for (const [thing, change] of Object.entries(changes)) {
      const isLarge = this.#large.has(PendingChanges.entryOf(thing));
      (isLarge ? forLarge : forSmall)[thing] = change;
    }
    this.#large.change(forLarge);
    for (const id of new Set(Object.keys(forLarge).map(PendingChanges.entryOf))) {
      void this.#large.write(id);
    }
    if (Object.keys(forSmall).length === 0) return { ok: true };
    const result = this.#options.small.change(forSmall);
    this.#makeRoomIfNeeded();
    return result;
  }

  /** Tries again to store what is only in memory. */
  retry(): WriteResult {
    this.#large.retry();
    const result = this.#options.small.retry();
    this.#makeRoomIfNeeded();
    return result;
  }

  /** Has the newest of a project in memory. @throws {TrialUnreadableError} */
  load = (projectId: string): Promise<void> => this.#large.load(projectId);

  /** Reads again what another tab has changed since. */
  async refresh(): Promise<void> {
    const { index, log, onChange } = this.#options;
    const stale = [...index.read().keys()].filter(
      (id) =>
        this.#large.has(id) &&
        (this.#large.isKnown(id) || this.#shown.lists.has(id)) &&
        this.#large.isStale(id),
    );
    if (stale.length === 0) return;
    for (const id of stale) {
      await this.load(id).catch((error) => log("A trial could not be read again.", error));
    }
    onChange();
  }

  /** Lets go of a deleted project; its record goes by the index. */
  forget(projectId: string): void {
    this.#large.forget(projectId);
  }

  /** When all of a list is stored that was on its way, or was refused. */
  async settled(projectId: string): Promise<WriteResult> {
    while (this.#moving) await this.#moving;
    const { small } = this.#options;
    if (!small.isPending(projectId)) return this.#large.settled(projectId);
    return { ok: false, reason: small.unstored ?? "unavailable" };
  }

  #makeRoomIfNeeded(): void {
    if (this.#moving || !this.#options.database || !this.#isTooFull()) return;
    this.#moving = this.#makeRoom().finally(() => {
      this.#moving = null;
      this.#options.onChange();
    });
  }

  #isTooFull(): boolean {
    const { small, budget } = this.#options;
    return small.unstored !== null || small.size > budget;
  }

  /** Moves the largest lists until the rest fits. */
  async #makeRoom(): Promise<void> {
    const { small, database, index, tier } = this.#options;
    if (!(await database?.())) return;
    while (this.#isTooFull()) {
      const largest = largestOf(small.read(), (id) => !this.#large.has(id));
      if (!largest) return;
      index.mark(largest, tier, 0);
      this.#large.change(small.release(largest));
      if (!(await this.#large.write(largest))) return this.#stayInSmall(largest);
      small.retry();
    }
  }

  /** The database would not take it: it stays where it was, and so do its changes. */
  #stayInSmall(projectId: string): void {
    const { small, index, tier } = this.#options;
    if (index.revisionOf(projectId, tier) !== 0) return;
    const waiting = this.#large.release(projectId);
    index.unmark(projectId, tier);
    small.change(waiting);
  }
}

function largestOf<Item>(lists: Lists<Item>, mayMove: (id: string) => boolean): string | null {
  let largest: { id: string; length: number } | null = null;
  for (const [id, list] of lists) {
    if (!mayMove(id)) continue;
    const { length } = JSON.stringify(list);
    if (length > (largest?.length ?? 0)) largest = { id, length };
  }
  return largest?.id ?? null;
}
