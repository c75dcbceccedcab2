/** Longest name of a version, in characters. Apart, so that the browser has it without the schema library. */
export const VERSION_NAME_LENGTH = 80;
