import { oneLine } from "~/platform/mail/mail-headers";
import type { Mail } from "~/platform/mail/mailer";
import { confirmMailPath } from "~/platform/urls";
import { CONFIRM_HOURS } from "../notification-limits";

/** The mail that asks whether notifications may come to its address. */
export function writeConfirmingMail(
  address: string,
  secret: string,
  { appName, origin }: { appName: string; origin: string },
): Mail {
  const name = oneLine(appName, 40);
  return {
    to: address,
    subject: `Confirm mails from ${name}`,
    text: [
      `Somebody asked ${name} to send notifications to ${address}. If that was you, confirm it here:`,
      "",
      `${origin}${confirmMailPath(secret)}`,
      "",
      `The link works once, within ${CONFIRM_HOURS} hours.`,
      "",
      "If it was not you, ignore this mail: without the link nothing more is sent here.",
      "",
    ].join("\n"),
  };
}
