import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";

/** Where the modules that stand in for SvelteKit's are in a project; no project has a folder of that name. */
export const SHIMS_FOLDER = "@kit-app";
const ROUTES = "src/routes/";
/** "(group)/items/[id]/+page@(group).svelte" */
const PAGE = /^((?:.+\/)?)\+page(?:@([^/]*))?\.svelte$/;
/** Before SvelteKit 1 a page was any component: "items/[id].svelte", "items/index.svelte". */
const OLD_PAGE = /^((?:.+\/)?)((?!_)[^/@]+)(?:@[^/]*)?\.svelte$/;
/** Of optional, remaining and single parts of an address: more of a rank, less exact. */
const PART = /^\[(\[)?(\.\.\.)?([\w-]+)(?:=\w+)?\]\]?$/;

/** The module that starts a project of SvelteKit, or null where it has no page. */
export function kitEntry(tree: FileTree, { isOld }: { isOld: boolean }): string | null {
  const lines: string[] = [];
  const names = new Map<string, string>();
  const nameOf = (file: string) => {
    const name = names.get(file) ?? `module${names.size}`;
    if (!names.has(file)) lines.push(`import * as ${name} from "/${file}";`);
    names.set(file, name);
    return name;
  };
  const node = (component: string | null, script: string | null) =>
    `{ ${component ? `component: ${nameOf(component)}, ` : ""}${script ? `script: ${nameOf(script)}` : ""} }`;
  const files = [...tree.keys()].filter((file) => file.startsWith(ROUTES)).sort();
  const isEarly = !files.some((file) => PAGE.test(file.slice(ROUTES.length)));
  const routes = files
    .flatMap((file) => {
      const page = isEarly ? oldPageOf(file) : pageOf(file);
      if (!page) return [];
      const { folder, inside, reset } = page;
      const folders = foldersOf(inside);
      const layouts = isEarly ? oldLayoutsOf(tree, folders) : layoutsOf(tree, folders, reset);
      const nodes = layouts.map(({ component, script }) => node(component, script));
      nodes.push(node(file, scriptOf(tree, `${ROUTES}${folder}+page`)));
      const name = isEarly ? "__error.svelte" : "+error.svelte";
      const failed = [...folders].reverse().find((one) => tree.has(`${ROUTES}${one}${name}`));
      const error =
        failed === undefined ? "" : `, error: ${node(`${ROUTES}${failed}${name}`, null)}`;
      const { pattern, params, id, rank } = patternOf(folder);
      const code = `  { id: ${JSON.stringify(id)}, pattern: ${pattern}, names: ${JSON.stringify(params)}, nodes: [${nodes.join(", ")}]${error} },`;
      return [{ code, rank }];
    })
    .sort((a, b) => (a.rank < b.rank ? -1 : 1));
  if (routes.length === 0) return null;
  const mount = isOld
    ? "new Root({ target, props: { shown } });"
    : "mount(Root, { target, props: { shown } });";
  return [
    ...(isOld ? [] : ['import { mount } from "svelte";']),
    `import Root from "/${SHIMS_FOLDER}/Root.svelte";`,
    `import * as Failed from "/${SHIMS_FOLDER}/Failed.svelte";`,
    `import "/${SHIMS_FOLDER}/package-lender.ts";`,
    `import { openApp } from "/${SHIMS_FOLDER}/router.ts";`,
    `import { shown } from "/${SHIMS_FOLDER}/shown.ts";`,
    ...lines,
    "const routes = [",
    ...routes.map(({ code }) => code),
    "];",
    'const target = document.getElementById("svelte-app");',
    `void openApp({ routes, fallback: { component: Failed } }).then(() => ${mount.replace(/;$/, "")});`,
    "",
  ].join("\n");
}

/** Where a page is among routes: the folder that its address follows from, and the one that it lies in. */
interface RoutedPage {
  folder: string;
  inside: string;
  reset?: string | undefined;
}

function pageOf(file: string): RoutedPage | null {
  const [, folder, reset] = PAGE.exec(file.slice(ROUTES.length)) ?? [];
  return folder === undefined ? null : { folder, inside: folder, reset };
}

function oldPageOf(file: string): RoutedPage | null {
  const [, inside, name] = OLD_PAGE.exec(file.slice(ROUTES.length)) ?? [];
  if (inside === undefined || /(?:^|\/)_/.test(inside)) return null;
  return { folder: name === "index" ? inside : `${inside}${name}/`, inside };
}

/** Layouts before SvelteKit 1; one that resets is the first that counts. */
function oldLayoutsOf(tree: FileTree, folders: readonly string[]) {
  const found = folders.flatMap((folder) => {
    const names = ["__layout.reset.svelte", "__layout.svelte"];
    const name = names.find((one) => tree.has(`${ROUTES}${folder}${one}`));
    return name ? [{ component: `${ROUTES}${folder}${name}`, script: null, name }] : [];
  });
  return found.slice(
    Math.max(
      0,
      found.findLastIndex(({ name }) => name.includes("reset")),
    ),
  );
}

/** "a/b/" → "", "a/", "a/b/". */
function foldersOf(folder: string): string[] {
  const parts = folder.split("/").filter(Boolean);
  return [0, ...parts.keys()].map((_, depth) =>
    parts
      .slice(0, depth)
      .map((part) => `${part}/`)
      .join(""),
  );
}

/** @param reset the folder whose layouts a page is content with, by its name; "" is the root's */
function layoutsOf(tree: FileTree, folders: readonly string[], reset: string | undefined) {
  const last =
    reset === undefined
      ? folders.length - 1
      : folders.findLastIndex((one) => nameOf(one) === reset);
  return folders.slice(0, last + 1).flatMap((folder) => {
    const found = [...tree.keys()].find(
      (file) =>
        file.startsWith(`${ROUTES}${folder}+layout`) &&
        /^\+layout(?:@[^/]*)?\.svelte$/.test(file.slice(ROUTES.length + folder.length)),
    );
    const script = scriptOf(tree, `${ROUTES}${folder}+layout`);
    return found || script ? [{ component: found ?? null, script }] : [];
  });
}

function nameOf(folder: string): string {
  return folder.split("/").at(-2) ?? "";
}

function scriptOf(tree: FileTree, stem: string): string | null {
  return ["ts", "js"].map((end) => `${stem}.${end}`).find((file) => tree.has(file)) ?? null;
}

function patternOf(folder: string) {
  const parts = folder.split("/").filter((part) => part !== "" && !/^\(.+\)$/.test(part));
  const params: string[] = [];
  const ranks: string[] = [];
  const source = parts.map((part) => {
    const [, optional, rest, name] = PART.exec(part) ?? [];
    if (name === undefined) {
      ranks.push(`0${part}`);
      // Parts of a name may stand for something as well: "item-[id]".
      return `\\/${part
        .split(/\[([\w-]+)(?:=\w+)?\]/)
        .map((text, at) => {
          if (at % 2 === 1) params.push(text);
          return at % 2 === 1 ? "([^/]+?)" : escapePattern(text);
        })
        .join("")}`;
    }
    params.push(name);
    ranks.push(rest ? "3" : optional ? "2" : "1");
    if (rest) return "(?:\\/(.*?))?";
    return optional ? "(?:\\/([^/]+))?" : "\\/([^/]+)";
  });
  const pattern = `/^${source.join("") || "\\/"}\\/?$/`;
  return { pattern, params, id: `/${parts.join("/")}`, rank: ranks.join("/") };
}
