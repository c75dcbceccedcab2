import type { RequestHandler } from "express";

/**
 * How long whoever asked too often waits to be told so, in milliseconds. A person does not notice; a loop that is told
 * at once asks five hundred times a second, and everybody else waits for the half of them.
 */
export const REFUSED_MS = 50;

/** Has answers of 429 end later, in their senders' turns. */
export const refuseLater: RequestHandler = (_request, response, next) => {
  const end = response.end.bind(response) as (...given: unknown[]) => typeof response;
  response.end = (...given: unknown[]) => {
    if (response.statusCode !== 429) return end(...given);
    setTimeout(() => end(...given), REFUSED_MS);
    return response;
  };
  next();
};
