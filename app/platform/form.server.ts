import { setImmediate } from "node:timers/promises";
import type { z } from "zod";
import { badRequest } from "./errors";
import { readUrlEncoded } from "./url-encoded";

/** The content types in which forms arrive; RFC 9110 lets them be written in either case. */
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

const TEXT_FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
/** A form of texts alone is taken apart in slices from here on, in bytes: a file of a project in the plain workspace. */
const LARGE_FORM = 100_000;

/**
 * Reads the form of a page.
 *
 * @throws {Response} 415 for a body that is no form, 400 for one that is broken or was cut short:
 *   what the sender did, so it is answered with a page and is no failure of ours
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!FORM_TYPE.test(type)) throw refusal(415);
  const isLarge = Number(request.headers.get("Content-Length") ?? 0) > LARGE_FORM;
  try {
    if (!isLarge || !TEXT_FORM.test(type)) return await request.formData();
    return await readUrlEncoded(new Uint8Array(await request.arrayBuffer()), setImmediate);
  } catch {
    throw refusal(400);
  }
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
  form: FormData,
  schema: Schema,
  more: Record<string, unknown> = {},
): z.output<Schema> {
  const parsed = schema.safeParse({ ...Object.fromEntries(form), ...more });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join(".")] ??= message;
  throw badRequest(Object.values(fields)[0] ?? "", { fields });
}
