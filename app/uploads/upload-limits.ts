/** The largest file, in bytes; the same is said in {@link TOO_LARGE}. */
export const UPLOAD_BYTES = 10 * 1024 * 1024;
/** What is said of a larger one, here and in the browser. */
export const TOO_LARGE = "Maximum file size is 10MB";
/** What a file chooser offers; what the server takes is found by content. */
export const UPLOAD_ACCEPT = "image/*,.pdf,.doc,.docx,video/*";
/** Files that one message can carry. */
export const FILES_PER_MESSAGE = 10;
/** Files that one network can send in a minute. */
export const UPLOADS_PER_MINUTE = 30;
/** Files that are on their way at once in one process: each is held in its memory. */
export const UPLOADS_IN_FLIGHT = { perPerson: 3, all: 24 } as const;
