/** Width and height of a stored picture, in pixels: twice what any page shows. */
export const AVATAR_SIZE = 256;
/** The largest picture a person may send, in bytes. */
export const AVATAR_BYTES = 5 * 1024 * 1024;
/** The same in words. */
export const AVATAR_SIZE_AT_MOST = `${AVATAR_BYTES / 1024 ** 2} MB at most`;
/** What a file chooser offers; what the server takes is found by content. */
export const AVATAR_TYPES = "image/png,image/jpeg,image/webp,image/avif,image/gif";
