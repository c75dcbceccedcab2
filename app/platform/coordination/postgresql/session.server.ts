import { EventEmitter } from "node:events";
import pg from "pg";
import { log } from "~/platform/log.server";

/** Waits between tries to connect again, in milliseconds: short ones first, then no longer ones. */
const RETRY_MS = 100;
const RETRY_AT_MOST_MS = 2_000;
/** A line that is dead without having said so is found by asking this often, in milliseconds. */
const PULSE_MS = 10_000;
const ANSWER_WITHIN_MS = 5_000;

interface SessionEvents {
  notification: [payload: string];
  /** Connected, for the first time or again. */
  connected: [];
  /** The connection is gone, with all that belonged to it. */
  lost: [];
}

/**
 * A connection of its own to PostgreSQL, for what belongs to a connection: notifications and advisory
 * locks. It connects with its first use, and again by itself whenever it is lost.
 */
export class Session extends EventEmitter<SessionEvents> {
  readonly #url: string;
  /** What all sessions of the database listen to: what it is about stands in the payload. */
  readonly #channel: string;
  #connecting: Promise<pg.Client> | null = null;
  /** The connection that is in use; any other that ends is no news. */
  #client: pg.Client | null = null;
  #wasConnected = false;
  #isClosed = false;
  /** What was asked last: a connection takes one query at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(url: string, channel: string) {
    super();
    this.setMaxListeners(0);
    this.#url = url;
    this.#channel = channel;
  }

  /** Connects unless it is connected; resolves when it is. */
  async open(): Promise<void> {
    await this.#connected();
  }

  /** @throws what PostgreSQL or the line to it said */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = await this.#connected();
    const asked = this.#last.then(() => client.query<Row>(text, values));
    this.#last = asked.catch(() => {});
    const { rows } = await asked;
    return rows;
  }

  /** Tells all sessions of the database, this one included. At most 8,000 bytes (PostgreSQL's limit). */
  async notify(payload: string): Promise<void> {
    await this.query("SELECT pg_notify($1, $2)", [this.#channel, payload]);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  #connected(): Promise<pg.Client> {
    this.#connecting ??= this.#connect();
    return this.#connecting;
  }

  async #connect(): Promise<pg.Client> {
    for (let wait = RETRY_MS; !this.#isClosed; wait = Math.min(2 * wait, RETRY_AT_MOST_MS)) {
      const client = new pg.Client({
        connectionString: this.#url,
        application_name: "sayso coordination",
        keepAlive: true,
        connectionTimeoutMillis: ANSWER_WITHIN_MS,
        query_timeout: ANSWER_WITHIN_MS,
      });
      let hasEnded = false;
      const end = (error?: unknown) => {
        hasEnded = true;
        this.#lose(client, error);
      };
      client.on("error", end);
      client.on("end", () => end());
      client.on("notification", ({ payload }) => this.emit("notification", payload ?? ""));
      try {
        await client.connect();
        await client.query(`LISTEN ${pg.escapeIdentifier(this.#channel)}`);
        if (hasEnded) throw new Error("The line to PostgreSQL ended while it was opened.");
        this.#client = client;
        this.#last = Promise.resolve();
        this.#wasConnected = true;
        this.#watch(client);
        // After those who wait for the connection have it.
        setImmediate(() => this.emit("connected"));
        return client;
      } catch (error) {
        // At first the start of the server says so itself, and ends.
        const isNews = this.#wasConnected || wait === RETRY_AT_MOST_MS;
        if (isNews) log.warn({ err: error }, "PostgreSQL cannot be reached for coordination");
        await client.end().catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
    throw new Error("The coordination of this process has ended.");
  }

  #watch(client: pg.Client): void {
    const pulse = setInterval(() => {
      const tooLate = new Error(`PostgreSQL did not answer within ${ANSWER_WITHIN_MS} ms.`);
      const late = setTimeout(() => this.#lose(client, tooLate), ANSWER_WITHIN_MS).unref();
      this.query("SELECT 1")
        .catch((error) => this.#lose(client, error))
        .finally(() => clearTimeout(late));
    }, PULSE_MS).unref();
    client.once("end", () => clearInterval(pulse));
  }

  #lose(client: pg.Client, error?: unknown): void {
    if (this.#client !== client) return;
    log.warn({ err: error }, "the line to PostgreSQL was lost; connecting again");
    this.#client = null;
    this.#connecting = null;
    this.emit("lost");
    void client.end().catch(() => {});
    this.#connected().catch(() => {});
  }
}
