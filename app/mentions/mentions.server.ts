import { recordAct } from "~/admin/audit/record-act.server";
import { secondsTo } from "~/platform/budget.server";
import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { changeAccount, lasts, readAccount } from "./account/account-row.server";
import { noteFailure, noteRead } from "./account/note-outcome.server";
import { BOT_DISABLED, type BotStatus, foundMentions } from "./mention";
import { readNewMentions } from "./reading/read-mentions.server";
import type { ReplyBy } from "./reading/store-posts.server";
import { type Decision, decideReply } from "./replies/decide-reply.server";
import { postDueReplies } from "./replies/post-due.server";
import { settleUnknown } from "./replies/settle-unknown.server";
import type { XClient } from "./x/x-client.server";
import { XFailure } from "./x/x-failure";

/**
 * Posts on X that mention the product's account, and the bot that answers those that ask for an app. All
 * that it knows is rows: any process may do any of this, one at a time.
 */
export class Mentions {
  readonly #client: XClient | null;
  readonly #by: ReplyBy;

  /** @param options.client null where no account is set up */
  constructor(options: { client: XClient | null; by: ReplyBy }) {
    this.#client = options.client;
    this.#by = options.by;
  }

  /** Whether answers can be posted from here, rather than by hand on X. */
  get canPost(): boolean {
    return this.#client?.canPost ?? false;
  }

  /** Whether the bot reads and answers, and whether it could. */
  async readStatus(): Promise<BotStatus> {
    const account = this.#client && (await readAccount(this.#client.accountId));
    return {
      polling: account?.isOn ?? false,
      enabled: this.#client !== null,
      ...(account?.problem ? { problem: account.problem } : {}),
    };
  }

  /**
   * Starts the bot or stops it.
   *
   * @param adminId whose act that is
   * @param isOn what it shall be; the other of what it is when absent
   * @throws {AppError} 503 where no account is set up
   */
  async toggle(adminId: string, isOn?: boolean): Promise<{ polling: boolean; message: string }> {
    const { accountId } = this.#require();
    const polling = isOn ?? !(await readAccount(accountId))?.isOn;
    await db.$transaction(async (tx) => {
      await changeAccount(accountId, { isOn: polling }, tx);
      const subject = `x-account:${accountId}` as const;
      await recordAct(tx, { adminId, action: "bot.switch", subject, details: { on: polling } });
    });
    return { polling, message: polling ? "Bot started" : "Bot stopped" };
  }

  /**
   * Reads what is new at once, whether the bot is on or not.
   *
   * @throws {AppError} 429 while X limits reading, 502 when it cannot be read, 503 without an account
   */
  async refresh(now: Date): Promise<{ count: number; message: string }> {
    const client = this.#require();
    const account = await readAccount(client.accountId);
    if (account?.pauseReason === "rate_limit" && lasts(account.pausedUntil, now)) {
      throw rateLimited(account.pausedUntil);
    }
    try {
      const count = await this.#read(client, now);
      return { count, message: foundMentions(count) };
    } catch (error) {
      if (!(error instanceof XFailure)) throw error;
      if (error.kind === "rate_limit") throw rateLimited(error.until ?? now);
      throw new AppError(502, `${error.message} What was read before is still here.`);
    }
  }

  /** What the bot does when its turn comes: reads unless X is to be left alone, and answers. */
  async takeTurn(now: Date): Promise<void> {
    const client = this.#client;
    if (!client) return;
    const account = await readAccount(client.accountId);
    try {
      if (account?.isOn && !lasts(account.pausedUntil, now)) await this.#read(client, now);
      await settleUnknown(client, now);
    } catch (error) {
      // It is kept with the account, and told on its page.
      if (!(error instanceof XFailure)) throw error;
    }
    const { isOn, postsPausedUntil } = (await readAccount(client.accountId)) ?? {};
    if (isOn && client.canPost && !lasts(postsPausedUntil, now)) await postDueReplies(client, now);
  }

  /** Does what an administrator decided of a draft. @throws {AppError} */
  decide(decision: Decision, now: Date): Promise<string> {
    return decideReply(this.#require(), decision, now);
  }

  /** One look at a time, in whichever process: two would ask for the same pages. */
  #read(client: XClient, now: Date): Promise<number> {
    return lock.run(`x-mentions:${client.accountId}`, async () => {
      try {
        const count = await readNewMentions(client, this.#by);
        await noteRead(client.accountId, now);
        return count;
      } catch (error) {
        if (error instanceof XFailure) await noteFailure(client.accountId, error, now);
        throw error;
      }
    });
  }

  #require(): XClient {
    if (!this.#client) throw new AppError(503, BOT_DISABLED, { code: "bot_disabled" });
    return this.#client;
  }
}

function rateLimited(until: Date): AppError {
  const seconds = secondsTo(until.getTime());
  const minutes = Math.ceil(seconds / 60);
  const message = `The rate limit of X is reached. It ends in ${minutes} minute${minutes === 1 ? "" : "s"}; what was read before is still here.`;
  return new AppError(429, message, { code: "rate_limit", retryAfterSeconds: seconds });
}
