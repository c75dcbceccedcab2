import { newSecret } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { sha256 } from "~/platform/hash.server";
import type { Mailer } from "~/platform/mail/mailer";
import { CONFIRM_HOURS } from "../notification-limits";
import { writeConfirmingMail } from "./confirming-mail";
import type { MailFrequency, MailWish } from "./mail-frequency";

const HOUR_MS = 60 * 60 * 1000;

/** What the writing of mails needs to know of the product, and what sends them. */
export interface MailedBy {
  mailer: Mailer;
  appName: string;
  /** Scheme and host under which the product is known. */
  origin: string;
}

const NOT_CONFIRMED = { confirmedAt: null, confirmKey: null, confirmBefore: null };

/** What somebody has set for mails. */
export async function readMailWish(userId: string, now = new Date()): Promise<MailWish> {
  const row = await db.mailSettings.findUnique({ where: { userId } });
  return {
    address: row?.address ?? (await readVerifiedEmail(userId)) ?? "",
    isConfirmed: Boolean(row?.confirmedAt),
    isWaiting: Boolean(row?.confirmBefore && row.confirmBefore > now),
    frequency: (row?.frequency as MailFrequency | undefined) ?? "never",
  };
}

/**
 * Keeps where mails go and how often. An address that is not known to be the person's own is sent a
 * link first, and nothing else before they have used it; the verified email of the account needs none.
 *
 * @param by.countMailTo counts a mail to an address, and throws where it has had too many
 * @returns whether a link was sent
 * @throws {AppError} 429 when the address was sent too many, 503 when the mail could not be sent
 */
export async function saveMailWish(
  userId: string,
  wish: { address: string; frequency: MailFrequency },
  by: MailedBy & { countMailTo: (address: string) => Promise<void> },
): Promise<{ isLinkSent: boolean }> {
  const { address, frequency } = wish;
  const before = await db.mailSettings.findUnique({ where: { userId } });
  const isConfirmed = before?.address === address && before.confirmedAt !== null;
  const isKnown = isConfirmed || address === (await readVerifiedEmail(userId));
  if (isKnown) {
    const confirmed = { confirmedAt: new Date(), confirmKey: null, confirmBefore: null };
    await keep(userId, { address, frequency, ...confirmed });
    return { isLinkSent: false };
  }
  if (frequency === "never") {
    await keep(userId, { address, frequency, ...NOT_CONFIRMED });
    return { isLinkSent: false };
  }
  await by.countMailTo(address);
  const secret = newSecret();
  const confirmBefore = new Date(Date.now() + CONFIRM_HOURS * HOUR_MS);
  const waiting = { confirmedAt: null, confirmKey: sha256(secret), confirmBefore };
  await keep(userId, { address, frequency, ...waiting });
  const outcome = await by.mailer.send(writeConfirmingMail(address, secret, by));
  if (outcome === "sent") return { isLinkSent: true };
  throw cannotSend(outcome === "refused");
}

/** What a mailed link would confirm; null when it was used, has run out or never was. */
export async function findConfirmation(secret: string, now = new Date()) {
  const row = await db.mailSettings.findUnique({ where: { confirmKey: sha256(secret) } });
  if (!row?.confirmBefore || row.confirmBefore <= now) return null;
  return { address: row.address };
}

/** Confirms an address with the secret that was mailed to it. @returns whether it still held */
export async function confirmAddress(secret: string, now = new Date()): Promise<boolean> {
  const { count } = await db.mailSettings.updateMany({
    where: { confirmKey: sha256(secret), confirmBefore: { gt: now } },
    data: { confirmedAt: now, confirmKey: null, confirmBefore: null },
  });
  return count > 0;
}

/** Ends a person's mails, by the key in each of them. @returns whether there is such a key */
export async function unsubscribe(key: string): Promise<boolean> {
  const row = await db.mailSettings.findUnique({ where: { unsubscribeKey: key } });
  if (!row) return false;
  await keep(row.userId, { address: row.address, frequency: "never" });
  return true;
}

interface Kept {
  address: string;
  frequency: MailFrequency;
  confirmedAt?: Date | null;
  confirmKey?: string | null;
  confirmBefore?: Date | null;
}

/** What was told before counts as sent: nobody is mailed of last week on the day they switch it on. */
async function keep(userId: string, kept: Kept): Promise<void> {
  const now = new Date();
  await db.$transaction([
    db.mailSettings.upsert({
      where: { userId },
      create: { userId, ...kept, unsubscribeKey: newSecret(), digestAt: now },
      update: kept,
    }),
    db.delivery.deleteMany({ where: { userId, channel: "mail" } }),
    db.notification.updateMany({ where: { userId, mailedAt: null }, data: { mailedAt: now } }),
  ]);
}

async function readVerifiedEmail(userId: string): Promise<string | null> {
  const select = { email: true, emailVerified: true } as const;
  const row = await db.user.findUnique({ where: { id: userId }, select });
  return row?.emailVerified ? row.email : null;
}

function cannotSend(isForGood: boolean): AppError {
  if (isForGood) {
    const message = "No mail can be sent to this address. Please check it for a typing mistake.";
    return new AppError(400, message, { fields: { address: message } });
  }
  return new AppError(
    503,
    "The mail could not be sent just now. Your choice was kept; please save it again in a minute.",
    { retryAfterSeconds: 60 },
  );
}
