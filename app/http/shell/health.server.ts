import type { RequestHandler } from "express";
import { askDatabase } from "~/platform/database-health.server";
import { log } from "~/platform/log.server";

/** What the database said counts for so long, in milliseconds: whoever asks in a loop asks it ten times a second. */
const COUNTS_MS = 100;

/**
 * How long whoever asks waits for the answer, in milliseconds. A proxy does not mind; a loop that is answered at once
 * asks a thousand times a second, and everybody else waits for the half of them.
 */
export const HEALTH_MS = 25;

/** Has what comes after it wait for {@link HEALTH_MS}, in its sender's turn. */
export const answerLater: RequestHandler = (_request, _response, next) =>
  void setTimeout(next, HEALTH_MS);

/** Says whether the database answers. */
export function answerHealth(ask: () => Promise<unknown> = askDatabase): RequestHandler {
  let last: { at: number; answer: Promise<unknown> } | null = null;
  return async (_request, response) => {
    const now = performance.now();
    if (!last || now - last.at > COUNTS_MS) last = { at: now, answer: ask() };
    try {
      await last.answer;
      response.json({ status: "ok" });
    } catch (error) {
      log.error({ err: error }, "the database does not answer");
      response.status(503).json({ error: "The database does not answer." });
    }
  };
}
