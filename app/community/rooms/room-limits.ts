/** Messages that one page of a room's history has. */
export const MESSAGES_PER_PAGE = 50;
/** How long messages are kept, in days: stated in the room. */
export const MESSAGE_DAYS = 365;
/** Changes that somebody who was away is sent one by one; after more they read the page again. */
export const MOST_MISSED = 200;
/** Names of people in a room that are shown; of the others the count. */
export const NAMES_SHOWN = 50;
/** Longest name of a room, and longest line about it, in characters. */
export const ROOM_NAME_CHARACTERS = 40;
export const ROOM_ABOUT_CHARACTERS = 160;
/** Longest wait between two messages of a person in slow mode, in seconds. */
export const MOST_SLOW_SECONDS = 3_600;
/** Rooms that can be open at once; each is listed on every room's page. */
export const MOST_ROOMS = 50;
