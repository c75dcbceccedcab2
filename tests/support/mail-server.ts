import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";

/** A mail as it arrived: read again from the bytes that came over the line. */
export interface ArrivedMail extends Email {
  /** Whom the sender named to the server, whatever the headers say. */
  recipients: string[];
  /** The bytes as text. */
  raw: string;
}

/** Whose mails nobody ever takes. */
export const UNKNOWN_ADDRESS = "nobody@unknown.example";

/** A mail server that speaks SMTP and keeps what it is sent. */
export class MailServer {
  /** What is wrong with it at the moment, if anything: `busy` asks to come later, `silent` says nothing. */
  mood: "well" | "busy" | "silent" = "well";
  readonly mails: ArrivedMail[] = [];
  readonly #server: SMTPServer;
  readonly #arrivals = new EventTarget();

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      logger: false,
      onConnect: (_session, callback) => {
        if (this.mood !== "silent") callback();
      },
      onRcptTo: ({ address }, _session, callback) => callback(this.#refusalOf(address)),
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on(
          "end",
          () => void this.#keep(Buffer.concat(chunks), session).then(() => callback()),
        );
      },
    });
    // Clients that leave in the middle are what some tests are about.
    this.#server.on("error", () => {});
  }

  static async start(): Promise<MailServer> {
    const mailServer = new MailServer();
    const listener = mailServer.#server.listen(0, "127.0.0.1");
    await once(listener, "listening");
    return mailServer;
  }

  get url(): string {
    const { port } = this.#server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  /** The environment of a product that sends its mails here. */
  get settings(): Record<string, string> {
    return { SMTP_URL: this.url, MAIL_FROM: "Sayso <hello@sayso.example>" };
  }

  /** The latest mail to an address; waits for one. The test's own time limit ends a wait in vain. */
  async mailTo(address: string): Promise<ArrivedMail> {
    for (;;) {
      const found = this.mailsTo(address).at(-1);
      if (found) return found;
      await once(this.#arrivals, "mail");
    }
  }

  /** All mails to an address, in order. */
  mailsTo(address: string): ArrivedMail[] {
    return this.mails.filter(({ recipients }) => recipients.includes(address));
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  #refusalOf(address: string): Error | null {
    if (this.mood === "busy") return refusal(451, "Please come later.");
    return address === UNKNOWN_ADDRESS ? refusal(550, "There is no such person.") : null;
  }

  async #keep(bytes: Buffer, { envelope }: SMTPServerSession): Promise<void> {
    const email = await PostalMime.parse(bytes);
    const recipients = envelope.rcptTo.map(({ address }) => address);
    this.mails.push({ ...email, recipients, raw: bytes.toString() });
    this.#arrivals.dispatchEvent(new Event("mail"));
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
