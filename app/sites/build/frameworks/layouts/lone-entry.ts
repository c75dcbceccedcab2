import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { emptyPage } from "../empty-page";
import { loneComponent } from "./lone-component";
import { moduleScript, withPage } from "./page-with-entry";

/** Files that start an app by themselves. */
const ENTRY = /^(?:src\/)?(?:main|index)\.(?:tsx|jsx|ts)$/;
/** The same in JavaScript: of a project that says it is bundled, since a server starts so too. */
const PLAIN_ENTRY = /^src\/(?:main|index)\.js$/;
/** What a script says that starts a page, whatever puts one around it. */
const STARTS = /\bdocument\s*\.|["'](?:react-dom(?:\/client)?|preact|vue|svelte|solid-js\/web)["']/;
const OWN_SCRIPT = /<script\b[^>]{0,300}\bsrc=["']?(?![a-z]+:|\/\/)[\w./]/i;
/** Files that hold an app which somebody else must start. */
const APP = /^(?:src\/)?App\.(?:tsx|jsx|vue|svelte)$/;

/** A page for a lone entry, or for a lone App component; null where there is neither. */
export function asLoneEntryPage(tree: FileTree) {
  // A page among the sources that loads something of them is the project's own.
  if (OWN_SCRIPT.test(tree.get("src/index.html") ?? "")) return null;
  const files = [...tree.keys()].sort();
  const isBundled = dependsOn(dependenciesOf(tree), "vite", "react-scripts", "parcel");
  const isPlainEntry = (file: string) =>
    PLAIN_ENTRY.test(file) && (isBundled || STARTS.test(tree.get(file) ?? ""));
  const entry = files.find((file) => ENTRY.test(file) || isPlainEntry(file));
  const named = files.find((file) => APP.test(file));
  const lone = entry || named ? null : loneComponent(tree);
  const app = named ?? lone?.file;
  const sheet = lone?.sheet ? `import ${JSON.stringify(lone.sheet)}; ` : "";
  const script = entry
    ? moduleScript(entry)
    : app && `<script type="module">${sheet}${startApp(app, tree)}</script>`;
  if (!script) return null;
  const html = emptyPage(`<div id="root"></div><div id="app"></div>${script}`);
  const text = `There is no index.html; one that loads ${entry ?? app} stands in.`;
  return {
    tree: withPage(lone?.tree ?? tree, html),
    warnings: [{ text }],
    isStandIn: true as const,
  };
}

function startApp(file: string, tree: FileTree): string {
  const source = tree.get(file) ?? "";
  const isDefault =
    /\.(?:vue|svelte)$/.test(file) || /\bexport\s+default\b|\bas\s+default\b/.test(source);
  const app = `import ${isDefault ? "App" : "{ App }"} from "/${file}";`;
  const root = 'document.getElementById("root")';
  const mounted = 'document.getElementById("app")';
  if (file.endsWith(".vue")) {
    return `import { createApp } from "vue"; ${app} createApp(App).mount(${mounted});`;
  }
  if (file.endsWith(".svelte")) {
    return `import { mount } from "svelte"; ${app} mount(App, { target: ${mounted} });`;
  }
  if (/["']solid-js(?:\/[\w/]+)?["']/.test(source)) {
    return `import { render } from "solid-js/web"; ${app} render(() => <App/>, ${root});`;
  }
  if (/["']preact(?:\/[\w/]+)?["']/.test(source)) {
    return `import { render } from "preact"; ${app} render(<App/>, ${root});`;
  }
  return `import { createRoot } from "react-dom/client"; ${app} createRoot(${root}).render(<App/>);`;
}
