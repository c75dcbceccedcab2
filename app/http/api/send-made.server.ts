import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";
import { log } from "~/platform/log.server";
import { endStalledReader } from "~/platform/stream-reader.server";

/** Sends a file to be kept while it is made. @param file its name, with its ending, and its type */
export async function sendMade(
  request: Request,
  response: Response,
  file: { name: string; type: string },
  open: () => Readable,
): Promise<void> {
  response.set({
    "Content-Type": file.type,
    "Content-Disposition": `attachment; filename="${file.name}"`,
    "Cache-Control": "private, no-store",
  });
  if (request.method === "HEAD") return void response.end();
  endStalledReader(response);
  await pipeline(open(), response).catch((error: NodeJS.ErrnoException) => {
    // Its reader sees that it is cut off; whoever has left does not mind.
    if (error.code === "ERR_STREAM_PREMATURE_CLOSE") return;
    log.error({ err: error }, "a download was not sent to its end");
  });
}
