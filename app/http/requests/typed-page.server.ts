import type { AppError } from "~/platform/errors";

/** Refusals for which nobody's page can be shown again: who asks is signed out, or the database is away. */
const WITHOUT_PAGE = new Set([401, 503]);

/**
 * Throws the page of a refusal where the form's own page cannot be shown again to whoever sent it, with what they
 * typed to take along. Does nothing where it can.
 *
 * @param failure a 404 with a code says that what the whole page is about is gone
 * @param typed what was typed, by what it is called; never a secret
 */
export function throwTypedPage(failure: AppError, typed: Readonly<Record<string, string>>): void {
  const { status, message, code } = failure;
  const isGone = status === 404 && code !== undefined;
  if (!isGone && !WITHOUT_PAGE.has(status)) return;
  const sentence = status === 401 ? null : message;
  throw Response.json({ sentence, typed: asText(typed) }, { status });
}

function asText(typed: Readonly<Record<string, string>>): string | null {
  const written = Object.entries(typed).filter(([, text]) => text.trim() !== "");
  const [first] = written;
  if (!first) return null;
  return written.length === 1
    ? first[1]
    : written.map(([name, text]) => `${name}: ${text}`).join("\n");
}
