import type { FileTree } from "~/projects/files";
import { dependenciesOf, dependsOn } from "../detection/package-json";

/** Where its tool looks for routes, from the folder that it writes their table into. */
const ROOT = /^((?:[\w-]+\/){0,4})routes\/__root\.[jt]sx?$/;
const CODE = /\.[jt]sx?$/;
/** What lies among routes and is none: "-parts/card.tsx", "posts.test.tsx". */
const NO_ROUTE = /(?:^|\/)-|\.(?:test|spec|d)\.[jt]sx?$/;

interface RouteFile {
  /** From the folder of the table, without its ending: "routes/posts.$id". */
  place: string;
  /** "_app", "posts", "$id"; without what says only what kind of file it is. */
  parts: readonly string[];
  isIndex: boolean;
  /** Another file of the same route, which is loaded when it is gone to. */
  later: string | null;
}

/**
 * A tree with the table of routes that the tool of TanStack Router writes from its folder, where it is asked for and
 * is not there: many keep what is made out of their repositories. Any other tree as it is.
 */
export function withRouteTree(tree: FileTree): FileTree {
  if (!dependsOn(dependenciesOf(tree), "@tanstack/react-router", "@tanstack/solid-router")) {
    return tree;
  }
  const folder = [...tree.keys()].flatMap((file) => ROOT.exec(file)?.[1] ?? [])[0];
  if (folder === undefined) return tree;
  const table = `${folder}routeTree.gen`;
  const isThere = ["ts", "tsx", "js"].some((end) => tree.has(`${table}.${end}`));
  const isAsked = [...tree].some(
    ([file, text]) => CODE.test(file) && text.includes("routeTree.gen"),
  );
  if (isThere || !isAsked) return tree;
  const library = dependsOn(dependenciesOf(tree), "@tanstack/react-router") ? "react" : "solid";
  return new Map([...tree, [`${table}.ts`, tableOf(filesIn(tree, folder), library)]]);
}

function filesIn(tree: FileTree, folder: string): RouteFile[] {
  const start = `${folder}routes/`;
  const found = new Map<string, RouteFile>();
  for (const file of [...tree.keys()].filter((one) => one.startsWith(start)).sort()) {
    const inside = file.slice(start.length);
    if (!CODE.test(file) || NO_ROUTE.test(inside) || inside.startsWith("__root.")) continue;
    const name = inside.replace(CODE, "");
    const isLater = name.endsWith(".lazy");
    const words = partsOf(name.replace(/\.lazy$/, ""));
    const isIndex = words.at(-1) === "index";
    const parts = isIndex || words.at(-1) === "route" ? words.slice(0, -1) : words;
    const key = `${parts.join("/")}${isIndex ? "/" : ""}`;
    const place = `routes/${name}`;
    const known = found.get(key);
    if (isLater) found.set(key, { place: "", parts, isIndex, ...known, later: place });
    else found.set(key, { parts, isIndex, later: known?.later ?? null, place });
  }
  return [...found.values()];
}

/** "posts.$id/[x.y]" → "posts", "$id", "x.y": what stands in brackets is a name as it is. */
function partsOf(name: string): string[] {
  const kept: string[] = [];
  return name
    .replace(/\[([^\]]*)\]/g, (_, text: string) => `\0${kept.push(text) - 1}\0`)
    .split(/[./]/)
    .filter((part) => part !== "")
    .map((part) => part.replace(/\0(\d+)\0/g, (_, at: string) => kept[Number(at)] ?? ""));
}

function tableOf(files: readonly RouteFile[], library: string): string {
  const imports: string[] = [];
  const made: string[] = [];
  const children = new Map<string, string[]>();
  // A parent is there before what is in it.
  const sorted = [...files].sort((a, b) => depthOf(a) - depthOf(b));
  for (const [at, file] of sorted.entries()) {
    const name = `route${at}`;
    const parent = sorted
      .slice(0, at)
      .findLastIndex((one) => !one.isIndex && isInside(one.parts, file));
    const parentName = parent < 0 ? "root" : `route${parent}`;
    const rest = file.parts.slice(sorted[parent]?.parts.length ?? 0);
    const id = `/${rest.join("/")}${file.isIndex && rest.length > 0 ? "/" : ""}`;
    const shown = rest.flatMap((part) =>
      /^(?:_|\(.*\)$)/.test(part) ? [] : part.replace(/_$/, ""),
    );
    const path = `/${shown.join("/")}${file.isIndex && shown.length > 0 ? "/" : ""}`;
    const options = [
      `id: ${JSON.stringify(id)}`,
      ...(shown.length > 0 || file.isIndex ? [`path: ${JSON.stringify(path)}`] : []),
      `getParentRoute: () => ${parentName}`,
    ];
    if (file.place) imports.push(`import { Route as file${at} } from "./${file.place}";`);
    const route = file.place ? `file${at}` : `createFileRoute(${JSON.stringify(id)})({})`;
    const later = file.later
      ? `.lazy(() => import("./${file.later}").then((module) => module.Route))`
      : "";
    made.push(`const ${name} = ${route}.update({ ${options.join(", ")} } as any)${later};`);
    children.set(parentName, [...(children.get(parentName) ?? []), name]);
  }
  const adds = [...children].reverse().map(([parent, all]) => {
    const list = `{ ${all.join(", ")} }`;
    return parent === "root" ? "" : `${parent}._addFileChildren(${list} as any);`;
  });
  return [
    `import { createFileRoute } from "@tanstack/${library}-router";`,
    'import { Route as root } from "./routes/__root";',
    ...imports,
    ...made,
    ...adds.filter(Boolean),
    `export const routeTree = root._addFileChildren({ ${(children.get("root") ?? []).join(", ")} } as any);`,
    "void createFileRoute;",
    "",
  ].join("\n");
}

function depthOf({ parts, isIndex }: RouteFile): number {
  return parts.length + (isIndex ? 0.5 : 0);
}

/** Whether a route lies inside of another's: what that is called comes first in its name. */
function isInside(outer: readonly string[], { parts, isIndex }: RouteFile): boolean {
  const isLonger = parts.length > outer.length || (isIndex && parts.length === outer.length);
  return isLonger && outer.every((part, at) => part === parts[at]);
}
