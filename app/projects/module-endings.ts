/**
 * What imports leave out of a file's name: an ending, or the file that stands for a folder. The first is none, for a name
 * that is whole; then as TypeScript and Vite have it, for whom `use-auth.ts` counts before a `use-auth.tsx` beside it.
 */
export const MODULE_ENDINGS: readonly string[] = [
  "",
  ".ts",
  ".tsx",
  ".js",
  ".jsx",
  ".mjs",
  ".mts",
  ".json",
  ".css",
  ".vue",
  ".svelte",
  "/index.ts",
  "/index.tsx",
  "/index.js",
  "/index.jsx",
  "/index.mjs",
  "/index.mts",
  "/index.vue",
];
