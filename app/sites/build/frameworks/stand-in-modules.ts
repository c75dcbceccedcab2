import type { FileTree } from "~/projects/files";
import type { BuildProblem } from "../build-types";
import type { Alias } from "../config/project-config";
import { meaningsOf } from "../resolve/aliases";
import { classStylesheets } from "./class-stylesheets";
import { fileRoutes } from "./file-routes/file-routes";
import { iconModules } from "./icon-modules";
import { ignoredFiles } from "./ignored-files";
import { onDemandStyles } from "./on-demand-styles";
import { packageStylesheets } from "./package-stylesheets";
import { pwaModules } from "./pwa-register";
import { svgSprite } from "./svg-sprite";
import { tailwindStylesheet } from "./tailwind-stylesheet";
import { unmadeModules } from "./unmade-modules";
import { i18nMessages } from "./vue/i18n-messages";

/** A tree with modules that a project asks for and does not have, and the names that it calls them by. */
export interface StandIns {
  tree: FileTree;
  alias: readonly Alias[];
  warnings?: readonly BuildProblem[];
}

/** In this order: what is Tailwind's is no other package's. */
const MAKERS: readonly ((tree: FileTree, own: readonly Alias[]) => StandIns | null)[] = [
  pwaModules,
  tailwindStylesheet,
  packageStylesheets,
  classStylesheets,
  svgSprite,
  iconModules,
  fileRoutes,
  i18nMessages,
  onDemandStyles,
  ignoredFiles,
];

/**
 * A tree with all of them; null for a project that asks for none.
 *
 * @param own names that the project itself has for its folders
 */
export function withStandIns(
  tree: FileTree,
  own: readonly Alias[] = [],
): Required<StandIns> | null {
  const alias: Alias[] = [];
  const warnings: BuildProblem[] = [];
  let all = tree;
  for (const make of MAKERS) {
    const made = make(all, own);
    if (!made) continue;
    all = made.tree;
    alias.push(...made.alias);
    warnings.push(...(made.warnings ?? []));
  }
  const unmade = unmadeModules(all, (specifier) => meaningsOf(specifier, alias).length > 0);
  if (unmade) {
    all = unmade.tree;
    alias.push(...unmade.alias);
    warnings.push(...(unmade.warnings ?? []));
  }
  return all === tree ? null : { tree: all, alias, warnings };
}
