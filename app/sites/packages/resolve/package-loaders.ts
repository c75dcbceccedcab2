import path from "node:path/posix";
import type { Loader } from "esbuild";

const LOADERS: Record<string, Loader> = {
  ".js": "js",
  ".mjs": "js",
  ".cjs": "js",
  ".jsx": "jsx",
  ".ts": "ts",
  ".mts": "ts",
  ".cts": "ts",
  ".tsx": "tsx",
  ".json": "json",
  ".css": "css",
  ".txt": "text",
  ".md": "text",
  ".html": "text",
  ".glsl": "text",
};
/** What a page loads by its address. */
const FILES =
  /\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp3|mp4|webm|ogg|wav|wasm|bin|glb|gltf|hdr|data)$/i;
const SCRIPTS = /\.(?:[cm]?[jt]s|[jt]sx|vue|svelte)$/;

/** How esbuild reads a file of a package; undefined for what cannot be imported. */
export function packageLoaderOf(file: string): Loader | undefined {
  if (file.endsWith(".module.css")) return "local-css";
  if (FILES.test(file)) return "file";
  return LOADERS[path.extname(file).toLowerCase()];
}

/** Whether a file of a package is a script, which previews load prebuilt. */
export function isPackageScript(file: string): boolean {
  return SCRIPTS.test(file) || file.endsWith(".json");
}
