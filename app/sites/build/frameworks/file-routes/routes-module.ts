import type { FileTree } from "~/projects/files";
import { saidOfRoute } from "./route-said";
import { type FileRoute, routesOf, routeTree } from "./route-tree";

/** "[id]" → ":id", "[[id]]" → ":id?", "[...all]" → ":all(.*)*", "(shop)" → "". */
function inVue(part: string): string {
  if (/^\(.*\)$/.test(part)) return "";
  return part.replace(
    /\[(\[?)(\.{3})?(\w+)\]?\](\+?)/g,
    (_, optional: string, rest: string | undefined, name: string, more: string) => {
      if (rest) return `:${name}(.*)*`;
      if (more) return `:${name}${optional ? "*" : "+"}`;
      return `:${name}${optional ? "?" : ""}`;
    },
  );
}

function inReact(part: string): string {
  if (part.startsWith("[...")) return "*";
  return /^\(.*\)$/.test(part) ? "" : part.replace(/\[(\w+)\]/g, ":$1");
}

/**
 * The table of routes of a folder of Vue's pages.
 *
 * @param names whether routes are called "users-id", or "/users/[id]"
 */
export function vueRoutes(
  folder: string,
  files: readonly string[],
  { tree, names }: { tree: FileTree; names: "-" | "/" },
): string {
  const routes = routesOf(routeTree(folder, files), inVue);
  const write = (route: FileRoute): string => {
    const { name, path, ...said } = saidOfRoute(tree.get(route.file) ?? "");
    const fields = [
      `path: ${JSON.stringify(path ?? route.path)}`,
      `name: ${JSON.stringify(name ?? nameOf(route, names))}`,
      `component: () => import(${JSON.stringify(`/${route.file}`)})`,
      ...Object.entries(said).map(
        ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
      ),
    ];
    if (route.children.length > 0) {
      fields.push(`children: [${route.children.map(write).join(", ")}]`);
      // A route with others within it is called by the one that it shows first.
      if (route.children.some(({ isIndex }) => isIndex)) fields.splice(1, 1);
    }
    return `{ ${fields.join(", ")} }`;
  };
  return `globalThis.definePage ??= () => {};
export const routes = [${routes.map(write).join(",\n")}];
export const handleHotUpdate = () => {};
export default routes;
`;
}

function nameOf({ parts, isIndex }: FileRoute, names: "-" | "/"): string {
  if (names === "/") return `/${parts.join("/")}${isIndex && parts.length > 0 ? "/" : ""}`;
  const words = parts.map((part) => part.replace(/[[\].()]/g, "")).filter((word) => word !== "");
  return words.length > 0 ? words.join("-") : "index";
}

/** The table of routes of a folder of React's pages. */
export function reactRoutes(folder: string, files: readonly string[]): string {
  const write = (route: FileRoute): string => {
    const fields = [
      `path: ${JSON.stringify(route.path)}`,
      `element: createElement(lazy(() => import(${JSON.stringify(`/${route.file}`)})))`,
    ];
    if (route.children.length > 0)
      fields.push(`children: [${route.children.map(write).join(", ")}]`);
    return `{ ${fields.join(", ")} }`;
  };
  const routes = routesOf(routeTree(folder, files), inReact);
  return `import { createElement, lazy } from "react";
export const routes = [${routes.map(write).join(",\n")}];
export default routes;
`;
}
