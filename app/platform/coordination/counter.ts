/** How far a count has come in its window. */
export interface Count {
  count: number;
  /** When it begins anew, in milliseconds since 1970. */
  endsAt: number;
}

/** Counts in windows of time, over all processes: rates, attempts, quotas. */
export interface Counters {
  /**
   * Adds to a count. The first addition begins a window; those after its end begin the next one.
   *
   * @param key what is counted and whose, e.g. `sign-in:wallet:7xKX…`
   * @param options.windowMs length of a window, in milliseconds
   * @param options.by how much to add; 1 when absent
   * @returns the count with this addition
   */
  add(key: string, options: { windowMs: number; by?: number }): Promise<Count>;
  /** Takes back what was added, as for an attempt that turned out well. Never below 0. */
  remove(key: string, by?: number): Promise<void>;
  /** Begins a count anew. */
  reset(key: string): Promise<void>;
  /** Removes counts whose window is over: they take room and say nothing. */
  sweep(): Promise<void>;
}
