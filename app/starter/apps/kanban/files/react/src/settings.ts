/** The name shown at the top of the app. */
export const title = "Project board";

/** The columns, left to right. */
export const columns: string[] = ["To do", "In progress", "Done"];
