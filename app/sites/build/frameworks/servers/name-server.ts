import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import type { BuildProblem } from "../../build-types";
import { type Dependencies, dependenciesOf, dependsOn } from "../detection/package-json";
import { KNOWN_SERVERS, type KnownServer } from "./known-servers";

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** What a project is that needs more than a browser; null for one that does not. */
export function serverOf(tree: FileTree): KnownServer | null {
  const dependencies = dependenciesOf(tree);
  return KNOWN_SERVERS.find((server) => isOf(server, dependencies, tree)) ?? null;
}

/** What a project has beside its pages that does not run; null for one whose pages are all that it has. */
export function serverBeside(tree: FileTree): KnownServer | null {
  const dependencies = dependenciesOf(tree);
  const isThere = (server: KnownServer) =>
    isOf(server, dependencies, tree) && (!server.isLibrary || isImported(server, tree));
  const server = KNOWN_SERVERS.find(isThere);
  return server && (server.packages || server.beside) ? server : null;
}

function isImported({ packages = [] }: KnownServer, tree: FileTree): boolean {
  const names = packages.map((name) => escapePattern(name)).join("|");
  const imports = new RegExp(
    `(?:\\bfrom|\\bimport|\\brequire\\()\\s*\\(?\\s*["'](?:${names})["'/]`,
  );
  return [...tree].some(([file, text]) => SCRIPT.test(file) && imports.test(text));
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
