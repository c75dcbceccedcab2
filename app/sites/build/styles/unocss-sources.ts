import type { BuildInput } from "../build-input";
import { type ClassSource, classSources } from "./sources";

/** Where UnoCSS looks for classes, unless a file says that it is one of them. */
const SOURCE = /\.(?:vue|svelte|[jt]sx|mdx?|astro|html)$/;

/** The sources in which UnoCSS looks for classes. */
export function unocssSources(input: BuildInput): ClassSource[] {
  return classSources(input).filter(
    ({ path, content }) => SOURCE.test(path) || content.includes("@unocss-include"),
  );
}
