/** A page of the folder of routes, with those below it where it is their layout. */
export interface RouteOfFile {
  /** As Solid's router has it: "/users/:id", "/*rest". */
  path: string;
  file: string;
  children: RouteOfFile[];
}

interface Named extends RouteOfFile {
  id: string;
  children: Named[];
}

const PAGE = /^src\/routes\/(.+)\.(?:tsx|jsx)$/;

/** The routes that SolidStart makes of the names of files below `src/routes/`. */
export function routesOfFiles(files: Iterable<string>): RouteOfFile[] {
  const named = [...files]
    .flatMap((file) => {
      const name = PAGE.exec(file)?.[1];
      return name === undefined ? [] : [{ file, id: idOf(name) }];
    })
    .sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1));
  const routes: Named[] = [];
  for (const { file, id } of named) place(routes, file, id);
  return routes.map(plain);
}

/** "users/[id]/index" → "/users/:id/"; a page of that name beside the folder is then the layout of it. */
function idOf(name: string): string {
  const segments = name.replace(/(^|\/)index$/, "$1").replace(/\[([^\]]+)\]/g, (_, one: string) => {
    if (one.startsWith("...")) return `*${one.slice(3)}`;
    const optional = /^\[(.+)$/.exec(one)?.[1];
    return optional === undefined ? `:${one}` : `:${optional}?`;
  });
  return `/${segments.replaceAll("?]", "?")}`;
}

function place(routes: Named[], file: string, id: string): void {
  const parent = routes.find((one) => id.startsWith(`${one.id}/`));
  if (parent) {
    place(parent.children, file, id.slice(parent.id.length));
    return;
  }
  // A folder in brackets groups files, and is no part of the address.
  const path = id.replace(/\([^)/]+\)/g, "").replace(/\/+/g, "/");
  routes.push({ id, path, file, children: [] });
}

function plain({ path, file, children }: Named): RouteOfFile {
  return { path, file, children: children.map(plain) };
}
