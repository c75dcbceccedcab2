import type { Response } from "express";
import { AppError } from "~/platform/errors";
import { OpenAtOnce } from "~/platform/open-at-once";
import { onceOver } from "~/platform/response-over.server";

/**
 * Requests for files of sites that one process answers at once. A browser opens six connections to
 * a site, or asks for a whole page of a hundred files at once where a proxy speaks HTTP/2; a network
 * is a household or an office.
 */
export const SITE_REQUESTS = { all: 2_000, visitor: 300 };

/** When to try again, in seconds: ordinary answers take less. */
const RETRY_SECONDS = 5;

/** Keeps count of the requests to sites that are being answered, until their readers have it all. */
export class RequestsAtOnce {
  readonly #open = new OpenAtOnce(SITE_REQUESTS);

  /**
   * Counts a request until its answer is sent or its connection gone.
   *
   * @param visitor who asks, as an opaque name
   * @throws {AppError} 429 when there are too many
   */
  count(response: Response, visitor: string): void {
    const leave = this.#open.enter({ visitor });
    if (!leave) throw tooMany();
    onceOver(response.req, response, leave);
  }
}

function tooMany(): AppError {
  const { all, visitor } = SITE_REQUESTS;
  const message = `Apps answer ${visitor} requests of one network at once, and ${all} in all; as many are open now. Please try again in ${RETRY_SECONDS} seconds.`;
  return new AppError(429, message, { code: "at_once", retryAfterSeconds: RETRY_SECONDS });
}
