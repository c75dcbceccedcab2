import type { RequestHandler } from "express";
import { askDatabase } from "~/platform/database-health.server";
import { log } from "~/platform/log.server";

/** What the database said counts for so long, in milliseconds: whoever asks in a loop asks it ten times a second. */
const COUNTS_MS = 100;

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
