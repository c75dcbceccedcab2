import { db } from "~/platform/db.server";
import { nextMailAt } from "../deliveries.server";
import {
  type ClaimedDelivery,
  deliverDue,
  finish,
  postpone,
  retryLater,
} from "../due-deliveries.server";
import { MAIL_WAIT_MS, MOST_IN_A_MAIL, ONLINE_MS, SENT_WITHIN_MS } from "../notification-limits";
import { isOnline } from "../online.server";
import { leaveOutGone } from "../sources.server";
import { nextMailFrom } from "./mail-pace.server";
import type { MailedBy } from "./mail-settings.server";
import { writeNotificationMail } from "./notification-mail";

/** As many as the mail server's connections take, and some that are read meanwhile. */
const PEOPLE_AT_ONCE = 6;

/**
 * Mails people what they have not read here. What a mail tells is marked before it is sent, so that
 * no process ever sends it twice: one that is killed in between has sent it or not, and the list has
 * it in any case.
 */
export async function sendDueMails(by: MailedBy, now: Date): Promise<void> {
  if (!by.mailer.isOn) return;
  await deliverDue({ channel: "mail", now, atOnce: PEOPLE_AT_ONCE }, (claimed) =>
    sendMailTo(claimed, by, now),
  );
}

async function sendMailTo(claimed: ClaimedDelivery, by: MailedBy, now: Date): Promise<void> {
  const { userId } = claimed;
  const settings = await db.mailSettings.findUnique({ where: { userId } });
  if (!settings?.confirmedAt || settings.frequency === "never") {
    return finish(claimed, async () => null);
  }
  if (await isOnline(userId, now)) return postpone(claimed, new Date(now.getTime() + ONLINE_MS));
  const isDigest = settings.frequency === "daily";
  const from = await nextMailFrom(settings, now);
  if (from > now) return postpone(claimed, from);
  const pending = await readPending(userId, isDigest ? now : ago(now, MAIL_WAIT_MS), now);
  await db.notification.updateMany({
    where: { id: { in: pending.map(({ id }) => id) } },
    data: { mailedAt: now },
  });
  const told = await leaveOutGone(pending);
  if (told.length > 0) {
    const { address: to, unsubscribeKey } = settings;
    const letter = { to, unsubscribeKey, notifications: told, isDigest, ...by };
    const outcome = await by.mailer.send(writeNotificationMail(letter));
    if (outcome === "refused") return stopMails(claimed);
    if (outcome !== "sent") {
      await takeBack(pending.map(({ id }) => id));
      await retryLater(claimed, now);
      return;
    }
    await db.mailSettings.updateMany({ where: { userId }, data: { digestAt: now } });
  }
  const wish = {
    frequency: settings.frequency,
    digestAt: told.length > 0 ? now : settings.digestAt,
  };
  await finish(claimed, async () => {
    const [left] = await readPending(userId, now, now);
    return left ? nextMailAt(wish, now) : null;
  });
}

/** What somebody has neither read nor been mailed of, oldest first. */
function readPending(userId: string, until: Date, now: Date) {
  return db.notification.findMany({
    where: {
      userId,
      readAt: null,
      mailedAt: null,
      createdAt: { gt: ago(now, SENT_WITHIN_MS), lte: until },
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MOST_IN_A_MAIL,
  });
}

async function takeBack(ids: readonly string[]): Promise<void> {
  await db.notification.updateMany({ where: { id: { in: [...ids] } }, data: { mailedAt: null } });
}

/** The mail server says that nobody has this address: nothing more is sent until it is confirmed anew. */
async function stopMails(claimed: ClaimedDelivery): Promise<void> {
  await db.mailSettings.updateMany({
    where: { userId: claimed.userId },
    data: { confirmedAt: null },
  });
  await finish(claimed, async () => null);
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
