import type { FileTree } from "~/projects/files";
import { SHIMS_FOLDER } from "../next/shims";
import { dependenciesOf, dependsOn } from "./package-json";

/** Tools that only warn of a name which a module does not export. Create React App makes webpack stricter. */
const LENIENT = ["@vue/cli-service", "webpack", "@rspack/core", "@rspack/cli", "@rsbuild/core"];
const STRICT = ["vite", "react-scripts"];

/** Whether a project's own tools let pass that it imports a name which is not exported. */
export function toleratesAbsent(tree: FileTree): boolean {
  if (tree.has(`${SHIMS_FOLDER}/main.ts`)) return true;
  const dependencies = dependenciesOf(tree);
  return dependsOn(dependencies, ...LENIENT) && !dependsOn(dependencies, ...STRICT);
}
