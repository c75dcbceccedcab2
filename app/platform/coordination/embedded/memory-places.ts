import type { LeavePlace, Places } from "../places";

/** The places of the one process there is. What is in here is what is had now, and no more. */
export class MemoryPlaces implements Places {
  readonly #taken = new Map<string, number>();

  async take(name: string, count: number): Promise<LeavePlace | null> {
    const taken = this.#taken.get(name) ?? 0;
    if (taken >= count) return null;
    this.#taken.set(name, taken + 1);
    let isLeft = false;
    return async () => {
      if (isLeft) return;
      isLeft = true;
      const left = (this.#taken.get(name) ?? 1) - 1;
      if (left > 0) this.#taken.set(name, left);
      else this.#taken.delete(name);
    };
  }
}
