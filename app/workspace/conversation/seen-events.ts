/** Remembers how far each generation (`<generation>:<seq>`) was read, so that nothing comes twice. */
export class SeenEvents {
  /** Where to go on: the id of the last event; null where none had one. */
  lastId: string | null = null;
  /** Events that were new, over all connections. */
  count = 0;
  #last = new Map<string, number>();

  /** @param lastId where an earlier reader stopped */
  constructor(lastId: string | null) {
    if (lastId) this.isNew(lastId);
    this.count = 0;
  }

  /** Takes everything for new again: the stream begins anew. */
  forget(): void {
    this.#last.clear();
  }

  /** Whether an event was not seen before; it is from now on. */
  isNew(id: string | null): boolean {
    const match = /^(.*):(\d+)$/.exec(id ?? "");
    if (match) {
      const [, generation = "", number = "0"] = match;
      const last = this.#last.get(generation);
      if (last !== undefined && Number(number) <= last) return false;
      this.#last.set(generation, Number(number));
    }
    if (id) this.lastId = id;
    this.count += 1;
    return true;
  }
}
