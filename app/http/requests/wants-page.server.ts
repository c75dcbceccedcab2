import type { Request } from "express";
import { routePath } from "./route-path.server";

/** Whether what asks shows pages. */
export function readsPages(request: Request): boolean {
  return request.get("Accept")?.includes("text/html") ?? false;
}

/** Whether somebody opens or sends a page, and no program or script asks. */
export function wantsPage(request: Request): boolean {
  return !/^\/api(?:\/|$)/.test(routePath(request.path)) && readsPages(request);
}
