import type { Request, RequestHandler } from "express";
import { AppError, tooLarge } from "~/platform/errors";
import { OTHER_BODIES } from "./acts";
import { findAct } from "./find-act.server";
import { type Act, FILE_BODY } from "./rates/act";

/** A form whose fields are texts alone. */
const TEXT_FORM = /^\s*application\/x-www-form-urlencoded\b/i;

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
  const limit = bodyLimit(request);
  if (length <= limit.bytes) return next();
  const toldOfLimit = `That is ${megabytes(length)}; this accepts ${megabytes(limit.bytes)}. Nothing was changed.`;
  next(tooLarge(limit.tooLarge ?? toldOfLimit));
};

/**
 * What an act takes more of comes in parts, such as pictures, which are read as they come. A form of texts alone is
 * taken apart whole, in one go, which nobody else may have to wait for.
 */
function bodyLimit(request: Request): NonNullable<Act["body"]> {
  const limit = findAct(request)?.act.body ?? { bytes: OTHER_BODIES };
  if (!TEXT_FORM.test(request.headers["content-type"] ?? "")) return limit;
  return { ...limit, bytes: Math.min(limit.bytes, FILE_BODY) };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(bytes < 1_000_000 ? 2 : 1)} MB`;
}
