import type { Request } from "express";
import { AppError, badRequest, tooLarge } from "~/platform/errors";
import { groupDigits } from "~/platform/group-digits";
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
  const bytes = await readBody(request, { bytes: DATA_LIMITS.bytesPerRecord, ms: BODY_MS });
  const value = parseOrNull(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw badRequest(
      `A record is one JSON object in UTF-8, such as {"name": "Ada"}, with at most ${groupDigits(BOUNDS.values)} values. Nothing was stored.`,
    );
  }
  // Written anew: spaces and double names do not stay.
  const record = JSON.stringify(value);
  // 1e20 becomes five times as long.
  if (Buffer.byteLength(record) > DATA_LIMITS.bytesPerRecord) {
    throw tooLarge(
      `This takes records of up to ${DATA_LIMITS.bytesPerRecord / 1_000} kB, with every number written out. Nothing was stored.`,
    );
  }
  return record;
}

function parseOrNull(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return isWithin(text, BOUNDS) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
