import { type Entries, withEntry, withoutEntry } from "./entries";
import { mergeItems } from "./merge-items";
import { type Change, PendingChanges } from "./pending-changes";
import {
  isQuotaError,
  type StoredDocument,
  type UnstoredReason,
  type WriteResult,
} from "./stored-document";
import type { TierIndex } from "./tier-index";
import type { StoredItems, Tier, TrialDatabase } from "./trial-database";

/** The database cannot be opened, and part of a project is in it. Nothing of it is lost. */
export class TrialUnreadableError extends Error {
  override name = "TrialUnreadableError";
}

/** By project id. */
export type Lists<Item> = Entries<readonly Item[]>;

export interface LargeListsOptions<Item> {
  tier: Tier;
  /** Where a list was before; what a crash left of it there goes with the next write. */
  small: StoredDocument<Lists<Item>>;
  index: TierIndex;
  /** Opens the database; null where the browser has none. */
  database: (() => Promise<TrialDatabase | null>) | null;
  parse(items: readonly unknown[], projectId: string): readonly Item[];
  keyOf(item: Item): string;
  log(message: string, detail?: unknown): void;
  /** What is read, or what is not stored, has changed by itself. */
  onChange(): void;
}

/**
 * The lists that the index says are in the database, as this tab knows them, with the changes that are
 * on their way there.
 */
export class LargeLists<Item> {
  readonly #options: LargeListsOptions<Item>;
  readonly #pending = new PendingChanges<Lists<Item>>();
  readonly #known = new Map<string, { list: readonly Item[]; revision: number }>();
  readonly #writes = new Map<string, Promise<void>>();
  #refused: UnstoredReason | null = null;
  #version = 0;

  constructor(options: LargeListsOptions<Item>) {
    this.#options = options;
  }

  /** Goes up whenever what {@link over} gives may be another. */
  get version(): number {
    return this.#version;
  }

  get isWriting(): boolean {
    return this.#writes.size > 0;
  }

  /** Why the database did not take something; what is on its way does not count. */
  get unstored(): UnstoredReason | null {
    return this.#pending.size > 0 ? this.#refused : null;
  }

  has(projectId: string): boolean {
    return this.#options.index.revisionOf(projectId, this.#options.tier) !== null;
  }

  isKnown(projectId: string): boolean {
    return this.#known.has(projectId);
  }

  /** @param shown what was read last: a list that another tab moved is shown so until it was read */
  over(small: Lists<Item>, shown: Lists<Item>): Lists<Item> {
    let lists = small;
    for (const id of this.#options.index.read().keys()) {
      const list = this.has(id) && (this.#known.get(id)?.list ?? shown.get(id));
      if (list) lists = withEntry(lists, id, list);
    }
    return this.#pending.replay(lists);
  }

  /** Changes that {@link write} will store. */
  change(changes: Record<string, Change<Lists<Item>>>): void {
    this.#pending.takeOver(changes);
    this.#version += 1;
  }

  /** Hands over the changes of a list that are not stored; they count here no more. */
  release(projectId: string): Record<string, Change<Lists<Item>>> {
    const changes = this.#pending.of(projectId);
    this.#pending.drop(projectId);
    this.#version += 1;
    return changes;
  }

  /** Lets go of a deleted project; its record goes by the index. */
  forget(projectId: string): void {
    this.release(projectId);
    this.#known.delete(projectId);
  }

  retry(): void {
    for (const id of this.#pending.entries()) void this.write(id);
  }

  /** When all of a list is stored that was on its way, or was refused. */
  async settled(projectId: string): Promise<WriteResult> {
    while (this.#writes.has(projectId)) await this.#writes.get(projectId);
    if (!this.#pending.has(projectId)) return { ok: true };
    return { ok: false, reason: this.#refused ?? "unavailable" };
  }

  /** Has the newest of a project in memory. @throws {TrialUnreadableError} */
  async load(projectId: string): Promise<void> {
    if (!this.has(projectId) || !this.isStale(projectId)) return;
    try {
      const record = await (await this.#open()).read(this.#options.tier, projectId);
      this.#take(projectId, record);
    } catch (cause) {
      throw new TrialUnreadableError("The browser's database cannot be read.", { cause });
    }
  }

  /** Whether another tab has stored something newer. */
  isStale(projectId: string): boolean {
    const { index, tier } = this.#options;
    return this.#known.get(projectId)?.revision !== index.revisionOf(projectId, tier);
  }

  /** Stores the changes of a list, one write after the other. @returns whether they are stored */
  write(projectId: string): Promise<boolean> {
    const before = this.#writes.get(projectId) ?? Promise.resolve();
    const outcome = before.then(() => this.#writeNow(projectId));
    const turn = outcome.then(() => {
      if (this.#writes.get(projectId) === turn) this.#writes.delete(projectId);
      this.#options.onChange();
    });
    this.#writes.set(projectId, turn);
    return outcome;
  }

  async #writeNow(projectId: string): Promise<boolean> {
    const { index, log, parse, small, tier } = this.#options;
    // An earlier turn has stored this one's changes too.
    if (this.#known.has(projectId) && !this.#pending.has(projectId)) return true;
    const batch = this.#pending.of(projectId);
    let moved: readonly Item[] | undefined;
    try {
      const record = await (await this.#open()).update(tier, projectId, (stored) => {
        if (index.isDeleted(projectId)) return null;
        moved = stored ? undefined : (small.read().get(projectId) ?? []);
        const list = stored ? parse(stored.items, projectId) : (moved ?? []);
        const lists = PendingChanges.apply(batch, new Map([[projectId, list]]));
        return { items: lists.get(projectId) ?? [], revision: (stored?.revision ?? 0) + 1 };
      });
      this.#pending.stored(batch);
      this.#take(projectId, record);
    } catch (error) {
      log(`${small.key}: a list could not be stored in the database.`, error);
      this.#refused = isQuotaError(error) ? "quota" : "unavailable";
      return false;
    }
    return this.#leaveSmall(projectId, moved);
  }

  /** The database has it: what `localStorage` has of it goes, after what a tab wrote there meanwhile. */
  #leaveSmall(projectId: string, moved: readonly Item[] | undefined): boolean | Promise<boolean> {
    const { small, keyOf } = this.#options;
    const left = small.read().get(projectId);
    if (!left) return true;
    const isNewer = moved && left !== moved && JSON.stringify(left) !== JSON.stringify(moved);
    if (isNewer) {
      const merge = (lists: Lists<Item>) =>
        withEntry(lists, projectId, mergeItems(lists.get(projectId) ?? [], moved, left, keyOf));
      this.change({ [projectId]: merge });
    }
    small.change({ [projectId]: (lists) => withoutEntry(lists, projectId) });
    return isNewer ? this.#writeNow(projectId) : true;
  }

  #take(projectId: string, record: StoredItems | null): void {
    const { index, parse, tier } = this.#options;
    if (record) {
      const { revision } = record;
      this.#known.set(projectId, { list: parse(record.items, projectId), revision });
      if (index.revisionOf(projectId, tier) !== revision) index.mark(projectId, tier, revision);
    } else {
      // Not written yet, or cleared behind our back: what localStorage still has is what there is. The
      // index stays, for another tab may be about to write it from there.
      this.#known.delete(projectId);
    }
    this.#version += 1;
  }

  async #open(): Promise<TrialDatabase> {
    const opened = await this.#options.database?.();
    if (!opened) throw new Error("This browser gives no database.");
    return opened;
  }
}
