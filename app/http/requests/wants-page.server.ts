import type { Request } from "express";
import { routePath } from "./route-path.server";

/** Whether somebody opens or sends a page, and no program or script asks. */
export function wantsPage(request: Request): boolean {
  if (/^\/api(?:\/|$)/.test(routePath(request.path))) return false;
  return request.get("Accept")?.includes("text/html") ?? false;
}
