import path from "node:path";
import { flatRoutes } from "@remix-run/dev/dist/config/flat-routes.js";
import type { ServerBuild } from "@remix-run/node";
import type { AppClient } from "./app-client";

/** A method and the pattern of an address, e.g. "PUT /api/files/:id". */
export type RouteKey = string;

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Every address of the product with its methods, as the code has them: Express's from its routers,
 * Remix's from the route files. A Remix route does not say which methods it takes, so each one is
 * asked for something that nobody has.
 */
export async function listRoutes(asker: AppClient): Promise<RouteKey[]> {
  const keys = new Set(await expressRoutes());
  for (const pattern of remixPatterns()) {
    // A page takes forms, whatever the method; a call tells each method apart.
    const methods = pattern.startsWith("/api/") ? METHODS : METHODS.slice(0, 2);
    for (const method of methods) {
      const address = pattern.replaceAll(/:\w+/g, "nobodys");
      const { status } = await asker.request(method, address);
      if (status !== 405) keys.add(`${method} ${pattern}`);
    }
  }
  return [...keys].sort();
}

/** Routes for any method only say that a method is wrong. */
async function expressRoutes(): Promise<RouteKey[]> {
  const build = { routes: {} } as ServerBuild;
  const { createServer } = await import("../../app/http/shell/server.server");
  // Behind what counts the requests of a connection.
  const app = createServer({ build }).listeners("request").at(-1);
  const keysOf = (layer: Layer): RouteKey[] => {
    if (!layer.route) return (layer.handle.stack ?? []).flatMap(keysOf);
    const { path: pattern, methods } = layer.route;
    // Whatever Express does not know is handed to Remix.
    if (pattern === "*") return [];
    const named = Object.keys(methods).filter((method) => method !== "_all");
    return named.map((method) => `${method.toUpperCase()} ${pattern}`);
  };
  return (app as unknown as { _router: { stack: Layer[] } })._router.stack.flatMap(keysOf);
}

function remixPatterns(): string[] {
  const routes = flatRoutes(path.resolve("app"));
  const patternOf = (id: string): string => {
    const route = routes[id];
    if (!route || id === "root") return "";
    const above = patternOf(route.parentId ?? "root");
    return route.path ? `${above}/${route.path}` : above;
  };
  return (
    Object.keys(routes)
      .filter((id) => id !== "root")
      .map((id) => patternOf(id) || "/")
      // What is nowhere else is not there.
      .filter((pattern) => !pattern.endsWith("/*"))
  );
}
