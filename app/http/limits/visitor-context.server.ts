import type { AppLoadContext } from "@remix-run/node";
import type { Request, Response } from "express";
import type { Viewer } from "~/accounts/viewer.server";
import type { Visitor } from "~/platform/visitor";
import type { ActName } from "./acts";
import { countAct } from "./rate-limits.server";
import { viewerOf, visitorOf } from "./visitor.server";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** Who is asking: one look-up, which the limits of this request share. */
    viewer(): Promise<Viewer>;
    /** Whom limits count. */
    visitor(): Promise<Visitor>;
    /**
     * Counts an act that the form of a page turned out to be.
     *
     * @throws {AppError} 429 with `Retry-After`, for the page to tell
     */
    countAct(name: ActName): Promise<void>;
  }
}

/** What loaders and actions know of whoever sent the request. */
export function visitorContext(
  request: Request,
  response: Response,
): Pick<AppLoadContext, "viewer" | "visitor" | "countAct"> {
  return {
    viewer: () => viewerOf(request),
    visitor: () => visitorOf(request),
    countAct: (name) => countAct(name, { request, response }),
  };
}
