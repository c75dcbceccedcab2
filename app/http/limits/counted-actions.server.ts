import type { ServerBuild } from "@remix-run/node";
import { askAfterBody } from "~/platform/after-body.server";
import { mapHandlers } from "../requests/route-handlers.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Keeps the request's body counted until this work is done. */
    countBodyDuring<Result>(work: Promise<Result>): Promise<Result>;
  }
}

/**
 * Remix no longer waits for an action when its reader has left, but the action goes on, and what it
 * read is still there: its body stays counted until it is really done.
 */
export function countBodiesDuringActions(build: ServerBuild): ServerBuild {
  return mapHandlers(build, (handler, { kind }) =>
    kind === "action"
      ? (args) => args.context.countBodyDuring(Promise.resolve(handler(args)))
      : handler,
  );
}

/** Actions that read a body hear when its sender was signed out while it came. */
export function lookAgainAfterBodies(build: ServerBuild): ServerBuild {
  return mapHandlers(build, (handler, { kind }) =>
    kind === "action"
      ? (args) => {
          askAfterBody(args.request, () => args.context.requireSameViewer());
          return handler(args);
        }
      : handler,
  );
}

/** The loaders of the page that answers a form ask anew who is there, since its action may have changed that. */
export function lookAgainAfterActions(build: ServerBuild): ServerBuild {
  return mapHandlers(build, (handler, { kind }) =>
    kind === "action"
      ? async (args) => {
          try {
            return await handler(args);
          } finally {
            args.context.forgetViewer();
          }
        }
      : handler,
  );
}
