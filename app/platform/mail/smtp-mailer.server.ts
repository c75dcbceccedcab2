import { createTransport } from "nodemailer";
import { log } from "../log.server";
import { isMailAddress, safeHeaders } from "./mail-headers";
import type { Mail, Mailer, MailOutcome, Sender } from "./mailer";

/** How long a mail may take, whatever the mail server does, in milliseconds. */
const PATIENCE_MS = 20_000;
/** Of one process at once; mail servers count connections. */
const CONNECTIONS = 3;
/** A connection nobody used for so long is given back. */
const IDLE_MS = 30_000;
/** Mails that wait for a connection. What comes on top is told to come later, and is not kept in memory. */
const WAITING = 500;

interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where they are needed. */
  url: string;
  from: Sender;
  patienceMs?: number;
}

/** Sends mails through a mail server, by SMTP. */
export class SmtpMailer implements Mailer {
  readonly isOn = true;
  readonly #transport;
  readonly #from: Sender;
  readonly #patienceMs: number;
  #waiting = 0;

  constructor({ url, from, patienceMs = PATIENCE_MS }: SmtpSettings) {
    this.#from = from;
    this.#patienceMs = patienceMs;
    this.#transport = createTransport({
      pool: true,
      url,
      maxConnections: CONNECTIONS,
      idleTimeout: IDLE_MS,
      dnsTimeout: patienceMs / 2,
      connectionTimeout: patienceMs / 2,
      greetingTimeout: patienceMs / 2,
      socketTimeout: patienceMs,
      // A mail is text that we write: it never names a file or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // What goes wrong with an idle connection concerns no mail.
    this.#transport.on("error", (error) => log.warn({ err: error }, "the mail server failed"));
  }

  async send(mail: Mail): Promise<MailOutcome> {
    if (!isMailAddress(mail.to)) return "refused";
    if (this.#waiting >= WAITING) return "failed";
    this.#waiting += 1;
    try {
      await this.#deliver(mail);
      return "sent";
    } catch (error) {
      const outcome = outcomeOf(error);
      log.warn({ err: error, outcome }, "a mail was not sent");
      return outcome;
    } finally {
      this.#waiting -= 1;
    }
  }

  close(): void {
    this.#transport.close();
  }

  async #deliver({ to, text, html, ...rest }: Mail): Promise<void> {
    const { subject, headers } = safeHeaders(rest);
    await this.#transport.sendMail({
      from: this.#from,
      // As an object it is taken as it is, never read as a list.
      to: { name: "", address: to },
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      // Nobody's holiday notice shall answer (RFC 3834).
      headers: { "Auto-Submitted": "auto-generated", ...headers },
      signal: AbortSignal.timeout(this.#patienceMs),
    });
  }
}

/** SMTP's 5xx are for good (RFC 5321), if they speak of this mail and not of our own login. */
function outcomeOf(error: unknown): MailOutcome {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isForGood = code === "EENVELOPE" && responseCode !== undefined && responseCode >= 500;
  return isForGood ? "refused" : "failed";
}
