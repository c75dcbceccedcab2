import { newSecret } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import { AppError, badRequest } from "~/platform/errors";
import { sha256 } from "~/platform/hash.server";
import { mailer } from "~/platform/mail/mail.server";
import type { Mailer } from "~/platform/mail/mailer";
import { safeReturnPath } from "~/platform/urls";
import type { Admission } from "../registration/admission.server";
import { writeLinkMail } from "./link-mail.server";
import { LINK_MINUTES } from "./mailed-link-rules";

/** A link as it is asked for. */
export interface LinkRequest {
  /** In lower case (`emailSchema`). */
  email: string;
  /** The account that the address shall be added to; null for a link that signs in. */
  userId: string | null;
  /** A path of ours to go on at. */
  returnTo: string;
  /** The browser that asks, in words: "Firefox on Linux". */
  askedIn: string;
  /** What that browser was let in by, where accounts are by invitation. */
  admission?: Admission | null;
}

/** A link that was opened and has not been used. */
export interface OpenLink extends LinkRequest {
  admission: Admission | null;
  /** ISO 8601. */
  askedAt: string;
}

/**
 * Mails a link that works once. Whether there is an account with that address makes no difference
 * to what happens here, so nobody learns it by asking.
 *
 * @throws {AppError} 503 when the mail could not be sent, 400 when no mail can reach that address
 */
export async function mailLink(request: LinkRequest, via: Mailer = mailer): Promise<void> {
  const secret = newSecret();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + LINK_MINUTES * 60 * 1000);
  await db.signInLink.create({
    data: { id: sha256(secret), ...request, createdAt: now, expiresAt },
  });
  const outcome = await via.send(writeLinkMail(request, { secret, now }));
  if (outcome === "sent") return;
  await db.signInLink.deleteMany({ where: { id: sha256(secret) } });
  if (outcome === "refused") {
    throw badRequest("No mail can be sent to this address. Please check it for a typing mistake.", {
      fields: { email: "No mail can be sent to this address. Please check it." },
    });
  }
  throw new AppError(
    503,
    "The mail could not be sent just now. Nothing was changed; please try again in a minute, or choose another way.",
    { code: "mail_failed", retryAfterSeconds: 60 },
  );
}

/** What a link is for; null when it was used, has run out or never was. Changes nothing. */
export async function openLink(secret: string, now = new Date()): Promise<OpenLink | null> {
  const row = await db.signInLink.findUnique({ where: { id: sha256(secret) } });
  if (!row || row.expiresAt <= now) return null;
  const { email, userId, returnTo, askedIn, admission, createdAt } = row;
  return {
    email,
    userId,
    returnTo: safeReturnPath(returnTo),
    askedIn,
    admission,
    askedAt: createdAt.toISOString(),
  };
}

/**
 * Uses a link up. Of two requests at once, in any two processes, one deletes its row.
 *
 * @throws {AppError} 400 when it was used, has run out or never was
 */
export async function spendLink(secret: string, now = new Date()): Promise<OpenLink> {
  const link = await openLink(secret, now);
  const { count } = await db.signInLink.deleteMany({
    where: { id: sha256(secret), expiresAt: { gt: now } },
  });
  if (link && count > 0) return link;
  throw badRequest(
    `This link was used already, or it is older than ${LINK_MINUTES} minutes. Please ask for a new one.`,
    { code: "link_used" },
  );
}

/** Forgets links that have run out; once an hour. */
export async function expireLinks(now: Date): Promise<void> {
  await db.signInLink.deleteMany({ where: { expiresAt: { lte: now } } });
}
