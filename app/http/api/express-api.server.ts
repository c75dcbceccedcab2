import type { Request, RequestHandler, Response } from "express";
import type { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { askAfterBody, checkAfterBody } from "~/platform/after-body.server";
import { methodNotAllowed } from "~/platform/errors";
import { decodeText, parseJson } from "~/platform/parse-json";
import { countBodyDuring } from "../limits/bodies-in-flight.server";
import { requireSameViewer, viewerOf } from "../limits/visitor.server";
import { sendError } from "../requests/error-response.server";
import { throwCutShort } from "./api-route.server";

/** What an Express-owned API handler receives. */
export interface ExpressCall {
  request: Request;
  response: Response;
  viewer: Viewer;
  projectId: string;
}

/** Wraps an API handler that Express owns: who is asking, and failures as JSON. */
export function expressApi(handler: (call: ExpressCall) => Promise<void>): RequestHandler {
  return async (request, response) => {
    try {
      const viewer = await viewerOf(request);
      askAfterBody(request, () => requireSameViewer(request));
      const call = { request, response, viewer, projectId: request.params.id ?? "" };
      await countBodyDuring(response, handler(call));
    } catch (error) {
      sendError(response, error);
    }
  };
}

/** Refuses every method that no earlier route of this path took. */
export function otherMethods(allowed: string): RequestHandler {
  return (_request, response) => {
    response.set("Allow", allowed);
    sendError(response, methodNotAllowed([allowed]));
  };
}

/** Reads and checks a JSON body on a route that Express owns. @throws {AppError} 400 */
export async function readExpressJson<Schema extends z.ZodTypeAny>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const bytes = await readBody(request);
  return parseJson(decodeText(bytes), schema);
}

/** Reads the fields of a form on a route that Express owns. @throws {AppError} 400 */
export async function readExpressForm(request: Request): Promise<URLSearchParams> {
  const bytes = await readBody(request);
  return new URLSearchParams(decodeText(bytes));
}

/**
 * Never more than the request declares, and that was looked at (body-sizes.server.ts). By events:
 * reading as a loop costs a save three times as much.
 */
async function readBody(request: Request): Promise<Buffer> {
  const bytes = await collect(request).catch(throwCutShort);
  await checkAfterBody(request);
  return bytes;
}

function collect(request: Request): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
    // The sender of a request that nobody listened to yet leaves without an error.
    const leave = () => request.readableEnded || reject(new Error("The sender left."));
    if (request.destroyed) leave();
    else request.once("close", leave);
  });
}

/** Answers with JSON, past Express's own way: it parses content types and hashes what nobody keeps. */
export function sendJson(response: Response, value: unknown): void {
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.end(JSON.stringify(value));
}
