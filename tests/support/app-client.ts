import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { EventReader } from "./event-reader";
import { type FormPart, MULTIPART, multipartBody } from "./multipart-form";

/** An answer of the product; `body` is the parsed JSON, where it is JSON. */
export interface AppAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  body: any;
}

interface Sent {
  body?: string | Buffer | undefined;
  headers?: Record<string, string>;
  /** Ends the connection, as a closed tab does. */
  signal?: AbortSignal | undefined;
}

/**
 * One browser, as far as HTTP goes: a cookie jar and the requests that carry it, from an address of
 * this machine. All of 127.0.0.0/8 are (on Linux), so that each browser can have a network of its own.
 */
export class AppClient {
  constructor(
    private readonly port: number,
    readonly cookies = new Map<string, string>(),
    private readonly from?: string,
  ) {}

  /** The same browser, talking to another process of the same installation. */
  at({ port }: { port: number }): AppClient {
    return new AppClient(port, this.cookies, this.from);
  }

  /** Another browser, with the cookies that this one has now. */
  copy(): AppClient {
    return new AppClient(this.port, new Map(this.cookies), this.from);
  }

  /** Any request. Redirects are not followed. */
  async request(method: string, path: string, sent: Sent = {}): Promise<AppAnswer> {
    const incoming = await this.#open(method, path, sent);
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const text = bytes.toString("utf8");
    return {
      status: incoming.statusCode ?? 0,
      headers: incoming.headers,
      text,
      bytes,
      body: parse(incoming.headers, text),
    };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<AppAnswer> {
    return this.request("GET", path, { headers });
  }

  /** A JSON call as the product's own pages make it. */
  json(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<AppAnswer> {
    if (body === undefined) return this.request(method, path, { headers });
    return this.request(method, path, {
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  }

  /** A plain form, as a browser without JavaScript sends it. */
  form(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<AppAnswer> {
    return this.request("POST", path, {
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
  }

  /** A form that can hold files, as a browser without JavaScript sends it. */
  multipart(
    path: string,
    parts: FormPart[],
    headers: Record<string, string> = {},
  ): Promise<AppAnswer> {
    return this.request("POST", path, {
      body: multipartBody(parts),
      headers: { "content-type": MULTIPART, ...headers },
    });
  }

  /** Opens a stream of events. @throws {Error} when the answer is none */
  async events(method: "GET" | "POST", path: string, body?: unknown, headers = {}) {
    const incoming = await this.#open(method, path, {
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        accept: "text/event-stream",
        ...headers,
      },
    });
    const type = incoming.headers["content-type"] ?? "";
    if (incoming.statusCode !== 200 || !type.startsWith("text/event-stream")) {
      let text = "";
      for await (const chunk of incoming) text += chunk;
      throw new Error(`No stream but ${incoming.statusCode}: ${text}`);
    }
    return new EventReader(incoming);
  }

  /** Sends a chat message and reads its answer as a stream. */
  send(projectId: string, content: string, more: object = {}): Promise<EventReader> {
    return this.events("POST", `/api/projects/${projectId}/chat/send`, { content, ...more });
  }

  /** Follows the answer of a project. */
  follow(projectId: string, lastEventId?: string): Promise<EventReader> {
    const headers = lastEventId ? { "last-event-id": lastEventId } : {};
    return this.events("GET", `/api/projects/${projectId}/chat/stream`, undefined, headers);
  }

  #open(
    method: string,
    path: string,
    { body, headers = {}, signal }: Sent,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const outgoing = request({
        host: "127.0.0.1",
        port: this.port,
        ...(this.from ? { localAddress: this.from } : {}),
        ...(signal ? { signal } : {}),
        method,
        path,
        headers: {
          host: `localhost:${this.port}`,
          ...(cookie ? { cookie } : {}),
          ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
          ...headers,
        },
      });
      outgoing.on("error", (error) => {
        // The server has closed a connection on which nothing was asked for seconds, as a browser finds too.
        const isStale = outgoing.reusedSocket && "code" in error && error.code === "ECONNRESET";
        if (isStale && method === "GET") resolve(this.#open(method, path, { headers, signal }));
        else reject(error);
      });
      outgoing.on("response", (incoming) => {
        for (const line of incoming.headers["set-cookie"] ?? []) this.#keep(line);
        resolve(incoming);
      });
      outgoing.end(body);
    });
  }

  #keep(line: string): void {
    const [pair = ""] = line.split(";");
    const equals = pair.indexOf("=");
    const name = pair.slice(0, equals);
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(equals + 1));
  }
}

function parse(headers: IncomingHttpHeaders, text: string): unknown {
  return (headers["content-type"] ?? "").includes("json") && text !== ""
    ? JSON.parse(text)
    : undefined;
}
