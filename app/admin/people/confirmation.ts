/** What has to be typed to delete an account: nobody writes it by accident. */
export const CONFIRMATION = "DELETE";
