import type { Action } from "./actions";
import type { Reason } from "./reasons";
import type { Subject } from "./subjects";

/** What a moderator asks for. */
export interface Moderation {
  subject: Subject;
  action: Action;
  reason: Reason;
  /** What the person is told beside the reason; nobody else reads it. */
  note: string;
  /** Of a mute. */
  days?: number | undefined;
  /** Of a ban: all that the person wrote is hidden, and their apps go offline. */
  hideAll?: boolean;
}
