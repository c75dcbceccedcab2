/** Longest text of a thread or a reply, in characters: about 8 printed pages. */
export const POST_CHARACTERS = 20_000;
/** Longest title of a thread, in characters. */
export const TITLE_CHARACTERS = 160;
/** Longest message in a room, in characters. */
export const MESSAGE_CHARACTERS = 4_000;
/** People that one text can mention with an effect; further names are plain text. */
export const MENTIONS_PER_TEXT = 10;
