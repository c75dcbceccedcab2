import type { ServerBuild } from "@remix-run/node";
import { AppError } from "~/platform/errors";
import { log } from "~/platform/log.server";
import { tellableFailure } from "~/platform/tellable-failure";
import { mapHandlers, type RouteHandler } from "../requests/route-handlers.server";

/**
 * The same build, with pages that answer a full disk with 507, a database that is away with 503, and
 * what to do. Remix makes a 500 of whatever is thrown and is no response, and no page should have to
 * think of it for itself.
 */
export function tellStorageFailures(build: ServerBuild): ServerBuild {
  return mapHandlers(build, (handler, { isPage }) => (isPage ? told(handler) : handler));
}

function told(handler: RouteHandler): RouteHandler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      const failure = error instanceof AppError ? null : tellableFailure(error);
      if (!failure) throw error;
      log.error({ err: error }, "a page could not read or store something");
      throw new Response(null, { status: failure.status });
    }
  };
}
