import type {
  ActionFunction,
  ActionFunctionArgs,
  LoaderFunctionArgs,
  ServerBuild,
} from "@remix-run/node";

/** A loader or an action. */
export type RouteHandler = (
  args: ActionFunctionArgs & LoaderFunctionArgs,
) => ReturnType<ActionFunction>;

/** Whose handler it is. */
export interface HandlerPlace {
  kind: "loader" | "action";
  /** Whether the route shows a page, rather than answering programs. */
  isPage: boolean;
}

/** The same build, with each loader and action replaced by what `map` makes of it. */
export function mapHandlers(
  build: ServerBuild,
  map: (handler: RouteHandler, place: HandlerPlace) => RouteHandler,
): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const module = { ...route.module };
    for (const kind of ["loader", "action"] as const) {
      const handler = module[kind] as RouteHandler | undefined;
      if (handler) module[kind] = map(handler, { kind, isPage: Boolean(module.default) });
    }
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}
