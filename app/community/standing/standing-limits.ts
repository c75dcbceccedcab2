import type { Rate } from "~/platform/budget.server";

/** Somebody is new for this long after they joined, in hours. */
export const NEWCOMER_HOURS = 24;
/** … and until others liked what they wrote this often: trust is given, not waited for. */
export const TRUSTED_LIKES = 3;
/** Links to elsewhere that a newcomer's text may have. */
export const NEWCOMER_LINKS = 3;
/** Posts of a newcomer that are shown before links need no look any more. */
export const FIRST_POSTS = 3;
/** Words that nobody writes here, at most: each text is compared with all of them. */
export const BLOCKED_WORDS = 500;
/** The longest of them, in characters. */
export const BLOCKED_WORD_LENGTH = 60;
/** People that one person may block. */
export const BLOCKS_PER_PERSON = 1_000;

/** What people write, as limits know it; an edit is no new text and is not counted. */
export type WritingAct = "thread" | "reply" | "message" | "edit";

/**
 * What a newcomer may write in an hour. Several times what a person with a question comes to;
 * everybody else has the rates of http/limits/rates alone.
 */
export const NEWCOMER_RATES = {
  thread: newcomerRate(5, "Too many threads by a new member"),
  reply: newcomerRate(30, "Too many replies by a new member"),
  message: newcomerRate(120, "Too many messages by a new member"),
} satisfies Record<Exclude<WritingAct, "edit">, Rate>;

function newcomerRate(max: number, exceeded: string): Rate {
  return { kind: "rate", per: "hour", max, exceeded };
}
