import type { Request } from "express";
import { AppError, badRequest } from "~/platform/errors";
import { isWithin } from "~/platform/json-bounds";
import { readBody } from "~/platform/request-body.server";
import { DATA_LIMITS } from "./collection-kinds";

/** How long a record may take to come, in milliseconds. */
const BODY_MS = 10_000;
/** What one record may hold: a form, a card, a row of a table. */
const BOUNDS = { values: 2_000, depth: 12 };

/**
 * What a request wants stored, as JSON of an object.
 *
 * @throws {AppError} 400 for anything else, 408 too slow, 413 too large, 415 where it does not call itself JSON
 */
export async function readRecordBody(request: Request): Promise<string> {
  // What a page elsewhere sends without asking first cannot call itself that.
  if (!/^application\/json\s*(?:;|$)/i.test(request.get("content-type") ?? "")) {
    throw new AppError(
      415,
      'Send a record as JSON, with the header "Content-Type: application/json".',
    );
  }
  const text = (
    await readBody(request, { bytes: DATA_LIMITS.bytesPerRecord, ms: BODY_MS })
  ).toString("utf8");
  const value = isWithin(text, BOUNDS) ? parseOrNull(text) : null;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw badRequest(
      `A record is one JSON object, such as {"name": "Ada"}, with at most ${BOUNDS.values.toLocaleString("en")} values. Nothing was stored.`,
    );
  }
  // Written anew: spaces, double names and broken characters do not stay.
  return JSON.stringify(value);
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
