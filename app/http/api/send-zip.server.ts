import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";
import { log } from "~/platform/log.server";
import { endStalledReader } from "~/platform/stream-reader.server";

/** Sends a ZIP while it is made. @param name of the file, without its ending */
export async function sendZip(
  request: Request,
  response: Response,
  name: string,
  open: () => Readable,
): Promise<void> {
  response.set({
    "Content-Type": "application/zip",
    "Content-Disposition": `attachment; filename="${name}.zip"`,
    "Cache-Control": "private, no-store",
  });
  if (request.method === "HEAD") return void response.end();
  endStalledReader(response);
  await pipeline(open(), response).catch((error: NodeJS.ErrnoException) => {
    // Its reader sees that it is cut off; whoever has left does not mind.
    if (error.code === "ERR_STREAM_PREMATURE_CLOSE") return;
    log.error({ err: error }, "an export was not sent to its end");
  });
}
