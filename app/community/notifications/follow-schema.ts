import { z } from "zod";
import { communityPath, safeReturnPath } from "~/platform/urls";
import { FOLLOW_LEVELS, type FollowLevel } from "./follow-levels";
import type { Place } from "./places";

const isPlace = (text: string): text is Place => /^(?:thread|room):[\w-]{1,100}$/.test(text);

/** The form of `POST /notifications/follow`. */
export const followSchema = z.object({
  place: z.string().refine(isPlace),
  level: z.enum(FOLLOW_LEVELS),
  returnTo: z.unknown().transform((path) => safeReturnPath(path, communityPath)),
});

/** What is said once a level is kept. */
export const FOLLOWED: Record<FollowLevel, string> = {
  everything: "You are notified of everything new here",
  mentions: "You are notified when somebody mentions you here",
  nothing: "You are not notified of anything here",
};
