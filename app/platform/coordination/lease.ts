/** How long a lease lasts without being renewed, in milliseconds. A killed process's are free then. */
export const LEASE_MS = 15_000;

/** What one process has, until it gives it back or stops renewing it. */
export interface Lease {
  readonly name: string;
  /** Fires when it could not be renewed in time: somebody else may have it by now. */
  readonly lost: AbortSignal;
  /** Gives it back. Never rejects: one that cannot be given back runs out. */
  release(): Promise<void>;
}

/** Says who does a thing that only one process may do, for as long as that process lives. */
export interface Leases {
  /**
   * Takes a name that nobody has, or whose owner has not renewed it for {@link LEASE_MS}. It is
   * renewed in the background from then on.
   *
   * @param name what it is about, named by its kind first, e.g. `answer:clx…`
   * @returns null while somebody has it, this process included
   */
  take(name: string): Promise<Lease | null>;
  /** Whether anybody has this name now. */
  isTaken(name: string): Promise<boolean>;
  /**
   * Frees what processes before this one left behind. Only for an installation of one process: call
   * it at its start, and a killed server's work can be taken up at once.
   */
  forgetFormerOwners(): Promise<void>;
  /** Removes leases that have run out and that nobody has taken since. */
  sweep(): Promise<void>;
}
