/** The colours that a person wants: those of their system, or always light or dark ones. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** What browsers colour their own frame with: the canvas of app/styles/tokens.css. */
export const CANVAS = { light: "#f5f8f6", dark: "#0d1411" };

/** Where the choice is posted. */
export const THEME_PATH = "/theme";
