import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { isDiskFull } from "~/platform/full-disk";
import { log } from "~/platform/log.server";

type Handler = (args: ActionFunctionArgs & LoaderFunctionArgs) => unknown;

/**
 * The same build, with pages that answer a full disk with 507 and what to do. Remix makes a 500 of
 * whatever is thrown and is no response, and no page should have to think of it for itself.
 */
export function tellFullDisk(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { default: page, loader, action } = route.module;
    if (!page) return [id, route] as const;
    const module = {
      ...route.module,
      ...(loader ? { loader: told(loader as Handler) } : {}),
      ...(action ? { action: told(action as Handler) } : {}),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

function told(handler: Handler): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
      log.error({ err: error }, "a page had no room to store something");
      throw new Response(null, { status: 507 });
    }
  };
}
