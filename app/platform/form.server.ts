import { setImmediate } from "node:timers/promises";
import { MIMEType } from "node:util";
import type { z } from "zod";
import { checkAfterBody } from "./after-body.server";
import { AppError, badRequest } from "./errors";
import { readUrlEncoded } from "./url-encoded";

/** The content types in which forms arrive; RFC 9110 lets them be written in either case. */
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

const TEXT_FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
/**
 * Fields and files of a form. The largest of ours have some hundred; a form of 9 MB can have 180,000, which held everybody
 * up for a second and more.
 */
const MOST_FIELDS = 2_000;

const NO_BOUNDARY =
  "This form could not be understood. Nothing was changed. Its Content-Type does not say where its parts end (the boundary): please send it again.";

/**
 * Reads the form of a page.
 *
 * @throws {Response} 415 for a body that is no form, 400 for one that is broken or was cut short:
 *   what the sender did, so it is answered with a page and is no failure of ours; 401 for one who was signed out meanwhile
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await parseForm(request);
  await checkAfterBody(request).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw Response.json({ sentence: error.message }, { status: error.status });
  });
  return form;
}

async function parseForm(request: Request): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!FORM_TYPE.test(type)) throw refusal(415);
  try {
    const body = new Uint8Array(await request.arrayBuffer());
    if (TEXT_FORM.test(type)) {
      return await readUrlEncoded(body, { between: setImmediate, most: MOST_FIELDS });
    }
    requireFewParts(body, type);
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch (error) {
    throw error instanceof Response ? error : refusal(400);
  }
}

/** @throws {RangeError} for more parts than a form has */
function requireFewParts(body: Uint8Array, type: string): void {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const edge = Buffer.from(`--${boundaryOf(type)}\r\n`);
  let parts = 0;
  for (let at = bytes.indexOf(edge); at >= 0; at = bytes.indexOf(edge, at + edge.length)) {
    parts += 1;
    if (parts > MOST_FIELDS) throw new RangeError("No form has so many parts.");
  }
}

/** What stands between the parts, as whoever takes them apart reads it. @throws {Response} 400 where that is not said */
function boundaryOf(type: string): string {
  try {
    const boundary = new MIMEType(type).params.get("boundary");
    if (boundary) return boundary;
  } catch {
    // Told below.
  }
  throw Response.json({ sentence: NO_BOUNDARY }, { status: 400 });
}

function refusal(status: 400 | 415): Response {
  return new Response(null, { status });
}

/**
 * Checks the fields of a form.
 *
 * @param more values beside those of the form, or in their place
 * @throws {AppError} 400 with what is wrong with each field
 */
export function checkFields<Schema extends z.ZodTypeAny>(
  form: FormData | URLSearchParams,
  schema: Schema,
  more: Record<string, unknown> = {},
): z.output<Schema> {
  const parsed = schema.safeParse({ ...Object.fromEntries(form), ...more });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join(".")] ??= message;
  throw badRequest(Object.values(fields)[0] ?? "", { fields });
}
