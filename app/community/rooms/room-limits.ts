/** Messages that one page of a room's history has. */
export const MESSAGES_PER_PAGE = 50;
/** How long messages are kept, in days: stated in the room. */
export const MESSAGE_DAYS = 365;
