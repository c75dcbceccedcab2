import type { RequestHandler } from "express";
import { badRequest, methodNotAllowed } from "~/platform/errors";
import { sendError } from "./express-api.server";

/** What any address of the product may be asked with. */
const METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];

/**
 * Refuses what no page and no program of ours sends: unknown methods, and addresses with U+0000,
 * which PostgreSQL cannot even compare with.
 */
export const checkRequestLine: RequestHandler = (request, response, next) => {
  if (/%00|\0/.test(request.url)) {
    return sendError(response, badRequest("This address cannot be understood."));
  }
  if (METHODS.includes(request.method)) return next();
  response.set("Allow", METHODS.join(", "));
  sendError(response, methodNotAllowed(METHODS));
};
