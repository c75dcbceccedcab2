/** A change of a value, which can be made again over what another tab has written since. */
export type Change<T> = (before: T) => T;

/** Names one thing inside an entry: `about(projectId, path)`. No id or path holds a line break. */
export function about(entry: string, part: string): string {
  return `${entry}\n${part}`;
}

/**
 * Changes that are not stored yet, by what each sets, in order. A later change of the same thing, or
 * of its whole entry, takes the place of the one before; so each sets its thing without looking at
 * what it was.
 */
export class PendingChanges<T> {
  readonly #changes = new Map<string, Change<T>>();

  /** The entry that a thing is, or is a part of. */
  static entryOf(thing: string): string {
    return thing.split("\n", 1)[0] ?? thing;
  }

  static apply<T>(changes: Record<string, Change<T>>, value: T): T {
    return Object.values(changes).reduce((before, change) => change(before), value);
  }

  get size(): number {
    return this.#changes.size;
  }

  set(thing: string, change: Change<T>): void {
    for (const other of this.#changes.keys()) {
      if (other === thing || other.startsWith(about(thing, ""))) this.#changes.delete(other);
    }
    this.#changes.set(thing, change);
  }

  takeOver(changes: Record<string, Change<T>>): void {
    for (const [thing, change] of Object.entries(changes)) this.set(thing, change);
  }

  /** The value as all of them leave it. */
  replay(value: T): T {
    return PendingChanges.apply(this.#all(), value);
  }

  /** Those of one entry. */
  of(entry: string): Record<string, Change<T>> {
    return Object.fromEntries(
      [...this.#changes].filter(([thing]) => PendingChanges.entryOf(thing) === entry),
    );
  }

  has(entry: string): boolean {
    return [...this.#changes.keys()].some((thing) => PendingChanges.entryOf(thing) === entry);
  }

  /** The entries that something waits for. */
  entries(): string[] {
    return [...new Set([...this.#changes.keys()].map(PendingChanges.entryOf))];
  }

  /** These are stored, but for those that were made anew meanwhile. */
  stored(changes: Record<string, Change<T>>): void {
    for (const [thing, change] of Object.entries(changes)) {
      if (this.#changes.get(thing) === change) this.#changes.delete(thing);
    }
  }

  drop(entry: string): void {
    for (const thing of Object.keys(this.of(entry))) this.#changes.delete(thing);
  }

  clear(): void {
    this.#changes.clear();
  }

  #all(): Record<string, Change<T>> {
    return Object.fromEntries(this.#changes);
  }
}
