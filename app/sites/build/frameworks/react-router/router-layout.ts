import type { FileTree } from "~/projects/files";
import type { EnteredTree } from "../../entry-page";
import { dependenciesOf, dependsOn } from "../detection/package-json";
import { emptyPage } from "../empty-page";
import { withoutTools } from "../without-tools";
import { appFolderOf } from "./app-folder";
import { reachesServer } from "./reaches-server";
import { routerShims, SHIMS_FOLDER } from "./shims";

/** What only the framework's own tools and its server need, which nobody shall fetch. */
const TOOLS =
  /^(?:@react-router\/.*|@vitejs\/.*|@cloudflare\/.*|@netlify\/.*|@vercel\/.*|vite|vite-.*|isbot|wrangler|cross-env|compression|express|morgan|eslint.*|typescript)$/;
const SCRIPT = /\.(?:[jt]sx?)$/;
/** Modules in which tables of routes are written down. */
const TABLE = /^(?:.+\/)?(?:[\w-]*routes?|[\w-]+\.routes)\.[jt]s$/;
/** What a server makes of a page's data, or does with what its forms send. */
const OF_SERVER =
  /^export\s+(?:(?:async\s+)?function(?:\s*\*\s*|\s+)|(?:const|let)\s+)(?:loader|action|middleware)\b/m;
/** What a module hands on in braces. */
const HANDED_ON = /^export\s*\{([^}]{0,1000})\}/gm;
/** Folders that `relative("…")` names, of which a table has a few. */
const RELATIVE = /\brelative\(\s*["'`]\.?\/?([\w./-]{1,200})["'`]/g;
const MOST_FOLDERS = 50;
const LITERAL = /["'`]\.?\/?([^"'`\n]{1,300})["'`]/g;
const STANDS_IN: readonly [RegExp, string][] = [
  [/^react-router(?:-dom)?$/, "react-router"],
  [/^react-router\/dom$/, "react-router"],
  [/^@react-router\/dev\/routes$/, "dev-routes"],
  [/^@react-router\/fs-routes$/, "fs-routes"],
];

/**
 * A project of React Router's framework whose pages make their data for themselves (`ssr: false`, or with loaders that need
 * nothing of a server), as an app that runs in the browser alone: its own table of routes in the whole document.
 *
 * @returns null for another project, and for one whose pages are a server's
 */
export function asRouterApp(tree: FileTree): EnteredTree | null {
  if (!dependsOn(dependenciesOf(tree), "@react-router/dev")) return null;
  const home = appFolderOf(tree);
  const root = fileOf(tree, `${home}root`);
  const table = fileOf(tree, `${home}routes`);
  if (!root || !table) return null;
  const files = routeFiles(tree, home);
  // A loader that only fetches, or hands on what is written down, does so in a browser too.
  const needsServer = (file: string) => {
    const text = tree.get(file) ?? "";
    // One without a page answers requests of anybody.
    const isPage = /\.[jt]sx$/.test(file) && !hasMiddleware(text);
    return isOfServer(text) && (!isPage || reachesServer(tree, file));
  };
  const ofServer = files.filter(needsServer);
  if (ofServer.some((file) => /\.[jt]sx$/.test(file))) return null;
  const shown = files.filter((file) => !ofServer.includes(file));
  const isRootLeft = needsServer(root);
  const texts = new Map([...tree, ...routerShims()]);
  texts.set(`${SHIMS_FOLDER}/route-files.ts`, filesModule(shown, home));
  texts.set(`${SHIMS_FOLDER}/own-router.ts`, 'export * from "/node_modules/react-router";\n');
  texts.set(`${SHIMS_FOLDER}/main.ts`, entryOf({ home, root, table, files: shown, isRootLeft }));
  texts.set("package.json", withoutTools(tree.get("package.json"), TOOLS));
  texts.set("index.html", pageOf());
  const left = [...ofServer, ...(isRootLeft ? [root] : [])];
  const text = `This React Router project runs as an app in the browser. Left out, because it needs a server: ${left.join(", ")}.`;
  return {
    tree: texts,
    warnings: left.length > 0 ? [{ text }] : [],
    config: {
      alias: STANDS_IN.map(([find, name]) => ({
        find,
        replacement: `/${SHIMS_FOLDER}/${name}.ts`,
      })),
    },
  };
}

function fileOf(tree: FileTree, stem: string): string | undefined {
  return ["tsx", "ts", "jsx", "js"].map((end) => `${stem}.${end}`).find((file) => tree.has(file));
}

function hasMiddleware(text: string): boolean {
  return /^export\s+(?:const|let|function)\s+middleware\b/m.test(text);
}

function isOfServer(text: string): boolean {
  if (OF_SERVER.test(text)) return true;
  const handedOn = [...text.matchAll(HANDED_ON)].map(([, names = ""]) => names);
  return handedOn.some((names) => /\b(?:loader|action)\b/.test(names));
}

/** Modules that a table of routes names, and those in the folder that is read where it names none by itself. */
function routeFiles(tree: FileTree, home: string): string[] {
  const found = new Set<string>();
  for (const [name, text] of tree) {
    if (!name.startsWith(home) || !TABLE.test(name.slice(home.length))) continue;
    const folders = new Set([""]);
    for (const [, folder = ""] of text.matchAll(RELATIVE)) {
      if (folders.size < MOST_FOLDERS) folders.add(`${folder.replace(/\/$/, "")}/`);
    }
    for (const said of new Set([...text.matchAll(LITERAL)].map(([, one = ""]) => one))) {
      for (const folder of folders) {
        const file = `${home}${folder}${said}`;
        const whole = tree.has(file) ? file : fileOf(tree, file);
        if (whole && SCRIPT.test(whole)) found.add(whole);
      }
    }
    if (!/\bflatRoutes\s*\(/.test(text)) continue;
    const [, folder = "routes"] = /rootDirectory:\s*["'`]\.?\/?([\w./-]+)/.exec(text) ?? [];
    for (const file of tree.keys()) {
      if (file.startsWith(`${home}${folder}/`) && SCRIPT.test(file)) found.add(file);
    }
  }
  return [...found].sort();
}

function filesModule(files: readonly string[], home: string): string {
  const names = files.map((file) => file.slice(home.length));
  return `export const files: readonly string[] = ${JSON.stringify(names)};\n`;
}

function entryOf(app: {
  home: string;
  root: string;
  table: string;
  files: readonly string[];
  isRootLeft: boolean;
}): string {
  const names = app.files.map(
    (file, at) => `${JSON.stringify(file.slice(app.home.length))}: route${at}`,
  );
  return [
    `import { startRouter } from "/${SHIMS_FOLDER}/start-router.ts";`,
    `import * as root from "/${app.root}";`,
    `import routes from "/${app.table}";`,
    ...app.files.map((file, at) => `import * as route${at} from "/${file}";`),
    // What needs a server of the root does not run: the rest of it does.
    `void startRouter(${app.isRootLeft ? "{ ...root, loader: undefined, action: undefined }" : "root"}, routes, { ${names.join(", ")} });`,
    // A table of routes takes no new version by itself.
    "import.meta.hot?.accept();",
    "",
  ].join("\n");
}

/** The app draws the document; what is here is what its preview is started by. */
function pageOf(): string {
  const script = `<script type="module" src="/${SHIMS_FOLDER}/main.ts"></script>`;
  return emptyPage(script);
}
