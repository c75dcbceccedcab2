import type { Alias } from "../../config/project-config";
import { hasVueMarkdown } from "../markdown/vue-markdown";
import type { StandIns } from "../stand-in-modules";
import { layoutsModule } from "./layouts-module";
import { reactRoutes, vueRoutes } from "./routes-module";

/** Modules that plugins make of a folder of pages, by what imports call them. */
interface Asked {
  find: RegExp;
  /** What stands in, from the files of pages or layouts; null for none. */
  make(tree: StandIns["tree"], config: string): { file: string; text: string } | null;
}

const FOLDER = ".file-routes";
const PAGES = /\b(?:dirs|routesFolder|pagesDir)\s*:\s*\[?\s*["'`]([\w./-]{1,100})["'`]/;
const LAYOUTS = /\blayoutsDirs?\s*:\s*\[?\s*["'`]([\w./-]{1,100})["'`]/;
const OTHERS =
  /\bimport\s+(\w{1,40})\s+from\s+["']unplugin-(?:auto-import|vue-components|icons)\b/g;
/** So many of these are looked for, each through the whole text. */
const MOST_OTHERS = 10;
/** What lies among pages and is none. */
const NO_PAGE = /\.(?:d|test|spec|stories)\.\w+$|(?:^|\/)(?:__\w+__|components)\//;

const COMPONENT = /\.vue$/;

const inPages =
  (code: RegExp, text: (folder: string, files: string[], tree: StandIns["tree"]) => string) =>
  (tree: StandIns["tree"], config: string) => {
    const folder = folderOf(PAGES.exec(config)?.[1] ?? "src/pages");
    const ending = code === COMPONENT && hasVueMarkdown(tree) ? /\.(?:vue|md)$/ : code;
    const files = filesIn(tree, folder, ending);
    if (files.length === 0) return null;
    return {
      file: `pages-${ending.source.replace(/\W/g, "")}.js`,
      text: text(folder, files, tree),
    };
  };

const ASKED: readonly Asked[] = [
  {
    find: /^(?:~pages|virtual:generated-pages|pages-generated)$/,
    make: inPages(COMPONENT, (folder, files, tree) =>
      vueRoutes(folder, files, { tree, names: "-" }),
    ),
  },
  {
    find: /^vue-router\/auto-routes$/,
    make: inPages(COMPONENT, (folder, files, tree) =>
      vueRoutes(folder, files, { tree, names: "/" }),
    ),
  },
  {
    find: /^(?:~react-pages|virtual:generated-pages-react)$/,
    make: inPages(/\.[jt]sx$/, (folder, files) => reactRoutes(folder, files)),
  },
  {
    find: /^virtual:(?:generated-layouts|meta-layouts)$/,
    make(tree, config) {
      const folder = folderOf(LAYOUTS.exec(config)?.[1] ?? "src/layouts");
      const files = filesIn(tree, folder, /\.vue$/);
      return files.length === 0 ? null : { file: "layouts.js", text: layoutsModule(folder, files) };
    },
  },
];
/** The router itself, with a table of its own: before it was a module of its own. */
const AUTO = /^vue-router\/auto$/;
const AUTO_MODULE = `import { createRouter as create } from "vue-router";
import { routes } from "vue-router/auto-routes";
export * from "vue-router";
export { routes };
export const createRouter = ({ extendRoutes, ...given }) =>
  create({ ...given, routes: given.routes ?? extendRoutes?.(routes) ?? routes });
`;
const IMPORTED = /["']((?:~|virtual:|vue-router\/|pages-)[\w:/-]{1,40})["']/g;

/** Tables of routes in the place of those that plugins of Vite make of folders; null where none is asked for. */
export function fileRoutes(tree: StandIns["tree"]): StandIns | null {
  const asked = new Set<string>();
  for (const [file, text] of tree) {
    if (!/\.(?:[cm]?[jt]sx?|vue)$/.test(file)) continue;
    for (const [, specifier = ""] of text.matchAll(IMPORTED)) asked.add(specifier);
  }
  const hasAuto = [...asked].some((one) => AUTO.test(one));
  if (hasAuto) asked.add("vue-router/auto-routes");
  const config = withoutOthers(
    [...tree].find(([file]) => /^vite\.config\.[cm]?[jt]s$/.test(file))?.[1] ?? "",
  );
  const made = new Map<string, string>();
  const alias: Alias[] = [];
  for (const { find, make } of ASKED) {
    if (![...asked].some((one) => find.test(one))) continue;
    const module = make(tree, config);
    if (!module) continue;
    const file = `${FOLDER}/${alias.length}-${module.file}`;
    made.set(file, module.text);
    alias.push({ find, replacement: `/${file}` });
  }
  if (alias.length === 0) return null;
  if (hasAuto) {
    made.set(`${FOLDER}/auto.js`, AUTO_MODULE);
    alias.push({ find: AUTO, replacement: `/${FOLDER}/auto.js` });
  }
  return { tree: new Map([...tree, ...made]), alias };
}

/** A configuration without the options of plugins that have folders of their own, which are no pages'. */
function withoutOthers(config: string): string {
  let text = config;
  for (const [, name] of [...config.matchAll(OTHERS)].slice(0, MOST_OTHERS)) {
    const start = text.indexOf(`${name}(`);
    if (start < 0) continue;
    let depth = 0;
    for (let at = start; at < text.length; at += 1) {
      if (text[at] === "(") depth += 1;
      if (text[at] === ")" && --depth === 0) {
        text = text.slice(0, start) + text.slice(at + 1);
        break;
      }
    }
  }
  return text;
}

function filesIn(tree: StandIns["tree"], folder: string, ending: RegExp): string[] {
  return [...tree.keys()]
    .filter((file) => file.startsWith(folder) && ending.test(file))
    .filter((file) => !NO_PAGE.test(file.slice(folder.length)))
    .sort();
}

/** "./src/views" → "src/views/" */
function folderOf(said: string): string {
  return `${said.replace(/^(?:\.?\/)+|\/+$/g, "")}/`;
}
