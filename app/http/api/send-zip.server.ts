import type { Readable } from "node:stream";
import type { Request, Response } from "express";
import { sendMade } from "./send-made.server";

/** Sends a ZIP while it is made. @param name of the file, without its ending */
export function sendZip(
  request: Request,
  response: Response,
  name: string,
  open: () => Readable,
): Promise<void> {
  return sendMade(request, response, { name: `${name}.zip`, type: "application/zip" }, open);
}
