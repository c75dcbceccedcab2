import type { z } from "zod";
import { badRequest } from "./errors";

/** The content types in which forms arrive; RFC 9110 lets them be written in either case. */
const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i;

/**
 * Reads the form of a page.
 *
 * @throws {Response} 415 for a body that is no form, 400 for one that is broken or was cut short:
 *   what the sender did, so it is answered with a page and is no failure of ours
 */
export async function readForm(request: Request): Promise<FormData> {
  if (!FORM_TYPE.test(request.headers.get("Content-Type") ?? "")) throw refusal(415);
  try {
    return await request.formData();
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
