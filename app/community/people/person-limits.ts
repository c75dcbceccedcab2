/** Posts and apps on one page of a profile. */
export const PROFILE_ROWS = 20;
/** Of each kind on a profile's first page. */
export const PROFILE_FIRST_ROWS = 6;
/** What a row shows of a reply, in characters. */
export const EXCERPT_CHARACTERS = 200;
