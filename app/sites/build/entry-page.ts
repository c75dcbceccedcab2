import type { FileTree } from "~/projects/files";
import type { BuildProblem } from "./build-types";
import { asAngularPage } from "./frameworks/layouts/angular-layout";
import { asCreateReactAppPage } from "./frameworks/layouts/create-react-app";
import { asLoneEntryPage } from "./frameworks/layouts/lone-entry";

/** What is told of a project that has no page, and no script that one could be made for. */
export const NOTHING_TO_RUN =
  "Nothing to run yet. Describe your app in the chat, or add an index.html.";

/** Files that are the page that opens first. */
const PAGE = /^(?:public\/|src\/)?index\.html$/;
/** Files that start an app by themselves. */
const ENTRY = /^(?:src\/)?(?:main|index)\.(?:tsx|jsx|ts)$/;
/** Files that hold an app which somebody else must start. */
const APP = /^(?:src\/)?App\.(?:tsx|jsx|vue|svelte)$/;

/** Whether a project of these files has anything to run; it may still fail to build. */
export function hasEntry(paths: Iterable<string>): boolean {
  return [...paths].some((path) => [PAGE, ENTRY, APP].some((entry) => entry.test(path)));
}

/** A tree that has the page which opens first. */
export interface EnteredTree {
  tree: FileTree;
  warnings: BuildProblem[];
}

/**
 * A site is entered through index.html. Tools that keep it elsewhere are met where they keep it; for a
 * lone entry, or a lone App component, one is made; for anything else its absence is the problem.
 */
export function withEntryPage(tree: FileTree): EnteredTree | { problem: BuildProblem } {
  if (tree.has("index.html")) return { tree, warnings: [] };
  const entered = asCreateReactAppPage(tree) ?? asAngularPage(tree);
  if (entered) return entered;
  const inPublic = tree.get("public/index.html");
  if (inPublic !== undefined) return withPage(tree, inPublic);
  const problem = {
    text: "Add an index.html: it is the page that opens first.",
    file: "index.html",
  };
  return asLoneEntryPage(tree) ?? { problem };
}

function withPage(tree: FileTree, html: string): EnteredTree {
  return { tree: new Map([...tree, ["index.html", html]]), warnings: [] };
}
