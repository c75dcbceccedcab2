import { BROWSER_KEYS } from "~/platform/browser-keys";

/** How long the opening picture stands, and how long it takes to fade, in milliseconds. */
export const SPLASH_MS = 3000;
export const SPLASH_FADE_MS = 800;

/**
 * Decides before the first painting whether this device sees the opening picture: once, and never
 * where somebody wants little motion. It runs by itself in the page, so it is told as text; the
 * attribute it leaves is when the picture began to show, in milliseconds of the page.
 */
export const SPLASH_SCRIPT = `try{if(!localStorage.getItem("${BROWSER_KEYS.splash}")){localStorage.setItem("${BROWSER_KEYS.splash}","true");if(!matchMedia("(prefers-reduced-motion: reduce)").matches)document.documentElement.dataset.splash=performance.now()}}catch{}`;
