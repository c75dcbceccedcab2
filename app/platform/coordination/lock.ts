/**
 * A keyed mutex: work of one key runs one after the other, in whichever process it is asked for;
 * work of different keys goes on side by side.
 */
export interface Lock {
  /**
   * Runs `work` when all earlier work of this key has ended, however it ended. Work inside must not
   * ask for the same key: it would wait for itself.
   *
   * A process that loses its line to the database while it works loses the key with it: what must
   * never happen twice is held by a rule of the database as well.
   *
   * @param key what the work is about, named by its kind first, e.g. `project:clx…`
   * @returns what `work` returned
   * @throws what `work` threw
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}
