/** How many are open at once in a process: in all, and for one name of each further kind. */
type Bounds = { readonly all: number } & Readonly<Record<string, number>>;
type Kind<Of extends Bounds> = Exclude<keyof Of & string, "all">;

/**
 * Keeps count of what this process has open at once, such as readers and requests. It bounds the
 * process's own memory and work, so that other processes need not know of it.
 */
export class OpenAtOnce<Of extends Bounds> {
  readonly #bounds: Of;
  readonly #counts = new Map<string, number>();
  #all = 0;

  constructor(bounds: Of) {
    this.#bounds = bounds;
  }

  /**
   * @param names what it is open for, one name of each kind
   * @returns gives the place back, once; null when there is none
   */
  enter(names: Readonly<Record<Kind<Of>, string>>): (() => void) | null {
    const kinds = Object.keys(names) as Kind<Of>[];
    const keys = kinds.map((kind) => `${kind} ${names[kind]}`);
    const isFull = kinds.some(
      (kind, index) => (this.#counts.get(keys[index] ?? "") ?? 0) >= (this.#bounds[kind] ?? 0),
    );
    if (isFull || this.#all >= this.#bounds.all) return null;
    this.#all += 1;
    for (const key of keys) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#all -= 1;
      for (const key of keys) this.#takeOff(key);
    };
  }

  #takeOff(key: string): void {
    const left = (this.#counts.get(key) ?? 1) - 1;
    if (left > 0) this.#counts.set(key, left);
    else this.#counts.delete(key);
  }
}
