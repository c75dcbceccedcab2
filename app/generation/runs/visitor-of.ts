import type { Visitor } from "~/platform/visitor";

/** What says whose a project is: `heldBy` is the digest of the network that a trial came from. */
export interface Held {
  id: string;
  ownerId: string | null;
  heldBy: string | null;
}

/**
 * Whose turn it is where an answer's work is done in turns: the account's, or the network's. By its trials somebody
 * would have as many turns as they have trials. The same as `turnName` says of whoever has a preview built.
 */
export function visitorOf({ id, ownerId, heldBy }: Held): Visitor {
  if (ownerId) return `account:${ownerId}`;
  return `network:${heldBy ?? id}`;
}
