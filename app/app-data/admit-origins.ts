import type { Request, Response } from "express";
import type { DataSpace } from "./collection-kinds";

/** Where records are asked for. */
export interface DataPlace {
  space: DataSpace;
  /** Whether the app's pages have no origin, so that even their own requests come from elsewhere. */
  isOpaque: boolean;
}

/**
 * What a packaged app's pages come from on a phone, Android and iPhone (docs/decisions/111). No page of the web has such an
 * origin, but one that a person runs on their own machine.
 */
const PHONE_ORIGINS = ["https://localhost", "capacitor://localhost"];

const METHODS = "GET, HEAD, POST, PUT, DELETE";
const HEADERS = "Content-Type, Authorization, If-Match, If-None-Match";

/**
 * Lets pages of an app that come from elsewhere read what is answered. It is said before anybody looks for the app: a
 * page could not read a refusal either, and would tell of a broken line.
 *
 * @returns true where a browser asked only whether it may ask, and is answered
 */
export function admitOrigins(request: Request, response: Response, place: DataPlace): boolean {
  response.set("Vary", "Origin");
  const isPhone = isOnPhone(request, place);
  if (isPhone) response.set("Access-Control-Allow-Origin", request.get("origin"));
  if (!place.isOpaque && !isPhone) return false;
  response.set({
    "Access-Control-Allow-Methods": METHODS,
    "Access-Control-Allow-Headers": HEADERS,
    "Access-Control-Expose-Headers": "ETag, Retry-After",
    "Access-Control-Max-Age": "600",
  });
  if (request.method !== "OPTIONS") return false;
  response.status(204).set("Cache-Control", "no-cache").end();
  return true;
}

/** Whether the published app asks from a phone that has it as a package. */
export function isOnPhone(request: Request, { space }: Pick<DataPlace, "space">): boolean {
  return space === "app" && PHONE_ORIGINS.includes(request.get("origin") ?? "");
}
