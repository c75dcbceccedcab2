import type { FileTree } from "~/projects/files";
import type { BuildProblem } from "./build-types";

/** What is told of a project that has no page, and no script that one could be made for. */
export const NOTHING_TO_RUN =
  "Nothing to run yet. Describe your app in the chat, or add an index.html.";

/** Files that are the page that opens first. */
const PAGE = /^(?:public\/)?index\.html$/;
/** Files that start an app by themselves. */
const ENTRY = /^(?:src\/)?(?:main|index)\.(?:tsx|jsx|ts)$/;
/** Files that hold an app which somebody else must start. */
const APP = /^(?:src\/)?App\.(?:tsx|jsx)$/;

/** Whether a project of these files has anything to run; it may still fail to build. */
export function hasEntry(paths: Iterable<string>): boolean {
  return [...paths].some((path) => [PAGE, ENTRY, APP].some((entry) => entry.test(path)));
}

/**
 * A site is entered through index.html. For a lone entry, or a lone App component, one is made;
 * for anything else its absence is the problem.
 */
export function withEntryPage(
  tree: FileTree,
): { tree: FileTree; warnings: BuildProblem[] } | { problem: BuildProblem } {
  if (tree.has("index.html")) return { tree, warnings: [] };
  const inPublic = tree.get("public/index.html");
  if (inPublic !== undefined) {
    return { tree: new Map([...tree, ["index.html", inPublic]]), warnings: [] };
  }
  const files = [...tree.keys()].sort();
  const entry = files.find((file) => ENTRY.test(file));
  const app = files.find((file) => APP.test(file));
  const script = entry
    ? `<script type="module" src="/${entry}"></script>`
    : app && `<script type="module">${startApp(app, tree)}</script>`;
  if (!script) {
    return {
      problem: { text: "Add an index.html: it is the page that opens first.", file: "index.html" },
    };
  }
  const html = `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>App</title></head>\n<body><div id="root"></div><div id="app"></div>${script}</body>\n</html>\n`;
  return {
    tree: new Map([...tree, ["index.html", html]]),
    warnings: [{ text: `There is no index.html; one that loads ${entry ?? app} stands in.` }],
  };
}

function startApp(file: string, tree: FileTree): string {
  const source = tree.get(file) ?? "";
  const isDefault = /\bexport\s+default\b|\bas\s+default\b/.test(source);
  const app = `import ${isDefault ? "App" : "{ App }"} from "/${file}";`;
  const root = 'document.getElementById("root")';
  if (/["']preact(?:\/[\w/]+)?["']/.test(source)) {
    return `import { render } from "preact"; ${app} render(<App/>, ${root});`;
  }
  return `import { createRoot } from "react-dom/client"; ${app} createRoot(${root}).render(<App/>);`;
}
