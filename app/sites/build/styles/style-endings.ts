/** Endings of stylesheets. */
export const STYLE_ENDINGS = [
  ".css",
  ".scss",
  ".sass",
  ".less",
  ".styl",
  ".stylus",
  ".pcss",
  ".postcss",
] as const;
