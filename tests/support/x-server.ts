import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** An account on X. */
export interface XUser {
  id: string;
  name: string;
  username: string;
  picture?: string;
}

interface Post {
  id: string;
  authorId: string;
  text: string;
  createdAt: Date;
  answers?: string;
}

/** What goes wrong with a request. */
export type XTrouble =
  | { status: number; headers?: Record<string, string> }
  /** The connection ends without an answer; a post is stored before that. */
  | "silent";

const READ = "read-token";
const WRITE = "write-token";
/** The product's account. */
export const BOT: XUser = { id: "1000", name: "Sayso", username: "sayso" };
/** Ids of posts grow with time, beyond what a number holds. */
const FIRST_ID = 1_790_000_000_000_000_000n;

/**
 * The part of X's API v2 that the product uses, as X documents it: newest first, a hundred at most, tokens of
 * pages, texts with `&amp;`, authors who are gone as errors beside the data, and no text posted twice.
 */
export class XServer {
  /** Posts on a page; X takes `max_results` as it is asked. */
  pageSize = 100;
  /** Done once, before a page after the first is listed. */
  beforeNextPage: (() => void) | null = null;
  /** By the kind of request, `mentions`, `tweets` or `post`: what its next ones meet; null for nothing. */
  readonly troubles = new Map<string, (XTrouble | null)[]>();
  /** The queries of the requests so far, with their paths. */
  readonly asked: string[] = [];
  /** Bodies by the paths of pictures. */
  readonly pictures = new Map<string, Uint8Array>();
  readonly #users = new Map<string, XUser>([[BOT.id, BOT]]);
  readonly #posts: Post[] = [];
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response));
  }

  static async start(): Promise<XServer> {
    const server = new XServer();
    await new Promise<void>((resolve) => server.#server.listen(0, "127.0.0.1", resolve));
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** How a client reaches it. */
  get access() {
    return { url: this.url, accountId: BOT.id, bearerToken: READ, writeToken: WRITE };
  }

  /** The environment of a product that reads here. */
  get settings(): Record<string, string> {
    return { X_API_URL: this.url, X_ACCOUNT_ID: BOT.id, X_BEARER_TOKEN: READ };
  }

  /** What the product's account has answered, oldest first: to whom, and with what. */
  get answers(): [to: string, text: string][] {
    return this.#posts.flatMap(({ authorId, answers, text }) =>
      authorId === BOT.id && answers ? [[answers, text] as [string, string]] : [],
    );
  }

  /** Says what goes wrong with the next requests of a kind. */
  trouble(kind: "mentions" | "tweets" | "post", ...next: (XTrouble | null)[]): void {
    this.troubles.set(kind, next);
  }

  /** Nobody has written anything, and nothing is wrong. */
  clear(): void {
    this.#posts.length = 0;
    this.asked.length = 0;
    this.troubles.clear();
    this.pageSize = 100;
    this.beforeNextPage = null;
  }

  join(user: XUser): void {
    this.#users.set(user.id, user);
  }

  /** An account is deleted; its posts may still be listed for a while. */
  leave(userId: string): void {
    this.#users.delete(userId);
  }

  /** Somebody writes a post that mentions the product. @returns its id */
  post(authorId: string, text: string, createdAt = new Date()): string {
    const id = String(FIRST_ID + BigInt(this.#posts.length));
    this.#posts.push({ id, authorId, text, createdAt });
    return id;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search, searchParams } = new URL(request.url ?? "/", this.url);
    let body = "";
    for await (const chunk of request) body += chunk;
    const picture = this.pictures.get(pathname);
    if (picture) return void response.end(picture);
    const [, kind] = /^\/2\/users\/1000\/(mentions|tweets)$/.exec(pathname) ?? [];
    const name = kind ?? (pathname === "/2/tweets" ? "post" : "");
    this.asked.push(name + search);
    const trouble = this.troubles.get(name)?.shift();
    if (trouble && trouble !== "silent") {
      return void response.writeHead(trouble.status, trouble.headers).end('{"title":"trouble"}');
    }
    const token = name === "post" ? WRITE : READ;
    if (request.headers.authorization !== `Bearer ${token}`) return send(response, 401, {});
    const [status, answer] =
      name === "post" ? this.#create(body) : name ? this.#list(name, searchParams) : [404, {}];
    if (trouble === "silent") return void response.destroy();
    send(response, status, answer);
  }

  #create(body: string): [number, object] {
    const sent = JSON.parse(body) as { text: string; reply: { in_reply_to_tweet_id: string } };
    const isAgain = this.answers.some(([, text]) => text === sent.text);
    // "You are not allowed to create a Tweet with duplicate content."
    if (isAgain) return [403, { status: 403, title: "Forbidden" }];
    const id = this.post(BOT.id, sent.text);
    const post = this.#posts.at(-1);
    if (post) post.answers = sent.reply.in_reply_to_tweet_id;
    return [201, { data: { id, text: sent.text } }];
  }

  #list(name: string, query: URLSearchParams): [number, object] {
    const most = Number(query.get("max_results"));
    if (!(most >= 5 && most <= 100)) return [400, { title: "Invalid Request" }];
    const since = BigInt(query.get("since_id") ?? 0);
    const until = query.has("until_id") ? BigInt(query.get("until_id") ?? 0) : null;
    const isListed = ({ id, authorId }: Post) =>
      (authorId === BOT.id) === (name === "tweets") &&
      BigInt(id) > since &&
      (until === null || BigInt(id) < until);
    if (query.has("pagination_token")) {
      this.beforeNextPage?.();
      this.beforeNextPage = null;
    }
    const from = Number(query.get("pagination_token")?.slice("page-".length) ?? 0);
    const all = this.#posts.filter(isListed).reverse();
    const posts = all.slice(from, from + Math.min(most, this.pageSize));
    const next = from + posts.length;
    return [
      200,
      {
        ...(posts.length > 0 ? { data: posts.map(toData) } : {}),
        ...this.#authorsOf(posts, query),
        meta: {
          result_count: posts.length,
          ...(next < all.length ? { next_token: `page-${next}` } : {}),
        },
      },
    ];
  }

  #authorsOf(posts: Post[], query: URLSearchParams): object {
    if (query.get("expansions") !== "author_id") return {};
    const ids = [...new Set(posts.map(({ authorId }) => authorId))];
    const users = ids.flatMap((id) => this.#users.get(id) ?? []);
    const gone = ids.filter((id) => !this.#users.has(id));
    return {
      includes: {
        users: users.map(({ picture, ...user }) => ({
          ...user,
          ...(picture ? { profile_image_url: picture } : {}),
        })),
      },
      ...(gone.length > 0
        ? { errors: gone.map((value) => ({ value, title: "Not Found Error" })) }
        : {}),
    };
  }
}

function toData({ id, authorId, text, createdAt, answers }: Post): object {
  return {
    id,
    author_id: authorId,
    text: text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
    created_at: createdAt.toISOString(),
    ...(answers ? { referenced_tweets: [{ type: "replied_to", id: answers }] } : {}),
  };
}

function send(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(answer));
}
