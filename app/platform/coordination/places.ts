/** Gives a place back; once is enough, and more than once does nothing. Never rejects. */
export type LeavePlace = () => Promise<void>;

/** Counts what is had at once, over all processes: readers, downloads, connections. */
export interface Places {
  /**
   * Takes one of so many places. Those of a killed process are free within `LEASE_MS`.
   *
   * @param name what is had, and by whom, e.g. `answer-readers:3f9c…`
   * @param count how many places there are
   * @returns null when all of them are taken
   */
  take(name: string, count: number): Promise<LeavePlace | null>;
}
