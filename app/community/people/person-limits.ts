/** Posts and apps on one page of a profile. */
export const PROFILE_ROWS = 20;
