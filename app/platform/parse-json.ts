import { isUtf8 } from "node:buffer";
import type { z } from "zod";
import { badRequest, tooLarge } from "./errors";
import { groupDigits } from "./group-digits";
import { AT_ONCE, isWithin } from "./json-bounds";

/** @throws {AppError} 400 for bytes that are not UTF-8: replacing them would change what was sent */
export function decodeText(bytes: Uint8Array): string {
  if (!isUtf8(bytes)) throw badRequest("The body is not UTF-8 text. Nothing was changed.");
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  // A byte order mark is no part of a text.
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

/**
 * Parses JSON text against a schema.
 *
 * @param bounds how much it may hold; what may be parsed on the server's own thread when absent
 * @throws {AppError} 400 with the first thing that is wrong, 413 where it holds too much
 */
export function parseJson<Schema extends z.ZodTypeAny>(
  text: string,
  schema: Schema,
  bounds = AT_ONCE,
): z.output<Schema> {
  if (!isWithin(text, bounds)) {
    const { values, depth } = bounds;
    const limit = `at most ${groupDigits(values)} values, and ${depth} within each other`;
    throw tooLarge(`The JSON holds too much: ${limit}. Nothing was changed.`);
  }
  let value: unknown;
  try {
    value = text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    throw badRequest("The body is not valid JSON.");
  }
  return checkShape(value, schema);
}

/** Checks a value against a schema. @throws {AppError} 400 with the first thing that is wrong, and in `fields` with where it is */
export function checkShape<Schema extends z.ZodTypeAny>(
  value: unknown,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue?.path.join(".");
  const message = issue?.message ?? "The body is not what this address accepts.";
  if (!where) throw badRequest(message);
  const isPlain = !/^(required|invalid|expected)/i.test(message);
  throw badRequest(isPlain ? message : `${where}: ${message}`, { fields: { [where]: message } });
}
