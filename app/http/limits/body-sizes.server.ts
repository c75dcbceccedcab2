import type { RequestHandler } from "express";
import { AppError, tooLarge } from "~/platform/errors";
import { OTHER_BODIES } from "./acts";
import { findAct } from "./find-act.server";

/**
 * Refuses bodies that are too large (acts.ts) before a byte of them is read. A body without a
 * declared length is refused as well: its size cannot be known in time.
 */
export const limitBodySizes: RequestHandler = (request, _response, next) => {
  if (request.headers["transfer-encoding"] !== undefined) {
    return next(new AppError(411, "Send the body with a Content-Length."));
  }
  const length = Number(request.headers["content-length"] ?? 0);
  if (!(length > OTHER_BODIES)) return next();
  const limit = findAct(request)?.act.body ?? { bytes: OTHER_BODIES };
  if (length <= limit.bytes) return next();
  const toldOfLimit = `That is ${megabytes(length)}; this accepts ${megabytes(limit.bytes)}. Nothing was changed.`;
  next(tooLarge(limit.tooLarge ?? toldOfLimit));
};

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(bytes < 1_000_000 ? 2 : 1)} MB`;
}
