import type { ServerBuild } from "@remix-run/node";
import { isDiskFull } from "~/platform/full-disk";
import { log } from "~/platform/log.server";
import { mapHandlers, type RouteHandler } from "../requests/route-handlers.server";

/**
 * The same build, with pages that answer a full disk with 507 and what to do. Remix makes a 500 of
 * whatever is thrown and is no response, and no page should have to think of it for itself.
 */
export function tellFullDisk(build: ServerBuild): ServerBuild {
  return mapHandlers(build, (handler, { isPage }) => (isPage ? told(handler) : handler));
}

function told(handler: RouteHandler): RouteHandler {
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
