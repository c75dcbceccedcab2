import { type ComponentType, createElement, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { RouteEntry } from "./dev-routes";
import {
  createBrowserRouter,
  type RouteObject,
  RouterProvider,
  useActionData,
  useLoaderData,
  useMatches,
  useParams,
  useRouteError,
} from "./own-router";

type Given = Record<string, unknown>;
type Part = ComponentType<Given>;
type Call = (given: Given) => unknown;

/** A module of a route, as the framework has it. */
export interface RouteModule {
  default?: Part;
  Layout?: Part;
  ErrorBoundary?: Part;
  HydrateFallback?: Part;
  /** One that needs nothing of a server. */
  loader?: Call | undefined;
  action?: Call | undefined;
  clientLoader?: Call & { hydrate?: boolean };
  clientAction?: Call;
  meta?: unknown;
  links?: unknown;
  handle?: object;
  shouldRevalidate?: RouteObject["shouldRevalidate"];
}

let root: Root | undefined;
let router: ReturnType<typeof createBrowserRouter> | undefined;
/** The ids of its routes, in their order. */
let shape = "";

/**
 * Shows an app in the whole document, which its root draws. Called again, it takes the newer modules where the router
 * stands: what was entered stays.
 *
 * @param table what `app/routes.ts` says
 * @param modules modules of routes by their files, "routes/home.tsx"
 */
export async function startRouter(
  rootModule: RouteModule,
  table: RouteEntry[] | Promise<RouteEntry[]>,
  modules: Record<string, RouteModule>,
): Promise<void> {
  const routes = appRoutes(rootModule, await table, modules);
  const newShape = JSON.stringify(routes, (key, value) => (key === "handle" ? undefined : value));
  const swap = router as { _internalSetRoutes?: (routes: RouteObject[]) => void } | undefined;
  if (router && swap?._internalSetRoutes && newShape === shape) {
    swap._internalSetRoutes(routes);
    await router.revalidate();
    return;
  }
  shape = newShape;
  router?.dispose();
  router = createBrowserRouter(routes);
  root ??= createRoot(document as unknown as Element);
  root.render(createElement(RouterProvider, { router }));
}

/** The routes of an app; of newer modules they have the same components, which draw what is newest. */
export function appRoutes(
  rootModule: RouteModule,
  table: readonly RouteEntry[],
  modules: Record<string, RouteModule>,
): RouteObject[] {
  const children = table.map((entry) => routeOf(entry, modules));
  return [{ ...rootOf(rootModule), children }];
}

function routeOf(entry: RouteEntry, modules: Record<string, RouteModule>): RouteObject {
  const file = entry.file.replace(/^\.\//, "");
  const module = modules[file] ?? modules[`${file}.tsx`] ?? modules[`${file}.jsx`];
  if (!module) throw new Error(`app/routes.ts names ${entry.file}, which is not in the app.`);
  const { path, caseSensitive, children = [] } = entry;
  const id = entry.id ?? file.replace(/\.[^./]+$/, "");
  const shared = {
    ...partsOf(id, module),
    id,
    ...(path === undefined ? {} : { path }),
    ...(caseSensitive ? { caseSensitive } : {}),
  };
  if (entry.index) return { ...shared, index: true };
  return { ...shared, children: children.map((one) => routeOf(one, modules)) };
}

/** Root draws its parts in the document that its layout is. */
function rootOf(module: RouteModule): Omit<RouteObject, "children" | "index"> {
  const { default: Root = Nothing, ErrorBoundary = Failure, HydrateFallback = Nothing } = module;
  return {
    id: "root",
    ...partsOf("root", { ...module, default: Root, ErrorBoundary, HydrateFallback }),
  };
}

/** @param id whose route it is: of a newer module its components are the same */
function partsOf(id: string, module: RouteModule): Omit<RouteObject, "children" | "index"> {
  const { Layout, shouldRevalidate } = module;
  const drawn = (
    what: "Component" | "ErrorBoundary" | "HydrateFallback",
    part: Part | undefined,
  ) => (part ? { [what]: given(`${id} ${what}`, { part, Layout }, what === "ErrorBoundary") } : {});
  // No server made data before: what a module has for one runs here, where it needs nothing of it.
  const serverLoader = (args: Given) => () => Promise.resolve(module.loader?.(args));
  const serverAction = (args: Given) => () => Promise.resolve(module.action?.(args));
  const { clientLoader = module.loader, clientAction = module.action } = module;
  return {
    handle: { ...module.handle, shown: module },
    ...drawn("Component", module.default),
    ...drawn("ErrorBoundary", module.ErrorBoundary),
    ...drawn("HydrateFallback", module.HydrateFallback),
    ...(shouldRevalidate ? { shouldRevalidate } : {}),
    ...(clientLoader && {
      loader: (args) => clientLoader({ ...args, serverLoader: serverLoader({ ...args }) }) ?? null,
    }),
    ...(clientAction && {
      action: (args) => clientAction({ ...args, serverAction: serverAction({ ...args }) }) ?? null,
    }),
  };
}

interface Drawn {
  part: Part;
  /** What root is drawn in. */
  Layout: Part | undefined;
}

const known = new Map<string, { now: Drawn; whole: ComponentType }>();

/**
 * A component with what the framework gives to it. Under one name it is always the same, and draws what it was given last:
 * React takes a newer version of a part for the part that it knows, and what was entered stays.
 */
function given(name: string, drawn: Drawn, isForError: boolean): ComponentType {
  const made = known.get(name);
  if (made) {
    made.now = drawn;
    return made.whole;
  }
  const slot = { now: drawn, whole: () => null as ReactNode };
  slot.whole = () => {
    const { part, Layout } = slot.now;
    const props: Given = {
      params: useParams(),
      matches: useMatches(),
      loaderData: useLoaderData(),
      actionData: useActionData(),
    };
    const shown = isForError
      ? createElement(WithError, { part, props })
      : createElement(part, props);
    return Layout ? createElement(Layout, props, shown) : shown;
  };
  known.set(name, slot);
  return slot.whole;
}

function WithError({ part, props }: { part: Part; props: Record<string, unknown> }): ReactNode {
  return createElement(part, { ...props, error: useRouteError() });
}

function Nothing() {
  return null;
}

function Failure({ error }: { error?: unknown }) {
  const { message, statusText } = (error ?? {}) as { message?: string; statusText?: string };
  return createElement("pre", null, message || statusText || String(error));
}
