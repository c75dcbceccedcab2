/** The name shown at the top of the app. */
export const title = "Recipe box";
