/** The largest picture that is taken, in bytes; the same is said in {@link PICTURE_TOO_LARGE}. */
export const PICTURE_BYTES = 10 * 1024 * 1024;
/** What is said of a larger one. */
export const PICTURE_TOO_LARGE = `A picture can have ${PICTURE_BYTES / 1024 ** 2} MB at most`;
/** The longer side of a picture as it is stored, in pixels: twice the width of a column of text. */
export const PICTURE_SIDE = 1_600;
/** Pictures that one form of a post takes. */
export const PICTURES_PER_FORM = 4;
/** The largest form of a post: one that is somewhat too large should still be told so on its page. */
export const POST_FORM_BYTES = 12_000_000;
/** The field of a form that pictures are chosen in, and what it offers to choose. */
export const PICTURE_FIELD = "picture";
export const PICTURE_TYPES = "image/png,image/jpeg,image/webp,image/avif,image/gif";
