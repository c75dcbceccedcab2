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

type Part = ComponentType<Record<string, unknown>>;
type Call = (given: Record<string, unknown>) => unknown;

/** A module of a route, as the framework has it. */
export interface RouteModule {
  default?: Part;
  Layout?: Part;
  ErrorBoundary?: Part;
  HydrateFallback?: Part;
  clientLoader?: Call & { hydrate?: boolean };
  clientAction?: Call;
  meta?: unknown;
  links?: unknown;
  handle?: object;
  shouldRevalidate?: RouteObject["shouldRevalidate"];
}

let root: Root | undefined;

/**
 * Shows an app in the whole document, which its root draws.
 *
 * @param table what `app/routes.ts` says
 * @param modules modules of routes by their files, "routes/home.tsx"
 */
export async function startRouter(
  rootModule: RouteModule,
  table: RouteEntry[] | Promise<RouteEntry[]>,
  modules: Record<string, RouteModule>,
): Promise<void> {
  const children = (await table).map((entry) => routeOf(entry, modules));
  const router = createBrowserRouter([{ ...rootOf(rootModule), children }]);
  root ??= createRoot(document as unknown as Element);
  root.render(createElement(RouterProvider, { router }));
}

function routeOf(entry: RouteEntry, modules: Record<string, RouteModule>): RouteObject {
  const file = entry.file.replace(/^\.\//, "");
  const module = modules[file] ?? modules[`${file}.tsx`] ?? modules[`${file}.jsx`];
  if (!module) throw new Error(`app/routes.ts names ${entry.file}, which is not in the app.`);
  const { path, caseSensitive, children = [] } = entry;
  const shared = {
    ...partsOf(module),
    id: entry.id ?? file.replace(/\.[^./]+$/, ""),
    ...(path === undefined ? {} : { path }),
    ...(caseSensitive ? { caseSensitive } : {}),
  };
  if (entry.index) return { ...shared, index: true };
  return { ...shared, children: children.map((one) => routeOf(one, modules)) };
}

/** Root draws its parts in the document that its layout is. */
function rootOf(module: RouteModule): Omit<RouteObject, "children" | "index"> {
  const within = (part: Part | undefined) => {
    const { Layout } = module;
    if (!part || !Layout) return part;
    return (given: Record<string, unknown>) =>
      createElement(Layout, given, createElement(part, given));
  };
  return {
    id: "root",
    ...partsOf({
      ...module,
      default: within(module.default) ?? Nothing,
      ErrorBoundary: within(module.ErrorBoundary ?? Failure) ?? Failure,
      HydrateFallback: within(module.HydrateFallback ?? Nothing) ?? Nothing,
    }),
  };
}

function partsOf(module: RouteModule): Omit<RouteObject, "children" | "index"> {
  const { clientLoader, clientAction, shouldRevalidate } = module;
  const parts: Omit<RouteObject, "children" | "index"> = {
    handle: { ...module.handle, shown: module },
    ...(module.default ? { Component: given(module.default) } : {}),
    ...(module.ErrorBoundary ? { ErrorBoundary: given(module.ErrorBoundary, true) } : {}),
    ...(module.HydrateFallback ? { HydrateFallback: given(module.HydrateFallback) } : {}),
    ...(shouldRevalidate ? { shouldRevalidate } : {}),
  };
  // No server made data before.
  const serverLoader = () => Promise.resolve(undefined);
  if (clientLoader) parts.loader = (args) => clientLoader({ ...args, serverLoader }) ?? null;
  if (clientAction) {
    parts.action = (args) => clientAction({ ...args, serverAction: serverLoader }) ?? null;
  }
  return parts;
}

const known = new WeakMap<Part, ComponentType>();

/** A component with what the framework gives to it; for the same one always the same. */
function given(part: Part, isForError = false): ComponentType {
  const made = known.get(part);
  if (made) return made;
  const whole: ComponentType = () => {
    const props = {
      params: useParams(),
      matches: useMatches(),
      loaderData: useLoaderData(),
      actionData: useActionData(),
    };
    return isForError
      ? createElement(WithError, { part, props })
      : createElement(part, props as Record<string, unknown>);
  };
  known.set(part, whole);
  return whole;
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
