import { AppError } from "~/platform/errors";
import { OpenAtOnce } from "~/platform/open-at-once";

/**
 * Publications of one process that go on or wait for their turn. Each holds its picture, of 5 MB at most, and
 * goes on when nobody waits for it any more: what bounds requests does not bound them.
 */
export const PUBLICATIONS_AT_ONCE = { all: 100, project: 3, visitor: 12 };

/** When one that was refused may be tried again, in seconds. */
const RETRY_SECONDS = 30;

/** Keeps count of the publications of a process. */
export class PublicationsAtOnce {
  readonly #open = new OpenAtOnce(PUBLICATIONS_AT_ONCE);

  /**
   * @param of.visitor who publishes, as an opaque name
   * @returns what `work` returned
   * @throws {AppError} 429 when too much is published already, and what `work` threw
   */
  async run<T>(of: { project: string; visitor: string }, work: () => Promise<T>): Promise<T> {
    const leave = this.#open.enter(of);
    if (!leave) throw tooMany();
    try {
      return await work();
    } finally {
      leave();
    }
  }
}

function tooMany(): AppError {
  const { project, visitor } = PUBLICATIONS_AT_ONCE;
  const text = `An app can be published ${project} times at once, and ${visitor} of yours together; as many are under way. What is online stays as it was; publish again when one has ended, or in ${RETRY_SECONDS} seconds.`;
  return new AppError(429, text, { code: "at_once", retryAfterSeconds: RETRY_SECONDS });
}
