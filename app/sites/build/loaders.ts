import path from "node:path";
import type { CommonOptions, Loader } from "esbuild";
import type { BuildMode } from "../packages/store-manifest";
import type { ProjectConfig } from "./config/project-config";
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
  // Programs of the graphics card, which bundlers are set up to hand on as they are.
  ".glsl": "text",
  ".vert": "text",
  ".frag": "text",
  ".vs": "text",
  ".fs": "text",
  ".vsh": "text",
  ".fsh": "text",
  ".wgsl": "text",
  ".svg": "dataurl",
};

/** How esbuild reads a project's file; undefined for what cannot be imported. */
export function loaderOf(file: string): Loader | undefined {
  if (file.endsWith(".module.css")) return "local-css";
  return LOADERS[path.posix.extname(file).toLowerCase()];
}

/** Whose JSX a project's is, where it does not say. */
const JSX_OF: Partial<Record<SiteKind, string>> = { preact: "preact", vue: "vue" };

/** What the product hands to esbuild of a project's languages, for a bundle and for one module alike. */
export function languageOptions({
  kind,
  mode,
  config,
}: {
  kind: SiteKind;
  mode: BuildMode;
  config: ProjectConfig;
}) {
  const { jsx: left, jsxFactory: factory, ...said } = config.compilerOptions;
  const { jsxFragmentFactory, jsxImportSource, ...options } = said;
  // Preact's tools compile JSX by themselves: where TypeScript leaves it to them, its factory is none that modules have.
  const jsxFactory = kind === "preact" && left === "preserve" ? undefined : factory;
  const library = config.jsxImportSource ?? jsxImportSource ?? JSX_OF[kind] ?? "react";
  const jsx: JsxOptions = jsxFactory
    ? { jsx: "transform", jsxFactory, jsxFragment: jsxFragmentFactory ?? "Fragment" }
    : { jsx: "automatic", jsxDev: mode !== "release", jsxImportSource: library };
  // Without any esbuild would look for a tsconfig.json of the host.
  return { target: "es2022", ...jsx, tsconfigRaw: { compilerOptions: options } } as const;
}

type JsxOptions = Pick<
  CommonOptions,
  "jsx" | "jsxDev" | "jsxFactory" | "jsxFragment" | "jsxImportSource"
>;

/** A factory of its own, which esbuild takes only where it is told that it may. */
const OWN_FACTORY = /^\s*\/\*[\s*]*@jsx\s/;

/** A source whose comment names what makes its elements, in words that esbuild follows. */
export function withJsxRuntime(source: string): string {
  if (!OWN_FACTORY.test(source) || source.includes("@jsxRuntime")) return source;
  return `/** @jsxRuntime classic */${source}`;
}
