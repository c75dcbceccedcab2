import { oneLine } from "~/platform/mail/mail-headers";
import type { Mail } from "~/platform/mail/mailer";
import { notificationSettingsPath, notificationsPath, unsubscribePath } from "~/platform/urls";

/** What a mail tells of one thing. */
export interface MailedNotification {
  title: string;
  excerpt: string;
  /** On this product. */
  path: string;
}

interface Letter {
  to: string;
  unsubscribeKey: string;
  notifications: readonly MailedNotification[];
  isDigest: boolean;
  appName: string;
  origin: string;
}

/**
 * The mail of one or several notifications. Mail programs offer to unsubscribe with one press
 * (RFC 8058): they post to the address in its header.
 */
export function writeNotificationMail(letter: Letter): Mail {
  const { to, notifications, origin, unsubscribeKey } = letter;
  const away = `${origin}${unsubscribePath(unsubscribeKey)}`;
  return {
    to,
    subject: subjectOf(letter),
    text: [
      ...notifications.flatMap((notification) => linesOf(notification, origin)),
      `All notifications: ${origin}${notificationsPath}`,
      `How often you get mail: ${origin}${notificationSettingsPath}`,
      `No more of these mails: ${away}`,
      "",
    ].join("\n"),
    headers: {
      "List-Unsubscribe": `<${away}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

function subjectOf({ notifications, isDigest, appName }: Letter): string {
  const [first] = notifications;
  if (notifications.length === 1 && first && !isDigest) return first.title;
  const count = notifications.length;
  const what = `${count} new notification${count === 1 ? "" : "s"}`;
  return `${what} on ${oneLine(appName, 40)}`;
}

function linesOf({ title, excerpt, path }: MailedNotification, origin: string): string[] {
  return [title, ...(excerpt ? [`> ${excerpt}`] : []), `${origin}${path}`, ""];
}
