import type { AppError } from "~/platform/errors";

/** Refusals for which nobody's page can be shown again: who asks is signed out, or the database is away. */
const WITHOUT_PAGE = new Set([401, 503]);

/** What a failure's page says: a sentence in place of the status's own words, and what was typed. */
export interface TypedPage {
  sentence: string | null;
  typed: string | null;
}

/** Of requests whose form was not taken, in case its page cannot be shown again either. */
const unshown = new WeakMap<object, TypedPage>();

/** What to take along where an action's answer could not be shown, because its page failed as well. */
export function typedPageOf(context: object): TypedPage | undefined {
  return unshown.get(context);
}

/**
 * Throws the page of a refusal where the form's own page cannot be shown again to whoever sent it, with what they
 * typed to take along. Where it can, nothing is thrown; what was typed is kept until the page has been shown.
 *
 * @param failure a 404 with a code says that what the whole page is about is gone
 * @param typed what was typed, by what it is called; never a secret
 * @param context the request's own, which its loaders get too
 */
export function throwTypedPage(
  failure: AppError,
  typed: Readonly<Record<string, string>>,
  context: object,
): void {
  const { status, message, code } = failure;
  const isGone = status === 404 && code !== undefined;
  const text = asText(typed);
  if (isGone || WITHOUT_PAGE.has(status)) {
    throw Response.json({ sentence: status === 401 ? null : message, typed: text }, { status });
  }
  unshown.set(context, { sentence: status >= 500 ? message : null, typed: text });
}

function asText(typed: Readonly<Record<string, string>>): string | null {
  const written = Object.entries(typed).filter(([, text]) => text.trim() !== "");
  const [first] = written;
  if (!first) return null;
  return written.length === 1
    ? first[1]
    : written.map(([name, text]) => `${name}: ${text}`).join("\n");
}
