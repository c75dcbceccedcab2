import type { FileTree } from "~/projects/files";
import type { EnteredTree } from "../../entry-page";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { leftOut } from "../left-out";
import { withoutTools } from "../without-tools";
import { kitEntry, SHIMS_FOLDER } from "./kit-entry";
import { kitShims } from "./shims";

/** What only SvelteKit's own tools need, which nobody shall fetch. */
const TOOLS = /^(?:@sveltejs\/.*|vite|eslint.*|typescript|svelte-check|svelte-preprocess)$/;
/** What a server makes of a page's data, or does with what its forms send. */
const OF_SERVER = /^src\/(?:routes\/(?:.+\/)?\+(?:page|layout)|hooks)\.server\.[jt]s$/;
const ENDPOINT = /^src\/(?:routes\/(?:.+\/)?\+server\.[jt]s|lib\/server\/.+)$/;
/** The same before SvelteKit 1: any script among the routes. */
const OLD_ENDPOINT = /^src\/routes\/(?:.+\/)?(?![_+])[^/]+(?<!\.d)\.[jt]s$/;
/** What is imported of SvelteKit → the module that stands in for it. */
export const STANDS_IN: Readonly<Record<string, string>> = {
  "@sveltejs/kit": "kit",
  "$app/env": "environment",
  "$app/environment": "environment",
  "$app/forms": "forms",
  "$app/navigation": "navigation",
  "$app/paths": "paths",
  "$app/state": "state",
  "$app/stores": "stores",
  "$env/dynamic/public": "env",
  "$env/static/public": "env",
};
const PUBLIC = /\bPUBLIC_\w+/g;

/**
 * A project of SvelteKit whose pages make their data for themselves, as an app that runs in the browser alone: its routes
 * behind a router, and modules that stand in for what it imports of SvelteKit.
 *
 * @returns null for another project, and for one whose pages are a server's
 */
export function asKitApp(tree: FileTree): EnteredTree | null {
  const dependencies = dependenciesOf(tree);
  if (!dependsOn(dependencies, "@sveltejs/kit")) return null;
  if ([...tree].some(([file, text]) => OF_SERVER.test(file) && !isCommentsOnly(text))) return null;
  const entry = kitEntry(tree, { isOld: /^\D*[34]\b/.test(dependencies.svelte ?? "") });
  if (!entry) return null;
  const texts = new Map([...tree, ...kitShims()]);
  texts.set(`${SHIMS_FOLDER}/env.ts`, envOf(tree));
  texts.set(`${SHIMS_FOLDER}/main.ts`, entry);
  texts.set("package.json", withoutTools(tree.get("package.json"), TOOLS));
  texts.set("index.html", pageOf(tree.get("src/app.html")));
  const isEarly = ![...tree.keys()].some((file) => /\/\+page(?:@[^/]*)?\.svelte$/.test(file));
  const left = [...tree.keys()]
    .filter((file) => ENDPOINT.test(file) || (isEarly && OLD_ENDPOINT.test(file)))
    .sort();
  const alias = Object.entries(STANDS_IN).map(([specifier, shim]) => ({
    find: new RegExp(`^${specifier.replace("$", "\\$")}$`),
    replacement: `/${SHIMS_FOLDER}/${shim}.ts`,
  }));
  return {
    tree: texts,
    warnings: leftOut("SvelteKit", left),
    config: {
      alias: [...alias, { find: /^\$lib(?=\/|$)/, replacement: "/src/lib" }],
      envPrefix: ["PUBLIC_"],
    },
  };
}

/** A module in which nothing is left but comments. */
function isCommentsOnly(text: string): boolean {
  return text.split("\n").every((line) => /^\s*(?:\/\/|\/?\*(?!.*\*\/\s*\S)|$)/.test(line));
}

/** Where a project of SvelteKit has what is the site's as it is; nothing for another. */
export function kitFolders(tree: FileTree): { publicDir?: string } {
  return dependsOn(dependenciesOf(tree), "@sveltejs/kit") ? { publicDir: "static" } : {};
}

/** The page that SvelteKit fills, with what starts the app in it. */
function pageOf(template: string | undefined): string {
  const body = `<div id="svelte-app" style="display: contents"></div><script type="module" src="/${SHIMS_FOLDER}/main.ts"></script>`;
  const page =
    template ?? "<!doctype html>\n<html><head></head><body>%sveltekit.body%</body></html>";
  // Before version 1 they were called “%svelte.head%”.
  const filled = page
    .replace(/%svelte(?:kit)?\.head%/, "")
    .replace(/%svelte(?:kit)?\.body%/, () => body)
    .replace(/%svelte(?:kit)?\.(?:assets|nonce|version)%/g, "")
    .replace(/%svelte(?:kit)?\.env\.\w+%/g, "");
  return filled.includes(body) ? filled : filled + body;
}

/** Public values by the names that sources say. */
function envOf(tree: FileTree): string {
  const names = new Set<string>();
  for (const [file, text] of tree) {
    if (!/\.(?:svelte|[jt]s)$/.test(file) || !text.includes("$env/")) continue;
    for (const [name] of text.matchAll(PUBLIC)) names.add(name);
  }
  const lines = [...names].map((name) => `export const ${name} = import.meta.env.${name};`);
  return [...lines, "export const env = import.meta.env;", ""].join("\n");
}
