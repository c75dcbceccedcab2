import type { z } from "zod";
import { readBounded } from "~/platform/bounded-body";
import { type Clock, systemClock } from "~/platform/clock";
import { AT_ONCE, isWithin } from "~/platform/json-bounds";
import { createdSchema, mentionsSchema, ownPostsSchema, toPosts, type XPost } from "./x-answers";
import { endOfLimit, XFailure } from "./x-failure";

/** How X is reached. */
export interface XAccess {
  /** Where its API is, without a slash at the end. */
  url: string;
  /** The account whose mentions are read. */
  accountId: string;
  /** Reads. */
  bearerToken: string;
  /** Posts in the account's name; absent where nothing is posted. */
  writeToken?: string | undefined;
  clock?: Clock;
}

/** Which posts are asked for: later than one, earlier than another, and where a list goes on. */
export interface XRange {
  sinceId?: string | null;
  untilId?: string | null;
  pageToken?: string | null;
}

/** How long X may take, in milliseconds. */
const PATIENCE_MS = 15_000;
/** The largest answer that is read, in bytes: a hundred long posts and their authors, many times. */
const ANSWER_BYTES = 4_000_000;
/** The most that X lists at once. */
const PAGE = 100;

/** The part of X's API v2 that reads mentions of an account and answers them. */
export class XClient {
  readonly accountId: string;
  readonly canPost: boolean;
  readonly #access: XAccess;
  readonly #clock: Clock;

  constructor(access: XAccess) {
    this.accountId = access.accountId;
    this.canPost = Boolean(access.writeToken);
    this.#access = access;
    this.#clock = access.clock ?? systemClock;
  }

  /**
   * One page of the posts that mention the account, newest first.
   *
   * @returns with where the list goes on; null at its end
   * @throws {XFailure}
   */
  async readMentions(range: XRange): Promise<{ posts: XPost[]; nextToken: string | null }> {
    const query = rangeQuery(range);
    query.set("expansions", "author_id");
    query.set("user.fields", "profile_image_url,username,name");
    query.set("tweet.fields", "created_at");
    const answer = await this.#ask(`mentions?${query}`, mentionsSchema);
    return { posts: toPosts(answer), nextToken: answer.meta.next_token ?? null };
  }

  /**
   * One page of the account's own posts, newest first, by what they answer.
   *
   * @throws {XFailure}
   */
  async readOwnPosts(range: XRange) {
    const query = rangeQuery(range);
    query.set("tweet.fields", "referenced_tweets");
    const { data, meta } = await this.#ask(`tweets?${query}`, ownPostsSchema);
    const posts = data.map(({ id, referenced_tweets: named }) => ({
      id,
      answers: named.find(({ type }) => type === "replied_to")?.id ?? null,
    }));
    return { posts, nextToken: meta.next_token ?? null };
  }

  /**
   * Answers a post in the account's name.
   *
   * @returns the id of the answer
   * @throws {XFailure} of kind `unknown` where it may have been posted all the same
   */
  async reply(text: string, toId: string): Promise<string> {
    const body = JSON.stringify({ text, reply: { in_reply_to_tweet_id: toId } });
    const { writeToken = "" } = this.#access;
    const { data } = await this.#send("/2/tweets", createdSchema, { token: writeToken, body });
    return data.id;
  }

  #ask<Schema extends z.ZodTypeAny>(path: string, schema: Schema): Promise<z.output<Schema>> {
    const { accountId, bearerToken: token } = this.#access;
    return this.#send(`/2/users/${accountId}/${path}`, schema, { token });
  }

  async #send<Schema extends z.ZodTypeAny>(
    path: string,
    schema: Schema,
    { token, body }: { token: string; body?: string },
  ): Promise<z.output<Schema>> {
    const headers = {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    };
    let answer: Response;
    let text: string;
    try {
      answer = await fetch(this.#access.url + path, {
        method: body === undefined ? "GET" : "POST",
        headers,
        // A followed redirect could carry the token elsewhere.
        redirect: "manual",
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body === undefined ? {} : { body }),
      });
      text = (await readBounded(answer.body, ANSWER_BYTES)).toString("utf8");
    } catch (cause) {
      throw new XFailure("unknown", "X could not be reached.", { cause });
    }
    if (!answer.ok) throw this.#failureOf(answer);
    const parsed = schema.safeParse(parseOrNull(text));
    if (!parsed.success) throw new XFailure("unknown", "X sent an answer that cannot be read.");
    return parsed.data;
  }

  #failureOf({ status, headers }: Response): XFailure {
    if (status === 429) {
      const until = endOfLimit(headers.get("x-rate-limit-reset"), this.#clock.now());
      return new XFailure("rate_limit", "The rate limit of X is reached.", { status, until });
    }
    if (status === 401) {
      return new XFailure("refused", "X did not accept the token.", { status });
    }
    if (status >= 400 && status < 500) {
      return new XFailure("refused", `X refused it with status ${status}.`, { status });
    }
    return new XFailure("unknown", `X answered with status ${status}.`, { status });
  }
}

function rangeQuery({ sinceId, untilId, pageToken }: XRange): URLSearchParams {
  const query = new URLSearchParams({ max_results: String(PAGE) });
  if (sinceId) query.set("since_id", sinceId);
  if (untilId) query.set("until_id", untilId);
  if (pageToken) query.set("pagination_token", pageToken);
  return query;
}

function parseOrNull(text: string): unknown {
  try {
    return isWithin(text, AT_ONCE) ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
