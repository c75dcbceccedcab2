import type { Place } from "./places";

export const NOTIFICATION_KINDS = [
  "reply",
  "mention",
  "accepted",
  "moderation",
  "payment",
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Something that others may want to hear of. */
export interface Happening {
  kind: NotificationKind;
  /**
   * What it is about: `thread:<id>`, `reply:<id>`, `message:<id>`; of moderators, what they did. A
   * person is told of it once for each kind.
   */
  source: string;
  /** Read there, it is read in the list of notifications. */
  place: Place | null;
  /** Who did it; null for the product. */
  actorId: string | null;
  /** A line for a list, and a mail's subject, e.g. "Ann replied to “Hello”". */
  title: string;
  /** What was written, as plain text; its beginning is kept. */
  text: string;
  /** Where it leads, on this product. */
  path: string;
}
