// Stands in for "@react-router/fs-routes": routes by the names of their files.
import type { RouteEntry } from "./dev-routes";
import { files } from "./route-files";

interface Named extends RouteEntry {
  /** Without the folder and the ending, "concerts.$city". */
  name: string;
  children: Named[];
}

/** The table of what lies in `app/routes`, or in another folder of the app. */
export function flatRoutes({ rootDirectory = "routes" } = {}): Promise<RouteEntry[]> {
  const folder = `${rootDirectory.replace(/^\.?\/|\/$/g, "")}/`;
  const all = files.flatMap((file): Named[] => {
    if (!file.startsWith(folder)) return [];
    const [, name = ""] =
      /^([^/]+?)(?:\/(?:route|index|layout|page))?\.[jt]sx?$/.exec(file.slice(folder.length)) ?? [];
    return name ? [{ name, file, children: [] }] : [];
  });
  const top: Named[] = [];
  for (const one of all) {
    const parent = all
      .filter(({ name }) => one.name.startsWith(`${name}.`))
      .sort((a, b) => b.name.length - a.name.length)[0];
    const rest = parent ? one.name.slice(parent.name.length + 1) : one.name;
    const segments = segmentsOf(rest);
    const isIndex = segments.at(-1) === "_index";
    const path = segments.map(pathOf).filter(Boolean).join("/");
    if (path) one.path = path;
    if (isIndex) one.index = true;
    (parent?.children ?? top).push(one);
  }
  return Promise.resolve(top);
}

/** A dot parts them, but for one in brackets. */
function segmentsOf(name: string): string[] {
  return name.match(/(?:\[[^\]]*\]|[^.])+/g) ?? [];
}

function pathOf(segment: string): string {
  if (segment === "_index" || /^_/.test(segment)) return "";
  if (segment === "$") return "*";
  const optional = /^\((.+)\)$/.exec(segment);
  if (optional) return `${pathOf(optional[1] ?? "")}?`;
  return segment
    .replace(/_$/, "")
    .replace(/^\$/, ":")
    .replace(/\[([^\]]*)\]/g, "$1");
}
