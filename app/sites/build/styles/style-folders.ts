import path from "node:path/posix";
import type { ProjectConfig } from "../config/project-config";
import { asTexts } from "../config/values";

/** Folders that are looked through at most: each import that leads nowhere asks all of them. */
const MOST = 20;

/**
 * Where styles in a language look for what is not beside the file that names it, as the project's tool says it: `loadPaths`
 * and `includePaths` of Sass, `paths` of Less, `stylePreprocessorOptions` of Angular.
 *
 * @returns folders from the tree's root, e.g. "/src/styles"
 */
export function styleFolders(
  { preprocessors, styleFolders: everywhere = [] }: ProjectConfig,
  language: string,
): string[] {
  const { loadPaths, includePaths, paths } = preprocessors[language] ?? {};
  const said = [...everywhere, ...[loadPaths, includePaths, paths].flatMap(asTexts)];
  return [...new Set(said.map((folder) => path.join("/", folder)))].slice(0, MOST);
}
