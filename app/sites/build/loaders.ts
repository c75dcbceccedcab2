import path from "node:path";
import type { Loader } from "esbuild";
import type { BuildMode } from "../packages/store-manifest";
import type { SiteKind } from "./kinds";

const LOADERS: Record<string, Loader> = {
  ".ts": "ts",
  ".mts": "ts",
  ".tsx": "tsx",
  ".js": "jsx",
  ".mjs": "jsx",
  ".jsx": "jsx",
  ".css": "css",
  ".json": "json",
  ".txt": "text",
  ".md": "text",
  ".html": "text",
  ".svg": "dataurl",
};

/** How esbuild reads a project's file; undefined for what cannot be imported. */
export function loaderOf(file: string): Loader | undefined {
  if (file.endsWith(".module.css")) return "local-css";
  return LOADERS[path.posix.extname(file).toLowerCase()];
}

/** What the product hands to esbuild of a project's languages, for a bundle and for one module alike. */
export function languageOptions(kind: SiteKind, mode: BuildMode) {
  return {
    target: "es2022",
    jsx: "automatic",
    jsxDev: mode !== "release",
    jsxImportSource: kind === "preact" ? "preact" : "react",
    // Without it esbuild would look for a tsconfig.json of the host.
    tsconfigRaw: {},
  } as const;
}
