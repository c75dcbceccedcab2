import type { Request, Response } from "express";

/** Where programs look for a server, by custom. */
const API = /^\/api(?:\/|$)/;

/**
 * Whether a request is a program's, for data, and not a person's for a page: an app that is answered with
 * its own page says "Unexpected token <", and nobody knows why.
 *
 * @param path below the site's root
 */
export function asksForData(request: Request, path: string): boolean {
  if (API.test(path) || isJson(request.get("content-type"))) return true;
  const isNavigation = request.get("sec-fetch-mode") === "navigate";
  return !isNavigation && isJson(request.get("accept"));
}

function isJson(type: string | undefined): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(type ?? "");
}

/** Says that nothing answers there, and why, in the form that was asked for. */
export function sendNoData(response: Response, path: string): void {
  const error = `This app runs in the browser alone; nothing answers ${path} here. Keep data in the browser or in a collection (@sayso/data/…), or call a service that has an address of its own.`;
  response.status(404).set("Cache-Control", "no-store").json({ error });
}

/** Says to a program that there is no app any more whose records it could ask for. */
export function sendNoApp(response: Response): void {
  const error = "There is no app here. Nothing was stored.";
  response.status(404).set("Cache-Control", "no-store").json({ error });
}
