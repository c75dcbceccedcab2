import type { Action } from "./actions";

/** What a moderator reads once something was done. */
export const DONE: Record<Action, string> = {
  hide: "It is hidden",
  restore: "It is shown again",
  delete: "It is deleted",
  approve: "It is shown now",
  lock: "It is locked: nobody can reply any more",
  unlock: "It is open for replies again",
  dismiss: "The reports were dismissed",
  warn: "The warning was sent",
  mute: "The person is muted",
  unmute: "The mute has ended",
  ban: "The person is banned and signed out everywhere",
  unban: "The ban was lifted",
};
