// Stands in for "@react-router/dev/routes": a table of routes, as the project writes it down.

export interface RouteEntry {
  id?: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  /** From the app's folder, "routes/home.tsx". */
  file: string;
  children?: RouteEntry[];
}

type Options = Pick<RouteEntry, "id" | "caseSensitive">;

export function index(file: string, options: Options = {}): RouteEntry {
  return { ...options, file, index: true };
}

export function route(
  path: string | null | undefined,
  file: string,
  options?: Options | RouteEntry[],
  children?: RouteEntry[],
): RouteEntry {
  const isChildren = Array.isArray(options);
  const below = isChildren ? options : children;
  return {
    ...(isChildren ? {} : options),
    ...(path ? { path } : {}),
    file,
    ...(below ? { children: below } : {}),
  };
}

export function layout(
  file: string,
  options?: Options | RouteEntry[],
  children?: RouteEntry[],
): RouteEntry {
  return route(null, file, options, children);
}

export function prefix(path: string, routes: RouteEntry[]): RouteEntry[] {
  return routes.map((one) =>
    one.index || one.path ? { ...one, path: joined(path, one.path) } : below(path, one),
  );
}

export function relative(folder: string) {
  const at = (file: string) => `${folder.replace(/^\.?\/|\/$/g, "")}/${file.replace(/^\.\//, "")}`;
  return {
    index: (file: string, options?: Options) => index(at(file), options),
    route: (path: string | null, file: string, ...rest: [Options?, RouteEntry[]?]) =>
      route(path, at(file), ...rest),
    layout: (file: string, ...rest: [Options?, RouteEntry[]?]) => layout(at(file), ...rest),
    prefix,
  };
}

export function getAppDirectory(): string {
  return "/app";
}

/** A layout without a path hands the prefix on to what is in it. */
function below(path: string, one: RouteEntry): RouteEntry {
  return { ...one, children: prefix(path, one.children ?? []) };
}

function joined(...parts: (string | undefined)[]): string {
  return parts
    .map((part) => (part ?? "").replace(/^\/+|\/+$/g, ""))
    .filter(Boolean)
    .join("/");
}
