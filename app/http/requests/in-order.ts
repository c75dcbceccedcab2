import type { Request, RequestHandler, Response } from "express";

/**
 * One handler of several, each of which goes on to the next. Of each that Express is given by itself it looks whether it
 * is for a request's path, and writes its address anew: for what every request comes through that is as much as most of it does.
 */
export function inOrder(...handlers: readonly RequestHandler[]): RequestHandler {
  const run = (
    at: number,
    request: Request,
    response: Response,
    done: (error?: unknown) => void,
  ) => {
    const goOn = (error?: unknown) => {
      if (error || at + 1 === handlers.length) done(error);
      else run(at + 1, request, response, done);
    };
    try {
      handlers[at]?.(request, response, goOn);
    } catch (error) {
      done(error);
    }
  };
  return (request, response, next) => run(0, request, response, next);
}
