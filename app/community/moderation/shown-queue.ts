import type { Action, ModeratedPerson } from "./actions";
import type { QueuedSubject } from "./report-queue.server";

/** Something that waits for a moderator, with what they can do about it. */
export interface QueueItem extends QueuedSubject {
  person: ModeratedPerson | null;
  actions: Action[];
}

/** The lists of moderators. */
export const QUEUES = {
  reported: "Reported",
  held: "Waiting for a look",
  decided: "Decided",
} as const;
export type QueueName = keyof typeof QUEUES;

export function isQueue(raw: unknown): raw is QueueName {
  return typeof raw === "string" && Object.hasOwn(QUEUES, raw);
}
