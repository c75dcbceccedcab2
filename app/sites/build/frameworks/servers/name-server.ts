import type { FileTree } from "~/projects/files";
import type { BuildProblem } from "../../build-types";
import { type Dependencies, dependenciesOf, dependsOn } from "../detection/package-json";
import { KNOWN_SERVERS, type KnownServer } from "./known-servers";

/** What a project is that needs more than a browser; null for one that does not. */
export function serverOf(tree: FileTree): KnownServer | null {
  const dependencies = dependenciesOf(tree);
  return KNOWN_SERVERS.find((server) => isOf(server, dependencies, tree)) ?? null;
}

/** Why nothing of a project runs here, and what would. */
export function serverProblem({ name, needs, instead }: KnownServer): BuildProblem {
  return {
    text: `This is ${name}, which needs ${needs}; here, projects run in the browser alone. ${instead}`,
  };
}

/** What of a project does not run, where its pages do. */
export function serverWarning({ name, beside }: KnownServer): BuildProblem {
  return {
    text:
      beside ??
      `This is ${name}: its pages run here, its server does not, and what they ask of it is answered with 404.`,
  };
}

function isOf(
  { packages = [], file, holds }: KnownServer,
  dependencies: Dependencies,
  tree: FileTree,
): boolean {
  if (dependsOn(dependencies, ...packages)) return true;
  return [...tree].some(([name, text]) => file?.test(name) && (!holds || holds.test(text)));
}
