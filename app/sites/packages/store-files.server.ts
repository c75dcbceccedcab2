import { existsSync } from "node:fs";
import path from "node:path";
import type { Request, Response } from "express";
import { STORE_FOLDER } from "./store.server";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const NAME = /^[a-f0-9]{12}\/(?:development|production|hot)\/[\w@-]+\.js$/;

/** Sends a module of the package store, compressed ahead of time. @param name below the store */
export function sendStoreFile(request: Request, response: Response, name: string): void {
  const file = path.join(STORE_FOLDER, name);
  if (!NAME.test(name) || !existsSync(file)) {
    response.status(404).type("text").send("Not found");
    return;
  }
  // The same for everybody, and needed from opaque origins.
  response.set("Access-Control-Allow-Origin", "*").vary("Accept-Encoding").type("js");
  const encoding = request.acceptsEncodings(["br", "gzip", "identity"]);
  const ending = encoding === "br" ? ".br" : encoding === "gzip" ? ".gz" : "";
  const packed = ending !== "" && existsSync(file + ending);
  if (packed) response.set("Content-Encoding", String(encoding));
  response.sendFile(packed ? file + ending : file, { immutable: true, maxAge: YEAR_MS });
}
