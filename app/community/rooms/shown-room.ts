/** A room as its page shows it. */
export interface ShownRoom {
  id: string;
  name: string;
  description: string;
  /** Seconds that a person waits between two messages; 0 for none. */
  slowSeconds: number;
  isArchived: boolean;
  /** The number of its newest change when its messages were read. */
  lastChange: number;
}
