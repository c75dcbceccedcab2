/** Long enough to find the mail on another device, too short to be worth looking for later. */
export const LINK_MINUTES = 15;
