import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { checkAfterBody } from "~/platform/after-body.server";
import { AppError, badRequest, methodNotAllowed, tooLarge, unauthorized } from "~/platform/errors";
import { checkShape, decodeText, parseJson } from "~/platform/parse-json";
import type { Visitor } from "~/platform/visitor";
import { errorResponse } from "../requests/error-response.server";

/** What a handler of a JSON route receives. */
export interface ApiCall {
  request: Request;
  viewer: Viewer;
  /** Whom limits count. */
  visitor(): Promise<Visitor>;
  /** Counts an amount towards a budget. @throws {AppError} 429 when that is beyond it */
  spend: AppLoadContext["spend"];
  /** The network it comes from, whoever is signed in there. */
  network: Visitor;
  /** A route parameter; the route file guarantees that it exists. */
  param(name: string): string;
  /** What the shell knows of the request. */
  context: AppLoadContext;
}

type Handler = (call: ApiCall) => Promise<unknown>;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/**
 * Both halves of a JSON route. A handler's result is sent as JSON, nothing as 204, a failure as
 * `{error}` with its status; a method without a handler is a 405.
 *
 * @param elsewhere methods of this address that Express answers
 */
export function apiRoute(
  handlers: Partial<Record<Method, Handler>>,
  { elsewhere = [] }: { elsewhere?: Method[] } = {},
) {
  const answerMethod = (args: LoaderFunctionArgs | ActionFunctionArgs) => {
    const { method } = args.request;
    const handler = handlers[(method === "HEAD" ? "GET" : method) as Method];
    return handler ? answer(args, handler) : wrongMethod([...Object.keys(handlers), ...elsewhere]);
  };
  return { loader: answerMethod, action: answerMethod };
}

function wrongMethod(allowed: string[]): Response {
  const response = errorResponse(methodNotAllowed(allowed));
  response.headers.set("Allow", allowed.join(", "));
  return response;
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
  return parseJson(decodeText(await readBytes(request, maxBytes)), schema);
}

/** A body of more, in bytes, is put together while it comes: to do that at its end holds everybody up. */
const LARGE_BODY = 500_000;

/**
 * Reads a body as it was sent.
 *
 * @returns the bytes, in a buffer of their own
 * @throws {AppError} 400 cut short, 413 too large
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  const bytes =
    request.body && declared > LARGE_BODY && declared <= maxBytes
      ? await readAsItComes(request.body, declared)
      : new Uint8Array(await request.arrayBuffer().catch(throwCutShort));
  if (bytes.byteLength > maxBytes) {
    throw tooLarge(`That is more than ${Math.round(maxBytes / 1000)} kB; nothing was changed.`);
  }
  await checkAfterBody(request);
  return bytes;
}

/** Of a body whose length the server has seen to. */
async function readAsItComes(
  body: ReadableStream<Uint8Array>,
  length: number,
): Promise<Uint8Array> {
  const bytes = new Uint8Array(length);
  const reader = body.getReader();
  let at = 0;
  for (;;) {
    const { value } = await reader.read().catch(throwCutShort);
    if (!value) break;
    if (at + value.length > length) throwCutShort();
    bytes.set(value, at);
    at += value.length;
  }
  return at === length ? bytes : throwCutShort();
}

/** A sender who leaves in the middle is no failure of ours. @throws {AppError} 400 */
export function throwCutShort(): never {
  throw badRequest("The body ended before it was complete. Nothing was changed.");
}

/** Checks the query of an address. @throws {AppError} 400 with the first thing that is wrong */
export function parseQuery<Schema extends z.ZodTypeAny>(
  request: Request,
  schema: Schema,
): z.output<Schema> {
  return checkShape(Object.fromEntries(new URL(request.url).searchParams), schema);
}

/** The signed-in person of a call. @throws {AppError} 401 */
export function requireUser(viewer: Viewer) {
  if (!viewer.user) throw unauthorized();
  return viewer.user;
}

/** The administrator of a call. @throws {AppError} 401, 403 for everybody else */
export function requireAdminUser(viewer: Viewer) {
  const user = requireUser(viewer);
  if (!user.isAdmin) throw new AppError(403, "Only administrators can do that.");
  return user;
}

async function answer(args: LoaderFunctionArgs, handler: Handler): Promise<Response> {
  try {
    const result = await handler({
      request: args.request,
      viewer: await args.context.viewer(),
      visitor: args.context.visitor,
      spend: args.context.spend,
      network: args.context.network,
      param: (name) => args.params[name] ?? "",
      context: args.context,
    });
    if (result instanceof Response) return result;
    if (result === undefined) return new Response(null, { status: 204 });
    return Response.json(result, { headers: { "Cache-Control": "no-store" } });
  } catch (error) {
    if (error instanceof Response) return error;
    return errorResponse(error);
  }
}
