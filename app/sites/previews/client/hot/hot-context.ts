import type { Exports, ModuleRecord } from "./module-record";

type Listener = (payload: unknown) => void;
type Accept = (modules: (Exports | undefined)[]) => void;

/** Events that any module may hear, by name, e.g. "vite:beforeUpdate". */
export class HotEvents {
  readonly #listeners = new Map<string, Set<Listener>>();

  on(event: string, listener: Listener): void {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
  }

  off(event: string, listener: Listener): void {
    this.#listeners.get(event)?.delete(listener);
  }

  emit(event: string, payload: unknown): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(payload);
  }
}

/** `import.meta.hot` of one version of a module, as Vite specifies it. */
export class HotContext {
  readonly #record: ModuleRecord;
  readonly #events: HotEvents;
  readonly #onInvalidate: (record: ModuleRecord) => void;
  readonly #own: [event: string, listener: Listener][] = [];
  /** What is called with the module's next version; null where it does not take it. */
  ofItself: ((next: Exports | undefined) => void)[] | null = null;
  /** What is called with the next versions of some of its imports. */
  readonly ofDeps: { paths: string[]; call: Accept }[] = [];
  readonly disposes: ((data: Record<string, unknown>) => void)[] = [];
  readonly prunes: ((data: Record<string, unknown>) => void)[] = [];
  isDeclined = false;

  constructor(
    record: ModuleRecord,
    events: HotEvents,
    onInvalidate: (record: ModuleRecord) => void,
  ) {
    this.#record = record;
    this.#events = events;
    this.#onInvalidate = onInvalidate;
  }

  get data(): Record<string, unknown> {
    return this.#record.data;
  }

  accept(deps?: unknown, callback?: unknown): void {
    if (typeof deps === "string" || Array.isArray(deps)) {
      const isOne = typeof deps === "string";
      const paths = [deps].flat().map((specifier) => this.#record.deps[String(specifier)] ?? "");
      const tell = callback as ((next: unknown) => void) | undefined;
      this.ofDeps.push({ paths, call: (modules) => tell?.(isOne ? modules[0] : modules) });
      return;
    }
    this.ofItself ??= [];
    if (typeof deps === "function") this.ofItself.push(deps as (next: unknown) => void);
  }

  acceptExports(_names: unknown, callback?: unknown): void {
    this.accept(callback);
  }

  dispose(callback: (data: Record<string, unknown>) => void): void {
    this.disposes.push(callback);
  }

  prune(callback: (data: Record<string, unknown>) => void): void {
    this.prunes.push(callback);
  }

  decline(): void {
    this.isDeclined = true;
  }

  invalidate(): void {
    this.#events.emit("vite:invalidate", { path: this.#record.path });
    this.#onInvalidate(this.#record);
  }

  on(event: string, listener: Listener): void {
    this.#own.push([event, listener]);
    this.#events.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    this.#events.off(event, listener);
  }

  /** There is no server to tell. */
  send(): void {}

  /** The version is over: it hears of nothing any more. */
  end(): void {
    for (const [event, listener] of this.#own) this.#events.off(event, listener);
  }
}
