/** A page by its place among the pages: a part of an address, and what lies below it. */
export interface RouteNode {
  /** As its file or folder is called: "users", "[id]", "(shop)"; "" for the whole. */
  part: string;
  /** Of the address itself, e.g. "src/pages/users.vue": what lies below it is shown within. */
  file?: string;
  /** What its folder shows by itself, e.g. "src/pages/users/index.vue". */
  index?: string;
  children: Map<string, RouteNode>;
}

/** A dot that separates parts of an address, and not one of "[...all]". */
const DOT = /\.(?![^[]*\])/;

/** @param folder where pages are, with a slash at its end @param files all of them, in order */
export function routeTree(folder: string, files: readonly string[]): RouteNode {
  const root: RouteNode = { part: "", children: new Map() };
  for (const file of files) {
    const name = file.slice(folder.length).replace(/\.\w+$/, "");
    const parts = name.split("/").flatMap((one) => one.split(DOT));
    const isIndex = parts.at(-1) === "index";
    let node = root;
    for (const part of isIndex ? parts.slice(0, -1) : parts) {
      const next = node.children.get(part) ?? { part, children: new Map() };
      node.children.set(part, next);
      node = next;
    }
    if (isIndex) node.index = file;
    else node.file = file;
  }
  return root;
}

/** A route with what is shown within it, as routers take them. */
export interface FileRoute {
  path: string;
  file: string;
  /** The parts that lead to it, e.g. "users", "[id]". */
  parts: readonly string[];
  isIndex: boolean;
  children: readonly FileRoute[];
}

/** @param say how a router calls a part, e.g. "[id]" → ":id" */
export function routesOf(root: RouteNode, say: (part: string) => string): FileRoute[] {
  return below(root, "/", []);

  function below(node: RouteNode, prefix: string, parts: readonly string[]): FileRoute[] {
    const shown = [...node.children.values()].flatMap((child) => one(child, prefix, parts));
    if (node.index === undefined) return shown;
    const path = prefix === "/" ? prefix : prefix.replace(/\/$/, "");
    return [{ path, file: node.index, parts, isIndex: true, children: [] }, ...shown];
  }

  function one(node: RouteNode, prefix: string, before: readonly string[]): FileRoute[] {
    const parts = [...before, node.part];
    const said = say(node.part);
    const path = said === "" ? prefix.replace(/(?<=.)\/$/, "") : prefix + said;
    const { file } = node;
    if (file === undefined) return below(node, path.endsWith("/") ? path : `${path}/`, parts);
    return [{ path, file, parts, isIndex: false, children: below(node, "", parts) }];
  }
}
