import type { Request } from "express";
import { asksForWorker } from "./service-worker-tombstone";

/**
 * Whether a page of the product asks for a file as code of its own, or a browser for its worker. A
 * site below a path has no origin, so what its own pages ask for always comes from elsewhere.
 */
export function isProductsOwn(request: Request): boolean {
  if (asksForWorker(request)) return true;
  const isPage = /^(?:document|iframe|frame)$/.test(request.get("sec-fetch-dest") ?? "");
  return request.get("sec-fetch-site") === "same-origin" && !isPage;
}
