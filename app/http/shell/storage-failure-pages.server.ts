import type { ServerBuild } from "@remix-run/node";
import { AppError } from "~/platform/errors";
import { log } from "~/platform/log.server";
import { tellableFailure } from "~/platform/tellable-failure";
import { mapHandlers, type RouteHandler } from "../requests/route-handlers.server";
import { typedPageOf } from "../requests/typed-page.server";

/**
 * The same build, with pages that answer a full disk with 507, a database that is away with 503, and
 * what to do. Remix makes a 500 of whatever is thrown and is no response, and no page should have to
 * think of it for itself. A page that fails after its form did gives back what was typed into that.
 */
export function tellStorageFailures(build: ServerBuild): ServerBuild {
  return mapHandlers(build, (handler, { isPage }) => (isPage ? told(handler) : handler));
}

function told(handler: RouteHandler): RouteHandler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (error instanceof Response) throw error;
      const failure = error instanceof AppError ? null : tellableFailure(error);
      const typed = typedPageOf(args.context);
      if (!failure && !typed) throw error;
      log.error({ err: error }, "a page could not read or store something");
      const status = failure?.status ?? 500;
      throw typed ? Response.json(typed, { status }) : new Response(null, { status });
    }
  };
}
