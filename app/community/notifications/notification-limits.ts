/** The longest line of a notification, in characters. */
export const TITLE_LENGTH = 200;

/** How much of what was written is kept with a notification, in characters. */
export const EXCERPT_LENGTH = 240;

/** What moderators say is kept whole, in characters: their own words, the reason, and how to object. */
export const DECISION_LENGTH = 2_000;

/** A person's notifications are forgotten after so many days, read or not. */
export const NOTIFICATION_DAYS = 180;

/** Notifications on a page. */
export const NOTIFICATIONS_PER_PAGE = 30;

/** How many people one post or message can tell by naming them; who writes bounds it closer. */
export const MOST_NAMED = 500;

/** How long something waits for its person to read it here before it is mailed, in milliseconds. */
export const MAIL_WAIT_MS = 60_000;

/** A digest goes out once in this time at most, in milliseconds. */
export const DIGEST_MS = 24 * 60 * 60 * 1000;

/** Mails that somebody who wants each thing mailed gets within a day as things happen. */
export const MAILS_AT_ONCE = 20;

/** Beyond these one in this time, in milliseconds, with all that came meanwhile. */
export const LATER_MAILS_MS = 60 * 60 * 1000;

/** Somebody is online who was seen within this time, in milliseconds: nothing is sent to them then. */
export const ONLINE_MS = 2 * 60 * 1000;

/** The link that confirms an address runs out after so many hours. */
export const CONFIRM_HOURS = 24;

/** What is older is not sent any more, in milliseconds. */
export const SENT_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

/** Notifications that one mail tells of; the page has the rest. */
export const MOST_IN_A_MAIL = 50;
