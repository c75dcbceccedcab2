/**
 * What imports leave out of a file's name, the likeliest first: an ending, or the file that stands for a folder. The
 * first is none, for a name that is whole.
 */
export const MODULE_ENDINGS: readonly string[] = [
  "",
  ".tsx",
  ".ts",
  ".jsx",
  ".js",
  ".mjs",
  ".mts",
  ".json",
  ".css",
  ".vue",
  ".svelte",
  "/index.tsx",
  "/index.ts",
  "/index.jsx",
  "/index.js",
  "/index.mjs",
  "/index.mts",
  "/index.vue",
];
