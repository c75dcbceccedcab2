/** How many accounts one link may open, at most. */
export const MOST_USES = 1_000;
/** How long one may last, in days. */
export const MOST_DAYS = 365;
/** Longest note, in characters. */
export const NOTE_CHARACTERS = 200;

/** Why an invitation opens nothing any more; open while it does. */
export type InvitationState = "open" | "used" | "over" | "revoked";

/** An invitation as administrators see it. Its link is in no list: only whoever made it has seen it. */
export interface ListedInvitation {
  id: string;
  note: string;
  state: InvitationState;
  uses: number;
  mostUses: number;
  /** ISO 8601. */
  createdAt: string;
  expiresAt: string;
}
