/** A mail to one person. */
export interface Mail {
  /** One address, without a name: `ann@example.com`. */
  to: string;
  /** One line. What would break the line is taken out, and what is too long is cut. */
  subject: string;
  text: string;
  /** The same as a page, for those who read it so. */
  html?: string;
  /** Further headers, such as `List-Unsubscribe`. Those that say who writes to whom are the mailer's. */
  headers?: Record<string, string>;
}

/**
 * What became of a mail.
 *
 * - `sent`: the mail server has taken it.
 * - `off`: no mail server is set up.
 * - `refused`: it will never be taken: no address, or one that the mail server does not know.
 * - `failed`: the mail server could not be reached, or asks to try later.
 */
export type MailOutcome = "sent" | "off" | "refused" | "failed";

/** What sends mails. It never throws: a mail that cannot be sent costs nobody what they did. */
export interface Mailer {
  /** Whether a mail server is set up, so that what needs one can be offered. */
  readonly isOn: boolean;
  send(mail: Mail): Promise<MailOutcome>;
  /** Lets go of the mail server; mails that wait are dropped. */
  close(): void;
}

/** Who a mail is from. */
export interface Sender {
  name: string;
  address: string;
}
