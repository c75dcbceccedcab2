import { env } from "~/platform/env.server";
import { oneLine } from "~/platform/mail/mail-headers";
import type { Mail } from "~/platform/mail/mailer";
import { settings } from "~/platform/settings/settings.server";
import { mailedLinkPath } from "~/platform/urls";
import { clockTime } from "~/platform/write-dates";
import { LINK_MINUTES } from "./mailed-link-rules";
import type { LinkRequest } from "./mailed-links.server";

/**
 * The mail that a link comes in. It says where it was asked for, so that nobody uses one that
 * somebody else has asked for.
 */
export function writeLinkMail(
  { email, userId, askedIn }: LinkRequest,
  { secret, now }: { secret: string; now: Date },
): Mail {
  const name = oneLine(settings.APP_NAME, 40);
  const what = userId
    ? `Confirm that ${email} is yours, and add it to your ${name} account:`
    : `Log in to ${name} as ${email}:`;
  return {
    to: email,
    subject: userId ? `Confirm your email for ${name}` : `Log in to ${name}`,
    text: [
      what,
      "",
      `${env.APP_URL}${mailedLinkPath(secret)}`,
      "",
      `The link works once, within ${LINK_MINUTES} minutes, in any browser.`,
      `It was asked for at ${clockTime(now)} UTC, in ${askedIn}.`,
      "",
      "If that was not you, ignore this mail: nothing happens without the link, and do not pass it on.",
      "",
    ].join("\n"),
  };
}
