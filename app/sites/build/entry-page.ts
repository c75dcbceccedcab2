import type { FileTree } from "~/projects/files";
import type { BuildProblem } from "./build-types";
import type { ProjectConfig } from "./config/project-config";
import { asAngularPage } from "./frameworks/layouts/angular-layout";
import { asBuiltScriptPage } from "./frameworks/layouts/built-script";
import { asBundlerPage } from "./frameworks/layouts/bundler-page";
import { asConfiguredPages } from "./frameworks/layouts/configured-pages";
import { asCreateReactAppPage } from "./frameworks/layouts/create-react-app";
import { asFolderPage, folderOfApp, inFolderProblem } from "./frameworks/layouts/folder-page";
import { asLoneEntryPage } from "./frameworks/layouts/lone-entry";
import { withPage } from "./frameworks/layouts/page-with-entry";
import { withParcelScripts } from "./frameworks/layouts/parcel-page";
import { asRollupPage } from "./frameworks/layouts/rollup-page";
import { asScriptlessPage } from "./frameworks/layouts/scriptless-page";
import { asVueCliPage } from "./frameworks/layouts/vue-cli";
import { asNextApp } from "./frameworks/next/next-layout";
import { asNuxtApp } from "./frameworks/nuxt/nuxt-layout";
import { withFrameworkVersion } from "./frameworks/old-versions";
import { asRouterApp } from "./frameworks/react-router/router-layout";
import {
  serverBeside,
  serverOf,
  serverProblem,
  serverWarning,
} from "./frameworks/servers/name-server";
import { nodeProgramOf } from "./frameworks/servers/node-program";
import { ownToolProblem } from "./frameworks/servers/own-tools";
import { asSolidStartApp } from "./frameworks/solid-start/solid-start-layout";
import { withStandIns } from "./frameworks/stand-in-modules";
import { asKitApp } from "./frameworks/sveltekit/kit-layout";
import { withRouteTree } from "./frameworks/tanstack/route-tree";
import { asStartApp } from "./frameworks/tanstack/start-layout";

/** The address of a module of the project's own, from its root. */
const MODULE_SCRIPT = /<script\b[^>]{0,200}\bsrc=["']\.?\/([^"'?#]{1,200})/gi;

/** A tree that has the page which opens first. */
export interface EnteredTree {
  tree: FileTree;
  warnings: BuildProblem[];
  /** Whether the page is one that no tool would make, for want of another. */
  isStandIn?: true;
  /** What the layout adds to what the project says of itself. */
  config?: Partial<
    Pick<
      ProjectConfig,
      | "alias"
      | "autoImports"
      | "define"
      | "envPrefix"
      | "jsxImportSource"
      | "older"
      | "styleFolders"
    >
  >;
}

/** What counts beside the tree for the page that opens first. */
interface SaidOfPages {
  /** Pages that the project's configuration asks for. */
  made?: ProjectConfig["made"];
  /** Names that it has for folders. */
  alias?: ProjectConfig["alias"];
  /** Whether there is a file of that name, whatever it holds; by itself the tree is asked. */
  has?: (file: string) => boolean;
}

/**
 * A site is entered through index.html. Tools that keep it elsewhere are met where they keep it; for a
 * lone entry, or a lone App component, one is made; for anything else its absence is the problem.
 */
export function withEntryPage(
  tree: FileTree,
  said: SaidOfPages = {},
): EnteredTree | { problem: BuildProblem; nothingToRun?: true } {
  const newer = withFrameworkVersion(tree);
  const routed = withRouteTree(newer?.tree ?? tree);
  const entered = enter(withParcelScripts(routed) ?? routed, said);
  const ownTool = ownToolProblem(routed, !("problem" in entered || entered.isStandIn));
  if (ownTool) return { problem: ownTool };
  if ("problem" in entered) return entered;
  const made = withStandIns(entered.tree, said.alias);
  if (!newer && !made) return entered;
  const alias = [...(entered.config?.alias ?? []), ...(made?.alias ?? [])];
  return {
    tree: made?.tree ?? entered.tree,
    warnings: [...entered.warnings, ...(newer?.warnings ?? []), ...(made?.warnings ?? [])],
    config: { ...entered.config, ...newer?.config, alias },
  };
}

/** A page that another tool has left: the script that it loads is not in the project. */
function leadsNowhere(tree: FileTree): boolean {
  const scripts = [...(tree.get("index.html") ?? "").matchAll(MODULE_SCRIPT)];
  return scripts.length > 0 && scripts.every(([, src = ""]) => !tree.has(src));
}

function enter(
  tree: FileTree,
  { made = [], has = (file) => tree.has(file) }: SaidOfPages,
): EnteredTree | { problem: BuildProblem; nothingToRun?: true } {
  const beside = serverBeside(tree);
  const warnings = beside ? [serverWarning(beside)] : [];
  const bundled =
    asConfiguredPages(tree, made, has) ??
    asBundlerPage(tree) ??
    asScriptlessPage(tree) ??
    asBuiltScriptPage(tree);
  if (bundled) return { ...bundled, warnings: [...warnings, ...bundled.warnings] };
  if (tree.has("index.html")) return (leadsNowhere(tree) && asStartApp(tree)) || { tree, warnings };
  const entered =
    asRollupPage(tree) ??
    asVueCliPage(tree) ??
    asCreateReactAppPage(tree) ??
    asAngularPage(tree) ??
    asNextApp(tree) ??
    asNuxtApp(tree) ??
    asKitApp(tree) ??
    asStartApp(tree) ??
    asSolidStartApp(tree) ??
    asRouterApp(tree);
  if (entered) return entered;
  const inPublic = tree.get("public/index.html");
  if (inPublic !== undefined) return { tree: withPage(tree, inPublic), warnings };
  const server = serverOf(tree);
  // What starts a server is no entry of a page.
  if (server) return { problem: serverProblem(server) };
  const lone = asLoneEntryPage(tree);
  const program = lone && nodeProgramOf(tree);
  if (program) return { problem: serverProblem(program) };
  if (lone) return lone;
  const app = folderOfApp(tree);
  if (app) return { problem: inFolderProblem(app) };
  const problem = {
    text: "Add an index.html: it is the page that opens first.",
    file: "index.html",
  };
  return asFolderPage(tree) ?? { problem, nothingToRun: true };
}
