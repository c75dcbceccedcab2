import { readCookie, writeCookie } from "./cookies.server";
import { THEMES, type Theme } from "./theme";

export const THEME_COOKIE = "sayso_theme";
/** Lasts as long as browsers keep any cookie at most, in days. */
export const THEME_DAYS = 400;

/** What was chosen in this browser; "system" where nothing was, or nothing that there is. */
export function readTheme(cookie: string | null | undefined): Theme {
  const value = readCookie(cookie, THEME_COOKIE);
  return THEMES.find((theme) => theme === value) ?? "system";
}

/** The `Set-Cookie` value that keeps a choice; the system's colours need none. */
export function themeCookie(theme: Theme): string {
  const seconds = THEME_DAYS * 24 * 60 * 60;
  return theme === "system"
    ? writeCookie(THEME_COOKIE, "", 0)
    : writeCookie(THEME_COOKIE, theme, seconds);
}
