/** The name shown at the top of the app. */
export const title = "Habits";

/** What stands there from the start. */
export const first: string[] = [];
