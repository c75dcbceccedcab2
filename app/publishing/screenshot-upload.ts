import { badRequest } from "~/platform/errors";
import { screenshotProblem } from "./screenshot-rules";

/** A picture as it came, with what it was called; nothing of it is trusted yet. */
export interface ScreenshotUpload {
  bytes: Uint8Array;
}

/**
 * Reads the `screenshotUrl` of a publish call: a data URL. Anything else has no bytes, and is then
 * a picture that cannot be processed; addresses are never fetched.
 *
 * @throws {AppError} 400 not an image, or too large
 */
export function readScreenshotUrl(url: string | null | undefined): ScreenshotUpload | null {
  if (!url) return null;
  const comma = url.indexOf(",");
  const head = /^data:([^;,]*)(?:;[^;,]*)*$/i.exec(url.slice(0, Math.max(0, comma)));
  if (!head) return { bytes: new Uint8Array() };
  const bytes = Buffer.from(url.slice(comma + 1), "base64");
  return checkUpload({ type: (head[1] ?? "").toLowerCase(), size: bytes.length }, bytes);
}

/**
 * Reads the file of a plain form.
 *
 * @returns null when none was chosen
 * @throws {AppError} 400 not an image, or too large
 */
export async function readScreenshotFile(
  entry: FormDataEntryValue | null,
): Promise<ScreenshotUpload | null> {
  if (entry === null || typeof entry === "string" || entry.size === 0) return null;
  checkUpload(entry, new Uint8Array());
  return { bytes: new Uint8Array(await entry.arrayBuffer()) };
}

function checkUpload(file: { type: string; size: number }, bytes: Uint8Array): ScreenshotUpload {
  const problem = screenshotProblem(file);
  if (problem) throw badRequest(problem, { fields: { screenshot: problem } });
  return { bytes };
}
