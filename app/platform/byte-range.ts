import type { Request, Response } from "express";

/** A part of a file; both ends belong to it. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a request asks for (RFC 9110, 14): players of video ask for one at a time,
 * and some take nothing else.
 *
 * @param size of the file in bytes
 * @param version its strong ETag, quotes included; null when it has none
 * @returns null for all of it, also where it changed since the first part, or several parts are asked
 *   for; "beyond" when nothing of it is there
 */
export function rangeOf(
  request: Request,
  size: number,
  version: string | null,
): ByteRange | "beyond" | null {
  if (request.method !== "GET") return null;
  const condition = request.headers["if-range"];
  if (condition !== undefined && (version === null || condition !== version)) return null;
  const ranges = request.range(size);
  if (ranges === -1) return "beyond";
  if (ranges === undefined || ranges === -2 || ranges.type !== "bytes") return null;
  const [range] = ranges;
  return range && ranges.length === 1 ? { start: range.start, end: range.end } : null;
}

/**
 * Begins an answer with a part of a file, or with all of it.
 *
 * @returns the part to send, or null when there is nothing more to send
 */
export function beginRange(
  request: Request,
  response: Response,
  { size, version }: { size: number; version: string | null },
): ByteRange | null {
  response.set("Accept-Ranges", "bytes");
  const range = rangeOf(request, size, version);
  if (range === "beyond") {
    response.removeHeader("Content-Type");
    response.set({ "Content-Range": `bytes */${size}`, "Cache-Control": "no-store" });
    response.status(416).end();
    return null;
  }
  const part = range ?? { start: 0, end: size - 1 };
  if (range) response.status(206).set("Content-Range", `bytes ${part.start}-${part.end}/${size}`);
  response.set("Content-Length", String(part.end - part.start + 1));
  return part;
}
