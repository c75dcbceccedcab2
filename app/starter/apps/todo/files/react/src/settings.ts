/** The name shown at the top of the app. */
export const title = "To-do list";

/** What one entry is called. */
export const noun = "task";

/** What stands there from the start. */
export const first: string[] = [];
