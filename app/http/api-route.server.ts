import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { readViewer, type Viewer } from "~/accounts/viewer.server";
import { AppError, badRequest, tooLarge, unauthorized } from "~/platform/errors";
import { errorResponse } from "./error-response.server";

/** What a handler of a JSON route receives. */
export interface ApiCall {
  request: Request;
  viewer: Viewer;
  /** A route parameter; the route file guarantees that it exists. */
  param(name: string): string;
}

type Handler = (call: ApiCall) => Promise<unknown>;
type Method = "POST" | "PUT" | "PATCH" | "DELETE";

/** A GET route that answers JSON: whatever the handler returns, or `{error}` with its status. */
export function apiLoader(handler: Handler) {
  return (args: LoaderFunctionArgs) => answer(args, handler);
}

/** The state-changing methods of a JSON route; any other method is a 405. */
export function apiAction(handlers: Partial<Record<Method, Handler>>) {
  return (args: ActionFunctionArgs) => {
    const handler = handlers[args.request.method as Method];
    if (handler) return answer(args, handler);
    const allow = Object.keys(handlers).join(", ");
    const error = new AppError(405, `This address accepts ${allow}.`);
    const response = errorResponse(error);
    response.headers.set("Allow", allow);
    return response;
  };
}

/**
 * Reads and checks a JSON body.
 *
 * @param maxBytes refused with 413 above it
 * @throws {AppError} 400 malformed or not matching, 413 too large
 */
export async function readJson<Schema extends z.ZodTypeAny>(
  request: Request,
  schema: Schema,
  maxBytes = 256_000,
): Promise<z.output<Schema>> {
  const text = await request.text();
  if (text.length > maxBytes) {
    throw tooLarge(`That is more than ${Math.round(maxBytes / 1000)} kB; nothing was changed.`);
  }
  return parseJson(text, schema);
}

/** Parses JSON text against a schema. @throws {AppError} 400 with the first thing that is wrong */
export function parseJson<Schema extends z.ZodTypeAny>(
  text: string,
  schema: Schema,
): z.output<Schema> {
  let value: unknown;
  try {
    value = text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    throw badRequest("The body is not valid JSON.");
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue?.path.join(".");
  const message = issue?.message ?? "The body is not what this address accepts.";
  throw badRequest(
    where && /^(required|invalid|expected)/i.test(message) ? `${where}: ${message}` : message,
  );
}

/** The signed-in person of a call. @throws {AppError} 401 */
export function requireUser(viewer: Viewer) {
  if (!viewer.user) throw unauthorized();
  return viewer.user;
}

async function answer(args: LoaderFunctionArgs, handler: Handler): Promise<Response> {
  try {
    const result = await handler({
      request: args.request,
      viewer: await readViewer(args.request),
      param: (name) => args.params[name] ?? "",
    });
    if (result instanceof Response) return result;
    if (result === undefined) return new Response(null, { status: 204 });
    return Response.json(result, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    if (error instanceof Response) return error;
    return errorResponse(error);
  }
}
