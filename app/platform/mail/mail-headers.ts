import { z } from "zod";
import type { Mail } from "./mailer";

/** The longest subject, in characters; programs show some 70 of them. */
const SUBJECT_LENGTH = 200;
/** RFC 5322 lets a line have 998 characters, its name among them. */
const VALUE_LENGTH = 900;
/**
 * What ends a line anywhere, or hides in one: controls, and Unicode's own ends of lines and
 * paragraphs, and what turns the direction of a text round.
 */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;
/** Headers that say who writes to whom and what the body is. */
const MAILERS_OWN =
  /^(?:(?:resent-)?(?:to|cc|bcc|from|sender|date|message-id)|reply-to|return-path|subject|mime-version|received|dkim-signature|content-.*)$/i;

const addressSchema = z.string().max(254).email();

/** Whether this is one address and nothing else: no name, no list, no second line. */
export function isMailAddress(text: string): boolean {
  return addressSchema.safeParse(text).success;
}

/** A text as one line of at most so many characters. */
export function oneLine(text: string, length: number): string {
  const line = text.replaceAll(BREAKS, " ").replaceAll(/ {2,}/g, " ").trim();
  const characters = [...line];
  return characters.length > length ? `${characters.slice(0, length - 1).join("")}…` : line;
}

/** The headers of a mail that its writer chooses: each one line, and none that is the mailer's own. */
export function safeHeaders({ subject, headers = {} }: Pick<Mail, "subject" | "headers">): {
  subject: string;
  headers: Record<string, string>;
} {
  const kept = Object.entries(headers).filter(
    ([name]) => HEADER_NAME.test(name) && !MAILERS_OWN.test(name),
  );
  return {
    subject: oneLine(subject, SUBJECT_LENGTH),
    headers: Object.fromEntries(kept.map(([name, value]) => [name, oneLine(value, VALUE_LENGTH)])),
  };
}
