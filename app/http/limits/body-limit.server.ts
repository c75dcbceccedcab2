import type { RequestHandler } from "express";
import { AppError, tooLarge } from "~/platform/errors";
import { TOO_LARGE } from "~/uploads/upload-kinds";
import { refuse } from "../shell/refusal.server";
import { routePath } from "../shell/route-path.server";

/**
 * Largest body by path, in bytes, and what is said of a larger one where its size alone would
 * mislead; the first match counts. JSON escapes can double a text.
 */
const LIMITS: readonly (readonly [pattern: RegExp, bytes: number, sentence?: string])[] = [
  [/^\/api\/trial-projects\/[^/]+\/files\/sync$/, 24_000_000],
  // The same files, and the conversation.
  [/^\/api\/trial-projects\/[^/]+\/move-in$/, 32_000_000],
  [/^\/api\/projects\/[^/]+\/chat\/send$/, 4_000_000],
  // A screenshot of 5 MB as a data URL is 6.7 MB of JSON.
  [/^\/api\/projects\/[^/]+\/publish$/, 8_000_000],
  // The form around a file is some hundred bytes.
  [/^\/api\/upload$/, 11_000_000, `${TOO_LARGE}. Nothing was stored.`],
  // A plain form with a screenshot; one that is too large should still be told so on the page.
  [/^\/projects\/[^/]+$/, 12_000_000],
  [/^\/account\/avatar$/, 12_000_000, "A picture can have 5 MB at most. Nothing was changed."],
  [/^\/(?:api\/files\/|api\/projects\/[^/]+\/files$|projects\/)/, 4_000_000],
];
const DEFAULT_LIMIT = 256_000;

function limitOf(path: string) {
  const plain = routePath(path);
  return LIMITS.find(([pattern]) => pattern.test(plain)) ?? ([/^/, DEFAULT_LIMIT] as const);
}

/**
 * Refuses bodies that are too large before a byte of them is read. A body without a declared
 * length is refused as well: its size cannot be known in time.
 */
export const limitBody: RequestHandler = (request, response, next) => {
  if (request.headers["transfer-encoding"] !== undefined) {
    return refuse(
      request,
      response,
      next,
      new AppError(411, "Send the body with a Content-Length."),
    );
  }
  const length = Number(request.headers["content-length"] ?? 0);
  const [, limit, sentence] = limitOf(request.path);
  if (!(length > limit)) return next();
  const toldOfLimit = `That is ${megabytes(length)}; this accepts ${megabytes(limit)}. Nothing was changed.`;
  refuse(request, response, next, tooLarge(sentence ?? toldOfLimit));
};

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(bytes < 1_000_000 ? 2 : 1)} MB`;
}
