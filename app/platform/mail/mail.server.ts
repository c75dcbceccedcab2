import { env } from "../env.server";
import { settings } from "../settings/settings.server";
import type { Mailer, Sender } from "./mailer";
import { SmtpMailer } from "./smtp-mailer.server";

/** Where no mail server is set up. */
const noMailer: Mailer = { isOn: false, send: async () => "off", close: () => {} };

/** This process's way to send mails. It connects to nothing before the first of them. */
export const mailer: Mailer =
  env.SMTP_URL && env.MAIL_FROM
    ? new SmtpMailer({ url: env.SMTP_URL, from: senderOf(env.MAIL_FROM) })
    : noMailer;

/** Without a name of its own it is the product's, which a page may change. */
function senderOf({ name, address }: NonNullable<typeof env.MAIL_FROM>): Sender {
  return {
    address,
    get name() {
      return name ?? settings.APP_NAME;
    },
  };
}
