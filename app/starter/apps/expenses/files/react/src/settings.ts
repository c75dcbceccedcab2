/** The name shown at the top of the app. */
export const title = "Expenses";

/** ISO code of the currency. */
export const currency = "USD";
