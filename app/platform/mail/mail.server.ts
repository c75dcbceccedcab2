import { env } from "../env.server";
import type { Mailer } from "./mailer";
import { SmtpMailer } from "./smtp-mailer.server";

/** Where no mail server is set up. */
const noMailer: Mailer = { isOn: false, send: async () => "off", close: () => {} };

/** This process's way to send mails. It connects to nothing before the first of them. */
export const mailer: Mailer =
  env.SMTP_URL && env.MAIL_FROM
    ? new SmtpMailer({ url: env.SMTP_URL, from: { name: env.APP_NAME, ...env.MAIL_FROM } })
    : noMailer;
