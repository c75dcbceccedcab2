import pg from "pg";

/** How long a connection may take to open, or to be had from the pool, in milliseconds. */
const CONNECT_MS = 10_000;
/** After this PostgreSQL itself ends a statement: none of ours takes a tenth of it. */
const STATEMENT_MS = 10_000;
/** After this nobody waits any more for an answer; later, so that PostgreSQL comes first where it still hears. */
const ANSWER_MS = 12_000;
/** What the driver says then. */
const NO_ANSWER = "Query read timeout";

/**
 * Connections to PostgreSQL on which nothing waits for ever: not for a database that is busy, nor on
 * a line that swallows what is sent. Parameters of the address come first, e.g. `?query_timeout=60000`.
 */
export function openPool(url: string): pg.Pool {
  return new pg.Pool({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    Client: impatientClient() as unknown as new () => pg.ClientBase,
  });
}

/**
 * Hangs up when an answer does not come: what a transaction has open would otherwise go back to the
 * pool, and the next statement would wait, or run in that transaction. Made when a pool is opened: servers
 * on SQLite never load the driver.
 */
function impatientClient() {
  return class extends pg.Client {
    // biome-ignore lint/suspicious/noExplicitAny: the driver's own method has nine signatures
    override query(...asked: any[]): any {
      const answer = (super.query as (...asked: unknown[]) => unknown).apply(this, asked);
      if (answer instanceof Promise) {
        answer.catch((error: Error) => {
          if (error.message === NO_ANSWER) this.#hangUp();
        });
      }
      return answer;
    }

    #hangUp(): void {
      const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
      // Whoever had the connection may have left it by now, and its end is no news.
      this.on("error", () => {});
      connection.stream.destroy();
    }
  };
}
