import type { Request, Response } from "express";
import { AppError } from "~/platform/errors";
import { AT_ONCE, isWithin } from "~/platform/json-bounds";
import { OpenAtOnce } from "~/platform/open-at-once";
import { readBody } from "~/platform/request-body.server";
import type { Previews } from "./previews.server";
import { reportsSchema } from "./reports-schema";

/** What a page reports at once: in bytes, and in milliseconds until it has come. */
const REPORT = { bytes: 200_000, ms: 10_000 };
/** Reports that one process takes at once; a page sends one after the other. */
export const REPORTS_AT_ONCE = { all: 100, visitor: 20 };
/** When to try again, in seconds. */
const RETRY_SECONDS = 10;

/** Takes what pages of previews report into the terminals of their projects. */
export class PreviewReports {
  readonly #previews: Previews;
  readonly #open = new OpenAtOnce(REPORTS_AT_ONCE);

  constructor(previews: Previews) {
    this.#previews = previews;
  }

  /**
   * @param of.visitor who reports, as an opaque name
   * @throws {AppError} 408 too slow, 413 too large, 429 when too many are being sent
   */
  async take(
    request: Request,
    response: Response,
    { label, visitor }: { label: string; visitor: string },
  ): Promise<void> {
    if (request.method !== "POST") return void response.status(405).set("Allow", "POST").end();
    const entries = reportsSchema.safeParse(parseOrNull(await this.#read(request, visitor)));
    if (!entries.success) return void response.status(400).end();
    response.status((await this.#previews.report(label, entries.data)) ? 204 : 404).end();
  }

  async #read(request: Request, visitor: string): Promise<string> {
    const leave = this.#open.enter({ visitor });
    if (!leave) throw tooMany();
    try {
      return (await readBody(request, REPORT)).toString("utf8");
    } finally {
      leave();
    }
  }
}

function parseOrNull(text: string): unknown {
  try {
    return isWithin(text, AT_ONCE) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function tooMany(): AppError {
  const { visitor } = REPORTS_AT_ONCE;
  const message = `Pages of previews can send ${visitor} reports at once from one network. What the page does is not affected; try again in ${RETRY_SECONDS} seconds.`;
  return new AppError(429, message, { code: "at_once", retryAfterSeconds: RETRY_SECONDS });
}
