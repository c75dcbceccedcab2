import type { Place } from "./places";

/** How much somebody wants to hear of a thread or a room, from most to least. */
export const FOLLOW_LEVELS = ["everything", "mentions", "nothing"] as const;

export type FollowLevel = (typeof FOLLOW_LEVELS)[number];

/** Of whoever has neither chosen nor written there. */
export const DEFAULT_LEVEL: FollowLevel = "mentions";

/** What somebody hears of a place, and until when they have read it. */
export interface FollowState {
  place: Place;
  level: FollowLevel;
  /** Null for somebody who has not been there. */
  readAt: Date | null;
}
