/** The name shown at the top of the app. */
export const title = "Collection";

/** What one row is called. */
export const noun = "entry";
