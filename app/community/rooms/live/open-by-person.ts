/**
 * What people have open in this process, by person. Most have one thing: a set of its own for each would be
 * larger than what it holds, and there are thousands.
 */
export class OpenByPerson<Item extends object> {
  readonly #items = new Map<string, Item | Set<Item>>();

  add(userId: string, item: Item): void {
    const known = this.#items.get(userId);
    if (known instanceof Set) known.add(item);
    else if (known === undefined) this.#items.set(userId, item);
    else if (known !== item) this.#items.set(userId, new Set([known, item]));
  }

  remove(userId: string, item: Item): void {
    const known = this.#items.get(userId);
    if (known instanceof Set) known.delete(item);
    if (known === item || (known instanceof Set && known.size === 0)) this.#items.delete(userId);
  }

  /** All of a person's; adding and removing meanwhile is fine. */
  of(userId: string): Item[] {
    const known = this.#items.get(userId);
    if (known === undefined) return [];
    return known instanceof Set ? [...known] : [known];
  }

  /** Everybody who has something open. */
  get people(): string[] {
    return [...this.#items.keys()];
  }
}
